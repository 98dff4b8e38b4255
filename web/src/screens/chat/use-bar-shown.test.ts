import { expect, it } from 'vitest'
import { barAfter } from './use-bar-shown.ts'

it('comes while one scrolls up, goes while one scrolls down, and is there at the top', () => {
  expect(barAfter({ top: 500, left: 100 }, { top: 460, left: 140 })).toBe(true)
  expect(barAfter({ top: 460, left: 140 }, { top: 500, left: 100 })).toBe(false)
  expect(barAfter({ top: 40, left: 140 }, { top: 0, left: 180 })).toBe(true)
})

it('stays as it is while an answer grows, and while rows before what is read are measured', () => {
  expect(barAfter({ top: 500, left: 0 }, { top: 520, left: 0 })).toBeUndefined()
  expect(barAfter({ top: 500, left: 100 }, { top: 500, left: 160 })).toBeUndefined()
  expect(barAfter({ top: 500, left: 100 }, { top: 620, left: 100 })).toBeUndefined()
})
