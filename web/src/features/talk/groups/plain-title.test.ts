import { expect, it } from 'vitest'
import { plainTitle } from './plain-title.ts'

it.each([
  ['## Plan for **Monday**', 'Plan for Monday'],
  ['What does `git rebase` do?', 'What does git rebase do?'],
  ['Read [this page](https://example.com/a) for me', 'Read this page for me'],
  ['- *Soft* words', 'Soft words'],
  ['> Who said this?', 'Who said this?'],
])('%s is shown as %s', (title, plain) => {
  expect(plainTitle(title)).toBe(plain)
})

it.each(['C# or F#?', '2 * 3 * 4', 'snake_case and __init', 'a < b > c', '**', '[draft] letter'])(
  '%s stays as it is',
  (title) => {
    expect(plainTitle(title)).toBe(title)
  },
)
