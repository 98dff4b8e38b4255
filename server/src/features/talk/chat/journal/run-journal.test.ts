import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventLine } from './event-lines.ts'
import { createRunJournal } from './run-journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, '7.ndjson')
const words = Array.from({ length: 60 }, (_, at) => `word ${at} 二 \u{1F600}`)
const events: ChatEvent[] = words.map((text, at) => ({ type: 'text-delta', seq: at + 1, text }))
const linesOf = (given: readonly ChatEvent[]) =>
  given.map((event) => eventLine(event, event.seq)).join('')

async function read() {
  const found: ChatEvent[] = []
  let lost = 0
  for await (const event of createRunJournal(folder).read(7))
    if (event) found.push(event)
    else lost++
  return { found, lost }
}

it('what was written is read', async () => {
  const journal = createRunJournal(folder).open(7)
  journal.append(linesOf(events.slice(0, 10)))
  journal.append(linesOf(events.slice(10)))
  journal.close()
  expect(await read()).toEqual({ found: events, lost: 0 })
})

it('what an earlier run of the entry left is not taken for its own', async () => {
  const journals = createRunJournal(folder)
  const earlier = journals.open(7)
  earlier.append(linesOf(events))
  earlier.close()
  const journal = journals.open(7)
  journal.append(linesOf(events.slice(0, 2)))
  journal.close()
  expect(await read()).toEqual({ found: events.slice(0, 2), lost: 0 })
})

/** Each way in which a disk hurts a file, at every 97th byte. */
function* mutants(whole: Buffer): Generator<[string, Buffer]> {
  for (let at = 0; at < whole.length; at += 97) {
    yield [`cut off at ${at}`, whole.subarray(0, at)]
    const flipped = Buffer.from(whole)
    flipped[at] = (whole[at] ?? 0) ^ 0x04
    yield [`turned at ${at}`, flipped]
    yield [`zeros from ${at}`, Buffer.concat([whole.subarray(0, at), Buffer.alloc(97)])]
  }
}

it('a journal hurt at any place gives what is whole of it, and nothing else', async () => {
  const journal = createRunJournal(folder).open(7)
  journal.append(linesOf(events))
  journal.close()
  const written = new Map(events.map((event) => [event.seq, event]))
  for (const [how, bytes] of mutants(readFileSync(file()))) {
    writeFileSync(file(), bytes)
    const { found, lost } = await read()
    for (const event of found) expect(event, how).toEqual(written.get(event.seq))
    // One turned byte costs one line, or two where it was the end of a line.
    if (how.startsWith('turned')) expect(found.length, how).toBeGreaterThanOrEqual(58)
    if (how.startsWith('turned')) expect([found.length < 60, lost > 0], how).toEqual([true, true])
    if (how.startsWith('cut')) expect(lost, how).toBe(0)
  }
})

it('a journal without checks that is hurt costs no more than what was hurt', async () => {
  for (const [how, bytes] of mutants(Buffer.from(linesOf(events)))) {
    writeFileSync(file(), bytes)
    const { found } = await read()
    if (how.startsWith('turned')) expect(found.length, how).toBeGreaterThanOrEqual(58)
  }
})

it('a disk that takes a part of the lines is said to have taken none', async () => {
  const script = `
    import { createRunJournal } from ${JSON.stringify(fileURLToPath(new URL('./run-journal.ts', import.meta.url)))}
    const journal = createRunJournal(process.argv[1]).open(7)
    let taken = 0
    for (let at = 0; at < 300; at++)
      try {
        journal.append(JSON.stringify({ type: 'text-delta', seq: at + 1, text: 'x'.repeat(80 + at) }) + '\\n')
        taken++
      } catch {}
    console.log(taken)`
  // No file may become longer than eight blocks: the last write is cut short, as on a full disk.
  const { stdout } = spawnSync(
    'sh',
    [
      '-c',
      'ulimit -f 8; exec "$@"',
      'sh',
      process.execPath,
      '--input-type=module',
      '-e',
      script,
      folder,
    ],
    { encoding: 'utf8' },
  )
  const taken = Number(stdout)
  expect(taken).toBeGreaterThan(10)
  expect(taken).toBeLessThan(100)
  const { found, lost } = await read()
  expect([found.length, lost]).toEqual([taken, 0])
  expect(readFileSync(file(), 'latin1').endsWith('\n')).toBe(true)
})
