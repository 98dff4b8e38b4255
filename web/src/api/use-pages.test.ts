import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { byId, pagesOptions, rowsOf } from './use-pages.ts'

type Row = { id: number; name: string }

const row = (id: number, name = `row ${id}`): Row => ({ id, name })

/** A list of two rows a page that answers from `all`, or with what `answers` has for a page. */
function listOf(all: Row[], answers: Record<number, Row[] | Error> = {}) {
  const asked: number[] = []
  const list = pagesOptions({
    queryKey: ['GET /rows'],
    size: 2,
    keyOf: byId,
    read: async (page: number) => {
      asked.push(page)
      const rows = answers[page] ?? all.slice((page - 1) * 2, page * 2)
      if (rows instanceof Error) throw rows
      return { rows, count: all.length }
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new InfiniteQueryObserver(client, { ...list, enabled: false })
  const shown = () =>
    rowsOf(observer.getCurrentResult().data?.pages ?? [], byId).map(({ id }) => id)
  return { asked, observer, shown }
}

describe('a list in pages', () => {
  it('is read from page 1 on, as long as there are more rows than were read', async () => {
    const { asked, observer, shown } = listOf([row(1), row(2), row(3)])
    await observer.refetch()
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(shown()).toEqual([1, 2, 3])
    expect(asked).toEqual([1, 2])
  })

  it('ends with a page that has no rows, whatever is counted', async () => {
    const { observer } = listOf([row(1), row(2), row(3), row(4), row(5)], { 2: [] })
    await observer.refetch()
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
  })

  it('keeps its rows when the next page cannot be had, and can ask for it again', async () => {
    const answers: Record<number, Row[] | Error> = { 2: new Error('no network') }
    const { observer, shown } = listOf([row(1), row(2), row(3)], answers)
    await observer.refetch()
    await observer.fetchNextPage()
    expect(observer.getCurrentResult()).toMatchObject({
      isFetchNextPageError: true,
      hasNextPage: true,
    })
    expect(shown()).toEqual([1, 2])
    delete answers[2]
    await observer.fetchNextPage()
    expect(shown()).toEqual([1, 2, 3])
  })

  it('keeps its rows when it cannot be read anew', async () => {
    const answers: Record<number, Row[] | Error> = {}
    const { observer, shown } = listOf([row(1), row(2)], answers)
    await observer.refetch()
    answers[1] = new Error('no network')
    await observer.refetch()
    expect(observer.getCurrentResult().isError).toBe(true)
    expect(shown()).toEqual([1, 2])
  })
})

describe('rows of several pages', () => {
  it('has one that moved to the next page once, where it came first and as it came last', () => {
    const pages = [{ rows: [row(1), row(2, 'old')] }, { rows: [row(2, 'new'), row(3)] }]
    expect(rowsOf(pages, byId)).toEqual([row(1), row(2, 'new'), row(3)])
  })

  it('has all of those that nothing tells apart', () => {
    const pages = [{ rows: [row(1), row(1)] }]
    expect(rowsOf(pages, undefined)).toHaveLength(2)
  })
})

it('shows another filter what was found before only where that is wished', () => {
  const list = { queryKey: [], size: 2, keyOf: byId, read: async () => ({ rows: [], count: 0 }) }
  expect(pagesOptions(list)).not.toHaveProperty('placeholderData')
  expect(pagesOptions({ ...list, keepsBefore: true }).placeholderData?.('before')).toBe('before')
})
