import { expect, it } from 'vitest'
import { isCalm, type Moment } from './calm.ts'

const calm: Moment = {
  hidden: false,
  popupOpen: false,
  fieldText: '',
  running: false,
  msSinceAct: 10_000,
  msSincePointing: 10_000,
}

it('is calm when nobody does anything, and before anybody has', () => {
  expect(isCalm(calm)).toBe(true)
  expect(isCalm({ ...calm, msSinceAct: Infinity, msSincePointing: Infinity })).toBe(true)
})

it.each<[string, Partial<Moment>]>([
  ['nobody looks', { hidden: true }],
  ['something else is open', { popupOpen: true }],
  ['a field with the focus holds words', { fieldText: 'Dear' }],
  ['an answer or a work runs', { running: true }],
  ['somebody wrote, pressed or scrolled less than ten seconds ago', { msSinceAct: 9999 }],
  ['the pointer was moved less than ten seconds ago', { msSincePointing: 9999 }],
])('is not calm while %s', (_, change) => {
  expect(isCalm({ ...calm, ...change })).toBe(false)
})

it('is calm for those who cannot read the page while they only point, not while they do something', () => {
  expect(isCalm({ ...calm, msSincePointing: 0 }, true)).toBe(true)
  expect(isCalm({ ...calm, msSincePointing: 0, msSinceAct: 9999 }, true)).toBe(false)
})
