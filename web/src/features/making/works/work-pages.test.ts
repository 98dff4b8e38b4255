import { workStates, workTypes } from '@atelier/contract/work-terms'
import { describe, expect, it } from 'vitest'
import { buildWork } from './testing/build-work.ts'
import {
  countOf,
  nextBefore,
  type WorkPage,
  withHead,
  withName,
  withoutWorks,
  withWork,
  worksOf,
} from './work-pages.ts'

const page = (ids: number[], fields: Partial<WorkPage> = {}): WorkPage => ({
  rows: ids.map((id) => buildWork(id)),
  count: 100,
  countQueue: 0,
  hasMore: true,
  ...fields,
})
const pages = (...all: WorkPage[]) => ({ pages: all, pageParams: all.map(() => undefined) })
const ids = (known: Parameters<typeof worksOf>[0]) => worksOf(known).map(({ id }) => id)

describe('a work that is told of', () => {
  it('takes the place of what was known of it, and no other page changes', () => {
    const known = pages(page([9, 8]), page([7, 6]))
    const next = withWork(known, buildWork(7, { prompt: 'changed' }), {})
    expect(worksOf(next)[2]).toMatchObject({ id: 7, prompt: 'changed' })
    expect(next.pages[0]).toBe(known.pages[0])
  })

  it('comes first when it is the newest, and counts', () => {
    const next = withWork(pages(page([9, 8])), buildWork(10), {})
    expect(ids(next)).toEqual([10, 9, 8])
    expect(countOf(next)).toBe(101)
  })

  it('stands below a wish that has no name yet', () => {
    const requested = withWork(pages(page([9])), buildWork(-1), {})
    expect(ids(withWork(requested, buildWork(10), {}))).toEqual([-1, 10, 9])
    expect(ids(withWork(requested, buildWork(-2), {}))).toEqual([-2, -1, 9])
  })

  it('is left to its page when it is older than all that was fetched', () => {
    const known = pages(page([9, 8]))
    expect(withWork(known, buildWork(3), {})).toBe(known)
    expect(ids(withWork(pages(page([9, 8], { hasMore: false })), buildWork(3), {}))).toEqual([
      9, 8, 3,
    ])
  })

  it('stays out of lists that it does not fit, and leaves them when it does not fit any more', () => {
    const failed = { status: workStates.failed }
    const known = pages({ ...page([]), rows: [buildWork(9, failed)], hasMore: false })
    expect(ids(withWork(known, buildWork(10), failed))).toEqual([9])
    expect(ids(withWork(known, buildWork(9), failed))).toEqual([])
    expect(ids(withWork(known, buildWork(10, failed), { type: workTypes.sd3 }))).toEqual([9])
    expect(ids(withWork(known, buildWork(10), { query: 'Dawn lake' }))).toEqual([10, 9])
    expect(ids(withWork(known, buildWork(10), { query: 'night' }))).toEqual([9])
  })

  it('does not begin again after its end, nor lose progress, when an older answer comes late', () => {
    const running = (progress: number) =>
      buildWork(9, { status: workStates.running, progress, preview: `${progress}` })
    const at60 = withWork(pages(page([9])), running(60), {})
    expect(worksOf(at60)[0]).toMatchObject({ status: workStates.done })
    const known = pages({ ...page([]), rows: [running(60)] })
    expect(worksOf(withWork(known, running(30), {}))[0]).toMatchObject({ progress: 60 })
  })
})

describe('works that are gone', () => {
  it('leave the pages and the count', () => {
    const next = withoutWorks(pages(page([9, 8]), page([7])), new Set([8, 7, 1]))
    expect(ids(next)).toEqual([9])
    expect(countOf(next)).toBe(98)
  })
})

describe('a wish that gets its name', () => {
  it('keeps its place', () => {
    expect(ids(withName(pages(page([-1, 9])), -1, 10))).toEqual([10, 9])
  })

  it('leaves when the work has come before the answer', () => {
    expect(ids(withName(pages(page([-1, 10, 9])), -1, 10))).toEqual([10, 9])
  })
})

describe('the head asked for anew', () => {
  it('brings what is new, drops what is gone and keeps what is older', () => {
    const known = pages(page([-1, 9, 8, 7]), page([6, 5]))
    const head = page([10, 9, 7])
    expect(ids(withHead(known, head, {}))).toEqual([-1, 10, 9, 7, 6, 5])
  })

  it('does not fit when more has come than it holds', () => {
    expect(withHead(pages(page([3, 2])), page([10, 9]), {})).toBeUndefined()
  })

  it('is all there is when nothing stands behind it', () => {
    expect(ids(withHead(pages(page([3, 2])), page([10], { hasMore: false }), {}))).toEqual([10])
    expect(ids(withHead(pages(page([3])), page([], { hasMore: false }), {}))).toEqual([])
  })
})

describe('the next page', () => {
  it('begins before the oldest work that has a name', () => {
    expect(nextBefore([page([-1, 9, 8])])).toBe(8)
    expect(nextBefore([page([9]), page([])])).toBe(9)
  })

  it('is not there after the last', () => {
    expect(nextBefore([page([9], { hasMore: false })])).toBeUndefined()
  })
})
