import { expect, it } from 'vitest'
import { ideaInto } from './idea-into.ts'

const ideas = ['Tell a story', 'Plan a trip']

it.each([
  ['', 'Tell a story'],
  ['  \n', 'Tell a story'],
  ['Plan a trip', 'Tell a story'],
  ['Plan a trip\n', 'Tell a story'],
  ['What I wrote \n', 'What I wrote\n\nTell a story'],
])('with %j in the composer, an idea makes of it %j', (draft, text) => {
  expect(ideaInto(draft, 'Tell a story', ideas)).toBe(text)
})
