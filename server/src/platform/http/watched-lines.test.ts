import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import type { Caller } from './request-context.ts'
import { createWatchedLines } from './watched-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Nothing is ever told: as behind a pooler that hands connections around. */
const silent = {
  listen: () => () => undefined,
  onRestored: () => () => undefined,
  ready: Promise.resolve(),
  close: async () => undefined,
}

const caller = (sessionId: number) => ({ accountId: 1, sessionId, isLook: false }) as Caller

function openLine() {
  const line = Object.assign(new EventEmitter(), { headersSent: true, isEnded: false, end() {} })
  line.end = () => {
    line.isEnded = true
    line.emit('close')
  }
  return line as typeof line & ServerResponse
}

it('are looked at again where nothing is told of sessions that end, and those alone are asked about', async () => {
  const ended = new Set<number>()
  const asked: (readonly number[])[] = []
  const lines = createWatchedLines({
    notifications: silent,
    channel: 'any',
    log: createLog('silent'),
    async listEnded(sessionIds) {
      asked.push(sessionIds)
      return ended
    },
  })
  const [left, open, unbegun] = [openLine(), openLine(), openLine()]
  unbegun.headersSent = false
  for (const [at, line] of [left, open, unbegun].entries()) lines.watch(caller(at), line)
  left.emit('close')
  ended.add(2)
  await vi.advanceTimersByTimeAsync(15_000)
  ended.add(1)
  expect([open.isEnded, unbegun.isEnded]).toEqual([false, false])
  unbegun.headersSent = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect([left.isEnded, open.isEnded, unbegun.isEnded]).toEqual([false, true, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([
    [1, 2],
    [1, 2],
  ])
  lines.close()
})
