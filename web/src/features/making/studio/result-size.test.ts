import { expect, it } from 'vitest'
import { maxResultStep, resultRows } from './result-size.ts'

const shown = { step: 1, count: 40, isPhone: false }

it('results are as large as somebody chose, and larger while they are few', () => {
  expect(resultRows(shown).target).toBe(240)
  expect(resultRows({ ...shown, count: 6 }).target).toBe(240)
  expect(resultRows({ ...shown, count: 5 }).target).toBe(380)
  expect(resultRows({ ...shown, count: 5, step: maxResultStep }).target).toBe(700)
})

it('a kept size that is none counts as the nearest, and no result is too small for its buttons', () => {
  expect(resultRows({ ...shown, step: 99 }).target).toBe(540)
  expect(resultRows({ ...shown, step: -3 }).target).toBe(160)
  expect(resultRows({ ...shown, step: 0, min: 300 }).target).toBe(300)
})

it('on a phone what is alone, or one of few, is as wide as that, and of many two stand beside each other', () => {
  const phone = { ...shown, isPhone: true }
  expect(resultRows(phone)).toEqual({ target: 180, maxLast: Number.POSITIVE_INFINITY })
  expect(resultRows({ ...phone, count: 5 }).target).toBe(Number.POSITIVE_INFINITY)
  expect(resultRows({ ...phone, isAlone: true }).target).toBe(Number.POSITIVE_INFINITY)
})
