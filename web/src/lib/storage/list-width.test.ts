import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { listWidth, setListWidth } from './list-width.ts'

const shown = vi.fn<(name: string, value: string) => void>()

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { documentElement: { style: { setProperty: shown } } })
})

it.each([
  [300, 300],
  [300.4, 300],
  [20, 200],
  [4000, 420],
  ['300', 248],
  [null, 248],
  [{}, 248],
])('a kept width of %s is one of %s', (value, width) => {
  localStorage.setItem('listWidth', JSON.stringify({ value, expire: null }))
  expect(listWidth.get()).toBe(width)
})

it('is kept and shown within what is allowed', () => {
  setListWidth(1000)
  expect(listWidth.get()).toBe(420)
  expect(shown).toHaveBeenLastCalledWith('--list', '420px')
})
