// Reads JSON lines, {code, link, json}, and answers each with the results of other
// projects' code.
import { createInterface } from 'node:readline'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const from = createRequire(pathToFileURL(process.cwd() + '/'))
const LZString = from('lz-string')
const formats = await import(pathToFileURL(from.resolve('sudoku-formats')).href)
const { decodeSudoku, encodeSudoku, SudokuDataFormat } = formats.default ?? formats

for await (const line of createInterface({ input: process.stdin })) {
  const { code, link, json } = JSON.parse(line)
  const decoded = await decodeSudoku(link, false) // no network
  const digits = Array(81).fill('.')
  for (const [i, { value, given }] of (decoded.constraints?.grid ?? []).flat().entries()) {
    if (given) digits[i] = String(value)
  }
  const again = decoded.constraints &&
    encodeSudoku({ constraints: decoded.constraints, format: SudokuDataFormat.Fpuzzles })
  console.log(JSON.stringify({
    unpacked: LZString.decompressFromBase64(code) ?? '',
    packed: LZString.compressToBase64(json),
    digits: digits.join(''),
    link: again?.url ?? '',
    error: decoded.error ?? '',
  }))
}
