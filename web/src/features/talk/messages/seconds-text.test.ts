import { expect, test } from 'vitest'
import { secondsText } from './seconds-text.ts'

const cases: [number, string][] = [
  [430, '0.4 sec'],
  [9960, '10 sec'],
  [59_600, '1 min'],
  [125_000, '2 min 5 sec'],
]
for (const [ms, text] of cases) {
  test(`${ms} ms reads ${text}`, () => expect(secondsText(ms, 'en-US')).toBe(text))
}
