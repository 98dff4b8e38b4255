import { expect, test, vi } from 'vitest'
import { DelayedDeletes } from './delayed-deletes.ts'

function scene() {
  const timers = new Map<number, () => void>()
  let count = 0
  const deletes = new DelayedDeletes({
    later: (action) => {
      count += 1
      timers.set(count, action)
      return count
    },
    cancel: (timer) => void timers.delete(timer as number),
  })
  const pass = () => {
    for (const [timer, action] of [...timers]) {
      timers.delete(timer)
      action()
    }
  }
  return { deletes, pass, hidden: () => [...deletes.hidden()] }
}

test('what is deleted is hidden at once and deleted when the time is over', async () => {
  const { deletes, pass, hidden } = scene()
  const commit = vi.fn(async () => undefined)
  deletes.add([1, 2], commit)
  expect(hidden()).toEqual([1, 2])
  expect(commit).not.toHaveBeenCalled()
  pass()
  expect(commit).toHaveBeenCalledOnce()
  expect(hidden()).toEqual([1, 2])
  await vi.waitFor(() => expect(hidden()).toEqual([]))
})

test('taken back in time, nothing is deleted', () => {
  const { deletes, pass, hidden } = scene()
  const commit = vi.fn(async () => undefined)
  const undo = deletes.add([1], commit)
  expect(undo()).toBe(true)
  expect(hidden()).toEqual([])
  pass()
  expect(commit).not.toHaveBeenCalled()
})

test('too late, it says so', () => {
  const { deletes, pass } = scene()
  const undo = deletes.add([1], async () => undefined)
  pass()
  expect(undo()).toBe(false)
})

test('what could not be deleted is back', async () => {
  const { deletes, pass, hidden } = scene()
  deletes.add([1], () => Promise.reject(new Error('offline')))
  pass()
  await vi.waitFor(() => expect(hidden()).toEqual([]))
})

test('leaving the page deletes at once, and only once', () => {
  const { deletes, pass } = scene()
  const commit = vi.fn(async () => undefined)
  deletes.add([1], commit)
  deletes.flush()
  deletes.flush()
  pass()
  expect(commit).toHaveBeenCalledOnce()
})
