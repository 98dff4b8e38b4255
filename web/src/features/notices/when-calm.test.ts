import { expect, it } from 'vitest'
import { isCalm, type Moment } from './when-calm.ts'

const calm: Moment = { hidden: false, popupOpen: false, fieldText: '', msSinceStir: 2000 }

it('is calm when nobody does anything', () => {
  expect(isCalm(calm)).toBe(true)
})

it.each<[string, Partial<Moment>]>([
  ['nobody looks', { hidden: true }],
  ['something else is open', { popupOpen: true }],
  ['a field with the focus holds words', { fieldText: 'Dear' }],
  ['somebody pressed something a moment ago', { msSinceStir: 1999 }],
])('is not calm while %s', (_, change) => {
  expect(isCalm({ ...calm, ...change })).toBe(false)
})
