import { expect, test, vi } from 'vitest'
import { DelayedDeletes } from './delayed-deletes.ts'

/** A page of a tab; the next page of the tab is given what `kept` holds. */
function scene(kept: number[] = []) {
  const leftovers = {
    read: () => kept.splice(0),
    write: (ids: readonly number[]) => kept.push(...ids),
  }
  const deletes = new DelayedDeletes(leftovers)
  return { deletes, kept, hidden: () => [...deletes.hidden()] }
}

test('what is deleted is hidden at once and deleted when the time is over', async () => {
  const { deletes, hidden } = scene()
  const call = vi.fn(async () => undefined)
  const { commit } = deletes.add([1, 2], call)
  expect(hidden()).toEqual([1, 2])
  expect(call).not.toHaveBeenCalled()
  commit()
  expect(call).toHaveBeenCalledOnce()
  expect(hidden()).toEqual([1, 2])
  await vi.waitFor(() => expect(hidden()).toEqual([]))
})

test('taken back in time, nothing is deleted', () => {
  const { deletes, hidden } = scene()
  const call = vi.fn(async () => undefined)
  const { undo, commit } = deletes.add([1], call)
  expect(undo()).toBe(true)
  expect(hidden()).toEqual([])
  commit()
  expect(call).not.toHaveBeenCalled()
})

test('too late, it says so', () => {
  const { undo, commit } = scene().deletes.add([1], async () => undefined)
  commit()
  expect(undo()).toBe(false)
})

test('what could not be deleted is back', async () => {
  const { deletes, hidden } = scene()
  deletes.add([1], () => Promise.reject(new Error('offline'))).commit()
  await vi.waitFor(() => expect(hidden()).toEqual([]))
})

test('leaving the page deletes at once, and only once', () => {
  const { deletes } = scene()
  const call = vi.fn(async () => undefined)
  const { commit } = deletes.add([1], call)
  deletes.flush()
  deletes.flush()
  commit()
  expect(call).toHaveBeenCalledOnce()
})

test('the next page hides what the one before was deleting, and sees to it that it is deleted', async () => {
  const before = scene()
  before.deletes.add([1, 2], () => new Promise(() => undefined)).commit()
  before.deletes.add([3], async () => undefined)
  before.deletes.add([4], async () => undefined).undo()
  before.deletes.flush()

  const after = scene(before.kept)
  expect(after.hidden()).toEqual([1, 2, 3])
  const call = vi.fn(async () => undefined)
  after.deletes.finish(call)
  after.deletes.finish(call)
  expect(call.mock.calls).toEqual([[[1, 2, 3]]])
  expect(after.hidden()).toEqual([1, 2, 3])
  await vi.waitFor(() => expect(after.hidden()).toEqual([]))
  expect(scene(before.kept).hidden()).toEqual([])
})
