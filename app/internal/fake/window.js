// Provides the parts of a browser's window that the tests need under Node. Each run of
// this file makes a new window. It records calls in log, and answers as set in fake.

globalThis.log = [];
globalThis.fake = {
  elements: {}, // by selector
  forbidden: [], // properties of the window that throw
  shared: null, // the answer of navigator.share; null for a browser without it
  copies: true, // whether copying a text succeeds
  held: [], // names of locks that other tabs hold; null for a browser without locks
  refused: null, // the name of the error that writing to a database returns
  databases: {},
  delay: 0, // before a database opens
};

const define = (name, value) => Object.defineProperty(globalThis, name, {
  configurable: true,
  get() {
    if (fake.forbidden.includes(name)) {
      throw new DOMException("The operation is insecure.", "SecurityError");
    }
    return value;
  },
});

// Events, with any fields.
const heard = new EventTarget();
define("addEventListener", (...args) => heard.addEventListener(...args));
define("dispatchEvent", (event) => heard.dispatchEvent(event));
fake.dispatch = (type, fields) => {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(event, name, { value });
  }
  heard.dispatchEvent(event);
  return event.defaultPrevented;
};

// An element matches the selectors in its field selectors, and lies within elements
// that match those in its field within.
fake.element = (fields = {}) => ({
  selectors: [], within: [], top: 0, style: {}, isConnected: true,
  matches(selector) { return this.selectors.includes(selector); },
  closest(selector) { return this.within.includes(selector) ? this : null; },
  getBoundingClientRect() { return { top: this.top }; },
  scrollIntoView() { log.push(`scroll from ${this.top}`); this.top = 0; },
  focus() { log.push("focus"); },
  click() { log.push(`click ${this.download}`); },
  ...fields,
});
const find = (selector) => fake.elements[selector] ?? null;
define("document", {
  body: fake.element(), documentElement: fake.element(), visibilityState: "visible",
  querySelector: find,
  getElementById: (id) => find("#" + id),
  createElement: () => fake.element(),
  addEventListener: () => {},
});

// Animation frames run when the test says so.
let frames = [];
define("requestAnimationFrame", (f) => { frames.push(f); });
fake.frame = () => { const now = frames; frames = []; now.forEach((f) => f(0)); };

fake.go = (address) => {
  const { href, origin, pathname, search, hash } = new URL(address, "https://sudoku.example/");
  Object.assign(location, { href, origin, pathname, search, hash });
};
define("location", {});
define("history", { replaceState(_, title, address) { log.push(`address ${address}`); fake.go(address); } });
fake.go("/");

const newStorage = () => {
  const texts = new Map();
  return {
    get length() { return texts.size; },
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, value) {
      if (fake.refused) {
        throw new DOMException("It is full.", fake.refused);
      }
      texts.set(key, value);
    },
    removeItem: (key) => texts.delete(key),
    key: (i) => [...texts.keys()][i] ?? null,
  };
};
define("localStorage", newStorage());
define("sessionStorage", newStorage());

const soon = (f) => setTimeout(f, 0);
define("navigator", {
  get clipboard() {
    return fake.copies === null ? undefined : {
      async writeText(text) {
        if (!fake.copies) {
          throw new DOMException("No.", "NotAllowedError");
        }
        log.push(`copy ${text}`);
      },
    };
  },
  get locks() {
    return fake.held && {
      async request(name, options, granted) {
        if (fake.held.includes(name)) {
          return granted(null);
        }
        fake.held.push(name);
        await granted({ name });
        fake.held = fake.held.filter((other) => other !== name);
      },
    };
  },
});

// Databases, as in the Indexed Database API, with tables of strings.
const answer = (request, result, error) => soon(() => {
  Object.assign(request, { result, error });
  error ? request.onerror?.() : request.onsuccess?.();
});
define("indexedDB", {
  open(name, version) {
    const request = {};
    setTimeout(() => {
      const base = fake.databases[name] ??= { version: 0, tables: {} };
      if (base.version > version) {
        answer(request, undefined, new DOMException("It is newer.", "VersionError"));
        return;
      }
      const db = {
        objectStoreNames: { contains: (table) => table in base.tables },
        createObjectStore: (table) => { base.tables[table] = new Map(); log.push(`table ${table}`); },
        transaction: () => transaction(base),
        close: () => log.push(`close ${name}`),
      };
      fake.opened = db;
      request.result = db;
      if (base.version < version) {
        base.version = version;
        request.onupgradeneeded();
      }
      answer(request, db);
    }, fake.delay);
    return request;
  },
});

function transaction(base) {
  let refused = null; // the error of a write, which aborts the transaction
  const whole = {
    commit: () => log.push("commit"),
    objectStore(name) {
      const table = base.tables[name];
      const ask = (result) => {
        const request = {};
        answer(request, result);
        return request;
      };
      return {
        transaction: whole,
        get: (id) => ask(table.get(id)),
        getAll: () => ask([...table.values()]),
        put(value, id) {
          refused ||= fake.refused;
          return ask(refused || table.set(id, value));
        },
        delete: (id) => ask(table.delete(id)),
      };
    },
  };
  soon(() => soon(() => {
    if (refused) {
      whole.error = new DOMException("It is full.", refused);
      whole.onabort();
      return;
    }
    whole.oncomplete();
  }));
  return whole;
}
