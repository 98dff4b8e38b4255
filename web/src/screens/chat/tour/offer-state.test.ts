import { expect, it } from 'vitest'
import { mayOffer } from './offer-state.ts'

const newcomer = {
  isDismissed: false,
  isAnswered: false,
  groups: 0,
  isEmptyPage: true,
  isWriting: false,
  isInDialog: false,
}

it('a newcomer at an empty page is offered the tour', () => {
  expect(mayOffer(newcomer)).toBe(true)
})

it.each([
  ['dismissed it for good', { isDismissed: true }],
  ['took it or put it off', { isAnswered: true }],
  ['has conversations', { groups: 1 }],
  ['may have conversations that are not known yet', { groups: undefined }],
  ['reads a conversation or waits for an answer', { isEmptyPage: false }],
  ['is writing', { isWriting: true }],
  ['is in a dialog', { isInDialog: true }],
])('whoever %s is not', (_, change) => {
  expect(mayOffer({ ...newcomer, ...change })).toBe(false)
})
