import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { defaultExpiryS, defineStored } from './define-stored.ts'

const start = new Date('2026-01-01T00:00:00Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('localStorage', fakeStorage())
  return () => vi.useRealTimers()
})

describe('a stored value', () => {
  it('is the default until something is kept, and again once that is removed', () => {
    const model = defineStored('model', { default: 3 })
    expect(model.get()).toBe(3)
    expect(model.isKept()).toBe(false)
    model.set(4)
    expect(model.get()).toBe(4)
    expect(model.isKept()).toBe(true)
    model.remove()
    expect(model.get()).toBe(3)
  })

  it('is kept as its value and the time it ends', () => {
    defineStored('model', { default: 3 }).set(4)
    expect(JSON.parse(localStorage.getItem('model') ?? '')).toEqual({
      value: 4,
      expire: start + 604_800_000,
    })
  })

  it('is forgotten after seven days when nothing else is said', () => {
    const model = defineStored('model', { default: 3 })
    model.set(4)
    vi.setSystemTime(start + defaultExpiryS * 1000 - 1)
    expect(model.get()).toBe(4)
    vi.setSystemTime(start + defaultExpiryS * 1000)
    expect(model.get()).toBe(3)
  })

  it('is never forgotten when it has no expiry', () => {
    const id = defineStored('id', { default: '', expiresAfterS: null })
    id.set('x')
    vi.setSystemTime(start + 4e11)
    expect(id.get()).toBe('x')
  })

  it('begins its time anew when it is renewed, and only when there is something to renew', () => {
    const token = defineStored('token', { default: '', expiresAfterS: 10 })
    token.renew()
    expect(token.isKept()).toBe(false)
    token.set('t')
    vi.setSystemTime(start + 9000)
    token.renew()
    vi.setSystemTime(start + 18_000)
    expect(token.get()).toBe('t')
  })

  it('stays the same object until it changes, so that a screen is not drawn for nothing', () => {
    const place = defineStored('place', { default: { active: 0 } })
    expect(place.get()).toBe(place.get())
    place.set({ active: 2 })
    expect(place.get()).toBe(place.get())
  })

  it('reads what another tab has written since', () => {
    const model = defineStored('model', { default: 3 })
    model.set(4)
    localStorage.setItem('model', JSON.stringify({ value: 5, expire: null }))
    expect(model.get()).toBe(5)
  })

  it('lays a kept object over the default, so that a new field has its default', () => {
    localStorage.setItem('place', JSON.stringify({ value: { active: 7 }, expire: null }))
    const place = defineStored('place', { default: { active: 0, usingContext: true } })
    expect(place.get()).toEqual({ active: 7, usingContext: true })
  })

  it.each(['nonsense', '{}', '3', 'null', '{"value":"text"}', '{"value":null}', '{"value":[1]}'])(
    'is the default when %s is found instead',
    (found) => {
      localStorage.setItem('model', found)
      expect(defineStored('model', { default: 3 }).get()).toBe(3)
    },
  )

  it('takes what its reader makes of an older shape', () => {
    localStorage.setItem('theme', JSON.stringify({ value: 'night', expire: null }))
    const read = (found: unknown) => (found === 'night' ? 'dark' : undefined)
    expect(defineStored('theme', { default: 'light', read }).get()).toBe('dark')
  })

  it('tells its listeners of each change until they leave', () => {
    const model = defineStored('model', { default: 3 })
    const listener = vi.fn()
    const leave = model.subscribe(listener)
    model.set(4)
    model.remove()
    leave()
    model.set(5)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('has another default once that is set, as long as nothing is kept', () => {
    const setting = defineStored('setting', { default: 'dark' })
    setting.setDefault('light')
    expect(setting.get()).toBe('light')
    expect(localStorage.getItem('setting')).toBeNull()
    setting.set('dark')
    expect(setting.get()).toBe('dark')
  })

  it('lives as long as the page where the storage is full', () => {
    const storage = fakeStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', storage)
    const model = defineStored('model', { default: 3 })
    model.set(4)
    expect(model.get()).toBe(4)
  })
})
