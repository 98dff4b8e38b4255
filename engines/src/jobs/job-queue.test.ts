import { expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'
import type { Task } from './job-task.ts'

const taskOf = (job: string, person?: string): Task => ({
  who: 'The worker',
  module: '',
  job: () => job,
  person,
  timeoutMs: 1000,
  signal: new AbortController().signal,
  report() {},
  resolve() {},
  reject() {},
  settled() {},
})

it('lets people take turns, however much each has waiting', () => {
  const queue = createJobQueue({ max: 4, maxOfOne: Infinity })
  for (let n = 1; n <= 100; n++) queue.add(taskOf(`a${n}`, 'a'))
  for (const job of ['b1', 'b2']) queue.add(taskOf(job, 'b'))
  expect([1, 2, 3, 4].map(() => queue.take()?.job())).toEqual(['a1', 'b1', 'a2', 'b2'])
})

it('begins no more than may run, in all and of one person', () => {
  const queue = createJobQueue({ max: 3, maxOfOne: 1 })
  const first = taskOf('a1', 'a')
  for (const task of [first, taskOf('a2', 'a'), taskOf('b1', 'b')]) queue.add(task)
  expect([queue.take()?.job(), queue.take()?.job(), queue.take()]).toEqual(['a1', 'b1', undefined])
  // What is nobody's in particular is not counted by person.
  for (const job of ['c', 'd']) queue.add(taskOf(job))
  expect([queue.take()?.job(), queue.take()]).toEqual(['c', undefined])
  queue.settle(first)
  expect([queue.take()?.job(), queue.take()]).toEqual(['a2', undefined])
})

it('forgets what is removed, and all when it is cleared', () => {
  const queue = createJobQueue({ max: 9, maxOfOne: 9 })
  const [one, two, three] = [taskOf('1', 'a'), taskOf('2', 'a'), taskOf('3', 'b')]
  for (const task of [one, two, three]) queue.add(task)
  expect([queue.remove(one), queue.remove(one)]).toEqual([true, false])
  expect(queue.clear()).toEqual([two, three])
  expect(queue.take()).toBeUndefined()
})
