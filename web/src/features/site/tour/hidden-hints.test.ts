import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../../testing/fake-storage.ts'
import { hiddenHints, hideHint, hintsLeft } from './hidden-hints.ts'
import { hintDefaults } from './hint-options.ts'

const hints = ['one', 'two'].map((id) => ({ id, element: `#${id}`, text: id }))

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

it('the defaults of hints are those of the specification', () => {
  expect(hintDefaults).toEqual({ buttonLabel: 'Got it', refreshIntervalMs: 10 })
})

it('a hint that somebody has got stays away for good, the others stay', () => {
  hideHint('one')
  hideHint('one')
  expect(hiddenHints.get()).toEqual(['one'])
  expect(hintsLeft(hints, hiddenHints.get()).map(({ id }) => id)).toEqual(['two'])
  expect(localStorage.getItem('hiddenHints')).toContain('"expire":null')
})

it('what was kept in another shape is dropped', () => {
  localStorage.setItem('hiddenHints', '{"value":["one",2],"expire":null}')
  expect(hiddenHints.get()).toEqual(['one'])
  localStorage.setItem('hiddenHints', '{"value":"one","expire":null}')
  expect(hiddenHints.get()).toEqual([])
})
