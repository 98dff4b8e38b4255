import { expect, it } from 'vitest'
import { RunLines } from './run-lines.ts'

const lineOf = (seq: number) => `line ${seq}\n`
const linesAfter = (seq: number, last: number) =>
  Array.from({ length: last - seq }, (_, at) => lineOf(seq + at + 1)).join('')

/** So many lines as they come. */
function taken(count: number) {
  const lines = new RunLines()
  for (let seq = 1; seq <= count; seq++) lines.push(lineOf(seq))
  return lines
}

it.each([0, 1, 255, 256, 257, 1000])('of %i lines those after any number are told', (count) => {
  const lines = taken(count)
  for (let seq = 0; seq <= count; seq++) expect(lines.after(seq)).toBe(linesAfter(seq, count))
})

it('they come in pieces of whole lines that leave nothing out', () => {
  const lines = taken(1000)
  let told = ''
  for (let seq = 0; seq < 1000; ) {
    const piece = lines.piece(seq, 100)
    expect(piece.lines.length).toBeLessThan(120)
    expect(piece.upTo).toBeGreaterThan(seq)
    told += piece.lines
    seq = piece.upTo
  }
  expect(told).toBe(linesAfter(0, 1000))
})

it('what is stored elsewhere goes but for the last of it, and what is not stays', () => {
  const lines = new RunLines()
  const long = `${'x'.repeat(1023)}\n`
  for (let seq = 1; seq <= 4096; seq++) lines.push(long)
  lines.drop(1024)
  expect(lines.dropped).toBe(1024)
  lines.drop(4096)
  // A quarter of a megabyte.
  expect(lines.dropped).toBe(4096 - 256)
  expect(lines.after(lines.dropped)).toHaveLength(256 * 1024)
  expect(lines.after(4000)).toHaveLength(96 * 1024)
})
