import { foldEvents } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveRun } from './live-run.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A run with what its journal and its database hold. */
function open() {
  const kept = { journal: '', restarts: 0, faults: 0, isDiskFull: false }
  const run = new LiveRun({
    entryId: 1,
    groupId: 1,
    parts: [],
    journal: {
      append(lines) {
        if (kept.isDiskFull) throw new Error('no room')
        kept.journal += lines
      },
      restart(lines) {
        kept.restarts++
        kept.journal = lines
      },
      discard: () => undefined,
      close: () => undefined,
    },
    readStored: async function* () {},
    onJournalFault: () => kept.faults++,
  })
  return { run, kept }
}

const eventsOf = (lines: string) =>
  lines.split('\n').flatMap((line) => (line ? [JSON.parse(line) as ChatEvent] : []))

/** Letters by the thousand in one turn of the loop, and the pause after each. */
async function write(run: LiveRun, letters: number) {
  let text = ''
  for (let count = 0; count < letters; count++) {
    const letter = String.fromCharCode(97 + (count % 26))
    run.emit({ type: 'text-delta', text: letter })
    text += letter
    if (count % 1000 === 999) await vi.advanceTimersByTimeAsync(50)
  }
  return text
}

it('tells an answer of very many letters by few events, and loses none of it', async () => {
  const { run, kept } = open()
  run.emit({ type: 'start', groupId: 1, entryId: 1, promptId: 1 })
  const text = await write(run, 500_000)
  expect(run.parts).toEqual([{ type: 'text', text }])
  run.flush()
  expect(run.lastSeq).toBeGreaterThan(10_000)
  expect(run.lastSeq).toBeLessThan(10_600)
  expect(kept.journal).toBe(run.linesAfter(0))
  // Whoever attaches again at any number has the whole.
  const all = eventsOf(run.linesAfter(0))
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  for (const seq of [0, 1, 9999, 10_000, 10_001, 10_123, run.lastSeq - 1, run.lastSeq]) {
    const events = [...all.slice(0, seq), ...eventsOf(run.linesAfter(seq))]
    expect(foldEvents(events)).toEqual([{ type: 'text', text }])
  }
})

it('keeps the order of what is told as one and what is not', async () => {
  const { run } = open()
  await write(run, 10_000)
  run.emit({ type: 'reasoning-delta', text: 'why' })
  run.emit({ type: 'text-delta', text: 'a' })
  run.emit({ type: 'text-delta', text: 'b' })
  run.emit({ type: 'source', title: 't', url: 'https://a.example/' })
  run.emit({ type: 'text-delta', text: 'c' })
  run.finish({ type: 'finish', reason: 'done', usage: null, price: 0 })
  expect(eventsOf(run.linesAfter(10_000)).map(({ seq: _, ...event }) => event)).toEqual([
    { type: 'reasoning-delta', text: 'why' },
    { type: 'text-delta', text: 'ab' },
    { type: 'source', title: 't', url: 'https://a.example/' },
    { type: 'text-delta', text: 'c' },
    { type: 'finish', reason: 'done', usage: null, price: 0 },
  ])
})

it('begins its journal again with what is not stored, and lets lines go that are', async () => {
  const { run, kept } = open()
  let longest = 0
  for (let count = 0; count < 4000; count++) {
    run.emit({ type: 'text-delta', text: 'x'.repeat(1000) })
    await vi.advanceTimersByTimeAsync(0)
    if (count % 100 === 99) run.noteSaved(run.lastSeq - 10)
    longest = Math.max(longest, kept.journal.length)
  }
  expect(kept.restarts).toBeGreaterThan(3)
  expect(longest).toBeLessThan(800_000)
  expect(eventsOf(kept.journal).at(-1)?.seq).toBe(run.lastSeq)
  expect(eventsOf(kept.journal)[0]?.seq).toBeLessThanOrEqual(run.savedSeq + 1)
  expect(run.droppedSeq).toBeGreaterThan(3000)
  expect(run.linesAfter(run.droppedSeq).length).toBeLessThan(600_000)
})

it('says once that its journal cannot be written, and again when that happens anew', async () => {
  const { run, kept } = open()
  kept.isDiskFull = true
  await write(run, 3000)
  expect(kept.faults).toBe(1)
  kept.isDiskFull = false
  await write(run, 1000)
  kept.isDiskFull = true
  await write(run, 1000)
  expect(kept.faults).toBe(2)
})
