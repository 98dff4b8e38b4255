import { expect, test } from 'vitest'
import {
  feedFilterOf,
  filterIn,
  isFiltered,
  searchWithFilter,
  unfiltered,
} from './gallery-filter.ts'

test('an address says what is shown, and nothing that is not known', () => {
  expect(filterIn('?order=hot&q=fox&kind=draw&tag=ink&model=Big')).toEqual({
    feed: 'hot',
    q: 'fox',
    kind: 'draw',
    tag: 'ink',
    model: 'Big',
  })
  expect(filterIn('?order=best&kind=toString')).toEqual({ feed: 'new', ...unfiltered })
  expect(filterIn(`?q=${'x'.repeat(300)}`).q).toHaveLength(200)
})

test('what is taken away leaves the address, and what does not belong to it stays', () => {
  const search = searchWithFilter('?dialog=login&order=hot&tag=ink', { tag: '', feed: 'new' })
  expect(search).toBe('?dialog=login')
  expect(searchWithFilter('', { feed: 'liked', q: '水 墨' })).toBe(
    `?${new URLSearchParams({ order: 'liked', q: '水 墨' })}`,
  )
  expect(filterIn(searchWithFilter('?order=hot&q=fox', unfiltered))).toEqual({
    feed: 'hot',
    ...unfiltered,
  })
})

test('a feed alone narrows nothing; words, a kind, a tag or a model do', () => {
  expect(isFiltered(filterIn('?order=following'))).toBe(false)
  for (const search of ['?q=fox', '?kind=video', '?tag=ink', '?model=Big'])
    expect(isFiltered(filterIn(search)), search).toBe(true)
})

test('liked works have an order of their own, and blanks are no words', () => {
  expect(feedFilterOf(filterIn('?order=liked&kind=music'))).toEqual({ liked: true, type: 7 })
  expect(feedFilterOf(filterIn('?q=%20'))).toEqual({ order: 'new' })
})
