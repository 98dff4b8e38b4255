import type { MessagePart } from '@atelier/contract/message-parts'
import { expect, test } from 'vitest'
import { sourcesToShow } from './cited-sources.ts'

const passage = (position: number): MessagePart => ({
  type: 'source',
  title: 'notes.md',
  url: '',
  documentId: 4,
  position,
})
const page = (url: string): MessagePart => ({ type: 'source', title: url, url })
const numbers = (parts: MessagePart[]) => sourcesToShow(parts).shown.map((source) => source.numbers)

test('only passages that the words cite are shown, by their numbers', () => {
  const parts: MessagePart[] = [
    ...[passage(0), passage(1), passage(2)],
    { type: 'text', text: 'Yes [3], and no [3][1]. `code[2]`' },
  ]
  expect(numbers(parts)).toEqual([[1], [3]])
  expect(sourcesToShow(parts).looked).toBe(1)
})

test('pages of the web are shown where nothing cites them', () => {
  expect(numbers([page('https://a.example'), { type: 'text', text: 'So it is.' }])).toEqual([[]])
  expect(
    numbers([
      page('https://a.example'),
      page('https://b.example'),
      { type: 'text', text: 'So [2].' },
    ]),
  ).toEqual([[2]])
})

test('a page that was found twice is shown once, by both its numbers', () => {
  const parts: MessagePart[] = [
    ...[page('https://a.example'), page('https://b.example'), page('https://a.example')],
    { type: 'text', text: 'So [3], as said [1], and again [3].' },
  ]
  expect(numbers(parts)).toEqual([[1, 3]])
})
