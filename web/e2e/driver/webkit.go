//go:build !js

package driver

import "context"

func startWebKit(ctx context.Context, options Options) (Browser, error) {
	return nil, ErrUnsupported
}
