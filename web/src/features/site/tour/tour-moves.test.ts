import { describe, expect, it } from 'vitest'
import { mayStart, progressAt, stepFrom } from './tour-moves.ts'

describe('whether a tour starts', () => {
  it.each([
    { isActive: true, isDismissed: false, evenIfDismissed: false, starts: true },
    { isActive: true, isDismissed: true, evenIfDismissed: false, starts: false },
    { isActive: true, isDismissed: true, evenIfDismissed: true, starts: true },
    { isActive: false, isDismissed: false, evenIfDismissed: false, starts: false },
    { isActive: false, isDismissed: true, evenIfDismissed: true, starts: false },
  ])(
    'active $isActive, dismissed $isDismissed, asked for expressly $evenIfDismissed: $starts',
    ({ starts, ...request }) => {
      expect(mayStart(request)).toBe(starts)
    },
  )
})

describe('the next step', () => {
  const [yes, no] = [true, false]
  it.each([
    { there: [yes, yes, yes], at: -1, direction: 'forward', to: 0 },
    { there: [no, no, yes], at: -1, direction: 'forward', to: 2 },
    { there: [yes, no, yes], at: 0, direction: 'forward', to: 2 },
    { there: [yes, no, no], at: 0, direction: 'forward', to: null },
    { there: [yes, no, yes], at: 2, direction: 'back', to: 0 },
    { there: [no, yes, yes], at: 1, direction: 'back', to: null },
    { there: [], at: -1, direction: 'forward', to: null },
  ] as const)('$direction from $at of $there is $to', ({ there, at, direction, to }) => {
    expect(stepFrom(there, at, direction)).toBe(to)
  })
})

it('progress does not count what is passed over', () => {
  expect(progressAt([true, false, true, true], 2)).toEqual({ n: 2, of: 3 })
})
