import { workStates, workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../features/making/tasks/task.ts'
import { buildWork } from '../../features/making/works/testing/build-work.ts'
import {
  linkToWork,
  listedWorks,
  placeOfWork,
  taskStateOf,
  tasksInSight,
  workPlaces,
} from './work-tasks.ts'

const now = Date.parse('2026-11-22T05:00:00.000Z')

describe('works in the list of tasks', () => {
  it('are those under way and those that ended within the hour, and no wish without a name', () => {
    const listed = listedWorks(
      [
        buildWork(-1, { status: workStates.waiting }),
        buildWork(5, { status: workStates.waiting }),
        buildWork(4, { status: workStates.running }),
        buildWork(3, { endedAt: '2026-11-22T04:30:00.000Z' }),
        buildWork(2, { endedAt: '2026-11-22T03:59:00.000Z' }),
      ],
      now,
    )
    expect(listed.map(({ id }) => id)).toEqual([5, 4, 3])
  })

  it.each([
    ['waiting', 'running'],
    ['running', 'running'],
    ['done', 'done'],
    ['failed', 'failed'],
    ['stopped', 'stopped'],
  ] as const)('that are %s are told as %s', (name, state) => {
    expect(taskStateOf({ status: workStates[name] })).toBe(state)
  })

  it('are looked at where works of their kind are made, else among all works', () => {
    expect(placeOfWork({ type: workTypes.draw })).toBe('/draw')
    expect(placeOfWork({ type: workTypes.sd3 })).toBe('/sd3')
    expect(placeOfWork({ type: workTypes.midjourney })).toBe('/Midjourney')
    expect(placeOfWork({ type: workTypes.tool })).toBe('/tools')
    expect(placeOfWork({ type: workTypes.separation })).toBe('/separation')
    expect(placeOfWork({ type: workTypes.music })).toBe('/music')
  })

  it.each([
    ['midjourney', '/Midjourney'],
    ['sd3', '/sd3'],
    ['separation', '/separation'],
    // Their places show one tool, or one model.
    ['tool', '/history'],
    ['square', '/history'],
    ['video', '/video'],
  ] as const)('of %s are opened at %s', (name, pathname) => {
    expect(linkToWork({ id: 7, type: workTypes[name] })).toEqual({ pathname, search: '?work=7' })
  })

  it('are seen where they are made', () => {
    expect(workPlaces).toContain('/Midjourney')
    expect(workPlaces).toContain('/tools')
    expect(workPlaces).toContain('/history')
  })
})

describe('tasks in sight', () => {
  const task = (key: string, place: string): Task => ({
    key,
    place,
    title: '',
    to: '/',
    worker: '',
    state: 'done',
    problem: '',
    startedAt: 1,
    endedAt: 2,
    progress: () => '',
    stop: () => Promise.resolve(),
  })
  const tasks = [task('work-7', '/draw'), task('work-8', '/draw'), task('answer-7', 'group-3')]
  const seen = (place: string | null, works: number[]) =>
    tasksInSight(tasks, { place, works }).map(({ key }) => key)

  it('are those of the open place, and works that the screen shows wherever they are made', () => {
    expect(seen('/draw', [])).toEqual(['work-7', 'work-8'])
    expect(seen('group-3', [7])).toEqual(['work-7', 'answer-7'])
    expect(seen(null, [])).toEqual([])
  })
})
