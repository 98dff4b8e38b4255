import { expect, test } from 'vitest'
import { changedIn } from './published-cache.ts'

const work = (id: number) => ({ id, isLiked: false, likes: 1, author: { id: 7, name: 'Ada' } })

test('a work is changed in pages, in lists beside another and inside its own page', () => {
  const page = { ...work(1), ancestors: [work(2)], descendants: [work(3)] }
  const pages = { pages: [{ rows: [work(1), work(2)], next: null }, { rows: [work(3)] }] }
  const liked = { isLiked: true, likes: 2 }
  expect(changedIn(page, 2, liked)).toEqual({ ...page, ancestors: [{ ...work(2), ...liked }] })
  expect(changedIn(page, 1, liked)).toEqual({ ...page, ...liked })
  expect(changedIn(pages, 3, liked)).toEqual({
    pages: [pages.pages[0], { rows: [{ ...work(3), ...liked }] }],
  })
})

test('what does not hold it stays the very same, so that nothing is drawn anew', () => {
  const pages = { pages: [{ rows: [work(1), work(2)] }, { rows: [work(3)] }] }
  expect(changedIn(pages, 9, { likes: 5 })).toBe(pages)
  const changed = changedIn(pages, 3, { likes: 5 }) as typeof pages
  expect(changed.pages[0]).toBe(pages.pages[0])
})

test('an author of the same number is not a work', () => {
  const page = work(1)
  expect(changedIn(page, 7, { likes: 5 })).toBe(page)
})
