import { expect, it } from 'vitest'
import { hasTags, tagsIn, toggleTags } from './style-tags.ts'

it('reads tags between commas of either writing', () => {
  expect(tagsIn('jazz, slow，钢琴、 ')).toEqual(['jazz', 'slow', '钢琴'])
})

it.each([
  ['Jazz, slow', 'jazz', true],
  ['jazz', 'jazz, slow', false],
  ['jazz', '', false],
])('"%s" has "%s": %s', (text, tags, has) => {
  expect(hasTags(text, tags)).toBe(has)
})

it.each([
  ['', 'jazz, swing', 'jazz, swing'],
  ['slow', 'jazz', 'slow, jazz'],
  ['Jazz, slow, swing', 'jazz, swing', 'slow'],
  ['jazz, slow', 'jazz, swing', 'slow, jazz, swing'],
])('"%s" with "%s" pressed becomes "%s"', (text, tags, next) => {
  expect(toggleTags(text, tags)).toBe(next)
})
