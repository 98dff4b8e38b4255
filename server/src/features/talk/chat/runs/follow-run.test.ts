import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { followLiveRun } from './follow-run.ts'
import { LiveRun } from './live-run.ts'

/** A line whose reader takes a piece when it is let. */
function openLine() {
  let taken = ''
  let go: (() => void) | undefined
  const line = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write(piece, _, done) {
      taken += String(piece)
      go = done
    },
  })
  const take = () => {
    const done = go
    go = undefined
    done?.()
    return done !== undefined
  }
  return { out: line as unknown as ServerResponse, taken: () => taken, take, line }
}

function openRun(stored: Record<number, string> = {}) {
  return new LiveRun({
    entryId: 1,
    groupId: 1,
    parts: [],
    journal: {
      append: () => undefined,
      restart: () => undefined,
      discard: () => undefined,
      close: () => undefined,
    },
    async *readStored(after) {
      for (const [upTo, lines] of Object.entries(stored))
        if (Number(upTo) > after) yield { lines, upTo: Number(upTo) }
    },
    onJournalFault: () => undefined,
  })
}

const last = { type: 'finish', reason: 'done', usage: null, price: 0 } as const
const seqsOf = (lines: string) =>
  lines.split('\n').flatMap((line) => (line ? [JSON.parse(line).seq as number] : []))

it('a slow reader is sent no more than it has room for, and all of it in the end', async () => {
  const run = openRun()
  const { out, take, taken, line } = openLine()
  for (let count = 0; count < 2000; count++)
    run.emit({ type: 'text-delta', text: 'x'.repeat(1000) })
  const followed = followLiveRun(run, 0, out)
  await turn()
  // Two megabytes wait here, and not in the line.
  expect(taken().length + line.writableLength).toBeLessThan(200_000)
  run.finish(last)
  while (!line.writableFinished) {
    take()
    await turn()
  }
  await followed
  expect(seqsOf(taken())).toEqual(Array.from({ length: 2001 }, (_, at) => at + 1))
})

it('what is in the database alone by now is read there, without a gap', async () => {
  const stored: Record<number, string> = {}
  const run = openRun(stored)
  let lines = ''
  for (let seq = 1; seq <= 2000; seq++) {
    const text = 'x'.repeat(1000)
    run.emit({ type: 'text-delta', text })
    lines += `${JSON.stringify({ type: 'text-delta', seq, text })}\n`
    if (seq % 500 > 0) continue
    stored[seq] = lines
    lines = ''
  }
  await turn()
  run.noteSaved(2000)
  expect(run.droppedSeq).toBeGreaterThan(1000)
  const { out, take, taken, line } = openLine()
  const followed = followLiveRun(run, 0, out)
  await turn()
  run.emit({ type: 'text-delta', text: 'and more' })
  run.finish(last)
  while (!line.writableFinished) {
    take()
    await turn()
  }
  await followed
  expect(seqsOf(taken())).toEqual(Array.from({ length: 2002 }, (_, at) => at + 1))
})

it('a reader that takes nothing for long is cut off', async () => {
  const run = openRun()
  run.emit({ type: 'text-delta', text: 'hello' })
  const { out, line } = openLine()
  await followLiveRun(run, 0, out, { stallMs: 20 })
  expect(line.destroyed).toBe(true)
})

it('a reader that has hung up before is not waited for', async () => {
  const run = openRun()
  const { out, line } = openLine()
  line.destroy()
  await turn()
  await followLiveRun(run, 0, out)
  expect(line.destroyed).toBe(true)
})
