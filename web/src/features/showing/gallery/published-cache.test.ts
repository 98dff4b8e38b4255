import { expect, test } from 'vitest'
import { authorChangedIn, changedIn, withoutAuthor } from './published-cache.ts'

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

test('whether somebody is followed changes in lists, on their page and on pages of their works', () => {
  const listed = { id: 7, name: 'Ada', isFollowed: false }
  const page = { ...listed, followers: 3 }
  const opened = { ...work(7), isFollowed: false }
  const change = { isFollowed: true, followersBy: 1 } as const
  expect(authorChangedIn({ rows: [listed] }, 7, change)).toEqual({
    rows: [{ ...listed, isFollowed: true }],
  })
  expect(authorChangedIn(page, 7, change)).toEqual({ ...page, isFollowed: true, followers: 4 })
  expect(authorChangedIn(page, 7, { isFollowed: true, followers: 9 })).toMatchObject({
    followers: 9,
  })
  expect(authorChangedIn(opened, 7, change)).toEqual({ ...opened, isFollowed: true })
  const other = {
    rows: [
      { ...listed, id: 8 },
      { ...opened, id: 7, author: { id: 8 } },
    ],
  }
  expect(authorChangedIn(other, 7, change)).toBe(other)
})

test('the works of somebody who is blocked leave every list, and no other list is touched', () => {
  const theirs = work(1)
  const other = { ...work(2), author: { id: 8, name: 'Bo' } }
  const pages = { pages: [{ rows: [theirs, other] }, { rows: [other] }] }
  expect(withoutAuthor(pages, 7)).toEqual({ pages: [{ rows: [other] }, { rows: [other] }] })
  expect(withoutAuthor(pages, 9)).toBe(pages)
})
