import { describe, expect, it } from 'vitest'
import { durationText } from './duration-text.ts'
import { worthNotice } from './end-notices.ts'
import {
  endedSince,
  listedTasks,
  markOf,
  newsIn,
  type Task,
  type TaskMarks,
  withMarks,
} from './task.ts'

const task = (key: string, startedAt: number, endedAt: number | null = null): Task => ({
  key,
  title: key,
  to: '/',
  place: key,
  worker: '',
  state: endedAt === null ? 'running' : 'done',
  problem: '',
  startedAt,
  endedAt,
  progress: () => '',
  stop: () => Promise.resolve(),
})

const keysOf = (tasks: readonly Task[]) => tasks.map(({ key }) => key)

describe('the list of tasks', () => {
  it('begins with what runs, the last begun first, then what ended, the last ended first', () => {
    const tasks = [task('a', 1), task('b', 2, 9), task('c', 3), task('d', 4, 8), task('e', 0, 10)]
    expect(keysOf(listedTasks(tasks, []))).toEqual(['c', 'a', 'e', 'b', 'd'])
  })

  it('leaves out what was cleared, unless it runs again', () => {
    const marks: TaskMarks = [
      ['a', 'cleared'],
      ['b', 'cleared'],
      ['c', 'noticed'],
    ]
    const tasks = [task('a', 1), task('b', 2, 9), task('c', 3, 8)]
    expect(keysOf(listedTasks(tasks, marks))).toEqual(['a', 'c'])
  })
})

describe('news', () => {
  it.each([
    ['running', ['a']],
    ['noticed', []],
    ['cleared', []],
  ] as const)('of an ended task that is marked as %s is %j', (mark, keys) => {
    expect(keysOf(newsIn([task('a', 1, 2)], [['a', mark]]))).toEqual(keys)
  })

  it('is not what runs, nor what ended without ever being seen here', () => {
    expect(newsIn([task('a', 1), task('b', 1, 2)], [['a', 'running']])).toEqual([])
  })
})

describe('marks', () => {
  it('are replaced one by one and stay the same object when nothing changes', () => {
    const marks = withMarks([['a', 'running']], ['b'], 'running')
    expect(withMarks(marks, ['a', 'b'], 'running')).toBe(marks)
    const next = withMarks(marks, ['a'], 'cleared')
    expect(markOf(next, 'a')).toBe('cleared')
    expect(markOf(next, 'b')).toBe('running')
    expect(markOf(next, 'c')).toBeUndefined()
  })

  it('of long ago are forgotten first', () => {
    let marks: TaskMarks = []
    for (let n = 0; n < 300; n++) marks = withMarks(marks, [`task-${n}`], 'cleared')
    expect(marks).toHaveLength(200)
    expect(markOf(marks, 'task-99')).toBeUndefined()
    expect(markOf(marks, 'task-299')).toBe('cleared')
  })
})

describe('an end', () => {
  it('is that of a task that ran before, not of one that is new or gone', () => {
    const before = [task('a', 1), task('b', 1), task('c', 1, 2)]
    const now = [task('a', 1, 5), task('c', 1, 2), task('d', 1, 3)]
    expect(keysOf(endedSince(before, now))).toEqual(['a'])
    expect(endedSince(now, now)).toEqual([])
  })

  it('is worth a notice when the task took more than twenty seconds', () => {
    expect(keysOf(worthNotice([task('a', 0, 20_000), task('b', 0, 20_001)]))).toEqual(['b'])
  })
})

it.each([
  [0, '0:00'],
  [-500, '0:00'],
  [7_900, '0:07'],
  [760_000, '12:40'],
  [3_723_000, '1:02:03'],
])('%d ms are shown as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
