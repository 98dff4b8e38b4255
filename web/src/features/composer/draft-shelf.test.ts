import { expect, test } from 'vitest'
import { type Draft, type DraftShelf, draftAt, emptyDraft, putDraft } from './draft-shelf.ts'

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
    ...{ id: 'p', url: '/p', mime: 'image/png', bytes: 9 },
    ...{ width: 1, height: 1, durationS: null },
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
