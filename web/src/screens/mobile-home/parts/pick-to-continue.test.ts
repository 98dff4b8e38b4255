import { expect, it } from 'vitest'
import { pickToContinue, type ToContinue } from './pick-to-continue.ts'

const one = (key: string, at: string, isUnderWay = false): ToContinue => ({
  key,
  at,
  isUnderWay,
  title: key,
  to: '/',
  picture: null,
  blur: '',
})

it('begins with what is under way, then with what was used last, and has so many at most', () => {
  const all = [
    one('old', '2026-01-01T00:00:00Z'),
    one('new', '2026-03-01T00:00:00Z'),
    one('running', '2025-01-01T00:00:00Z', true),
    one('between', '2026-02-01T00:00:00Z'),
  ]
  expect(pickToContinue(all, 3).map(({ key }) => key)).toEqual(['running', 'new', 'between'])
})
