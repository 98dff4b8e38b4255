import { expect, test } from 'vitest'
import {
  abandonedDraft,
  type Draft,
  type DraftShelf,
  draftAt,
  emptyDraft,
  newDraftPlace,
  putDraft,
  readShelf,
} from './draft-shelf.ts'

const text = (words: string): Draft => ({ text: words, attachments: [] })
const places = (shelf: DraftShelf) => shelf.map(([place]) => place)

test('each conversation has its own draft', () => {
  const shelf = putDraft(putDraft([], '1', text('one')), 'new', text('two'))
  expect(draftAt(shelf, '1').text).toBe('one')
  expect(draftAt(shelf, 'new').text).toBe('two')
  expect(draftAt(shelf, '9')).toBe(emptyDraft)
})

test('a draft that was emptied leaves, one with a picture alone stays', () => {
  const picture = {
    id: 'p',
    url: '/p',
    mime: 'image/png',
    bytes: 9,
    width: 1,
    height: 1,
    durationS: null,
  }
  const shelf = putDraft(putDraft([], '1', text('one')), '2', { text: ' ', attachments: [picture] })
  expect(places(putDraft(shelf, '1', text('  ')))).toEqual(['2'])
})

test('the fifty last changed are kept', () => {
  let shelf: DraftShelf = []
  for (let n = 0; n < 60; n++) shelf = putDraft(shelf, String(n), text('x'))
  shelf = putDraft(shelf, '10', text('again'))
  expect(shelf).toHaveLength(50)
  expect(places(shelf).at(-1)).toBe('10')
  expect(places(shelf)[0]).toBe('11')
})

test('the oldest leave when there is too much text, the newest never does', () => {
  const long = 'x'.repeat(400_000)
  let shelf: DraftShelf = []
  for (const place of ['1', '2', '3']) shelf = putDraft(shelf, place, text(long))
  expect(places(shelf)).toEqual(['2', '3'])
  expect(places(putDraft(shelf, '4', text('x'.repeat(2_000_000))))).toEqual(['4'])
})

test('each tab has its own draft of a new conversation', () => {
  const shelf = putDraft(
    putDraft([], newDraftPlace('a'), text('one')),
    newDraftPlace('b'),
    text('two'),
  )
  expect(draftAt(shelf, newDraftPlace('a')).text).toBe('one')
  expect(draftAt(shelf, newDraftPlace('b')).text).toBe('two')
})

test('the last draft whose tab is closed is found, those of open tabs and of conversations are not', () => {
  let shelf: DraftShelf = []
  const places = ['7', newDraftPlace('closed'), newDraftPlace('also-closed'), newDraftPlace('open')]
  for (const place of places) shelf = putDraft(shelf, place, text(place))
  expect(abandonedDraft(shelf, new Set(['open']))).toEqual({
    place: newDraftPlace('also-closed'),
    draft: text(newDraftPlace('also-closed')),
  })
  expect(abandonedDraft(shelf, new Set(['open', 'closed', 'also-closed']))).toBeUndefined()
})

test('what was kept before tabs had their own is found as well', () => {
  const shelf = putDraft([], '0', text('of old'))
  expect(abandonedDraft(shelf, new Set())?.draft.text).toBe('of old')
})

test('of what was found in the storage the drafts are taken', () => {
  const kept = ['7', text('words')]
  expect(readShelf([1, null, [], ['8'], ['9', {}], ['10', { text: 'x' }], kept])).toEqual([kept])
  expect(readShelf({ text: 'x' })).toEqual([])
})
