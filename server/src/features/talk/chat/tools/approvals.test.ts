import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentWaitMs, createApprovals } from './approvals.ts'

const question = { entryId: 1, callId: 'a' }
const signal = () => new AbortController().signal
let tell: (payload: string) => void
const notifications = {
  listen: (_channel: string, handler: (payload: string) => void) => {
    tell = handler
    return () => undefined
  },
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('takes the first word and no other', async () => {
  const desk = createApprovals(notifications)
  const heard = desk.ask(question, signal())
  expect(desk.answer(question, 'refuse')).toBe(true)
  expect(desk.answer(question, 'allow')).toBe(false)
  expect(await heard).toBe('refuse')
})

it('takes a word that came to another server, for that question alone', async () => {
  const desk = createApprovals(notifications)
  const heard = desk.ask(question, signal())
  tell(JSON.stringify({ entryId: 2, callId: 'a', word: 'refuse' }))
  tell(JSON.stringify({ ...question, word: 'sudo' }))
  tell(JSON.stringify({ ...question, word: 'always' }))
  expect(await heard).toBe('always')
})

it('waits ten minutes and not a moment less', async () => {
  const desk = createApprovals(notifications)
  const settled = vi.fn()
  const heard = desk.ask(question, signal()).then(settled)
  await vi.advanceTimersByTimeAsync(consentWaitMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await heard
  expect(settled).toHaveBeenCalledWith('silence')
  expect(desk.answer(question, 'allow')).toBe(false)
})

it('ends with the answer that waits', async () => {
  const desk = createApprovals(notifications)
  const stop = new AbortController()
  const heard = desk.ask(question, stop.signal)
  stop.abort()
  expect(await heard).toBe('stopped')
  expect(await desk.ask(question, stop.signal)).toBe('stopped')
})
