import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage.ts'

/** As a page that has just been loaded: another one has left the storage behind. */
async function newPage() {
  vi.resetModules()
  const { encipherStorage } = await import('./text-storage.ts')
  const { defineStored } = await import('./define-stored.ts')
  const { appSetting } = await import('./app-setting.ts')
  return { encipherStorage, defineStored, appSetting }
}

const plain = (value: unknown, expire: number | null = null) => JSON.stringify({ value, expire })
const found = (key: string) => localStorage.getItem(key) ?? ''

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

describe('a site that does not say otherwise', () => {
  it('has plain texts in the storage', async () => {
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(false)
    defineStored('token', { default: '', expiresAfterS: null }).set('secret')
    expect(found('token')).toBe(plain('secret'))
  })
})

describe('a site that wants its storage enciphered', () => {
  it('shows nothing of a value, and another text each time it is written', async () => {
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(true)
    const token = defineStored('token', { default: '' })
    token.set('very-secret-词')
    const first = found('token')
    expect(first).toMatch(/^enc1\.[\w+/]+=*$/)
    expect(atob(first.slice(5))).not.toContain('secret')
    token.set('very-secret-词')
    expect(found('token')).not.toBe(first)
    expect(token.get()).toBe('very-secret-词')
  })

  it('reads its values again on the next page, with the time they have left', async () => {
    const before = await newPage()
    await before.encipherStorage(true)
    before.defineStored('place', { default: { active: 0 }, expiresAfterS: 10 }).set({ active: 7 })
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(true)
    const place = defineStored('place', { default: { active: 0 }, expiresAfterS: 10 })
    expect(place.get()).toEqual({ active: 7 })
    expect(place.get()).toBe(place.get())
    vi.useFakeTimers({ now: Date.now() + 10_000 })
    expect(place.isKept()).toBe(false)
    vi.useRealTimers()
  })

  it('enciphers what was plain: at once what is in use, the rest when it comes into use', async () => {
    localStorage.setItem('token', plain('secret', 4e12))
    localStorage.setItem('drafts', plain(['words']))
    localStorage.setItem('foreign', 'of somebody else')
    const { encipherStorage, defineStored } = await newPage()
    const token = defineStored('token', { default: '' })
    await encipherStorage(true)
    expect(found('token')).toMatch(/^enc1\./)
    expect(found('drafts')).toContain('words')
    const drafts = defineStored('drafts', { default: [''] })
    expect(found('drafts')).toMatch(/^enc1\./)
    expect([token.get(), drafts.get()]).toEqual(['secret', ['words']])
    expect(found('foreign')).toBe('of somebody else')
  })

  it('leaves the application setting plain, which the page reads before any script', async () => {
    const { encipherStorage, appSetting } = await newPage()
    await encipherStorage(true)
    appSetting.update((setting) => ({ ...setting, theme: 'light' }))
    expect(JSON.parse(found('appSetting')).value.theme).toBe('light')
  })

  it('loses nothing when it no longer wants it', async () => {
    const before = await newPage()
    await before.encipherStorage(true)
    before.defineStored('token', { default: '', expiresAfterS: null }).set('secret')
    const { encipherStorage, defineStored } = await newPage()
    const token = defineStored('token', { default: '', expiresAfterS: null })
    await encipherStorage(false)
    expect(token.get()).toBe('secret')
    expect(found('token')).toBe(plain('secret'))
  })

  it('is plain again at once when it no longer wants it, also what nothing has used yet', async () => {
    const before = await newPage()
    await before.encipherStorage(true)
    before.defineStored('of a late part', { default: '' }).set('words')
    localStorage.setItem('foreign', 'of somebody else')
    const { encipherStorage } = await newPage()
    await encipherStorage(false)
    expect(JSON.parse(found('of a late part')).value).toBe('words')
    expect(found('foreign')).toBe('of somebody else')
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -8)],
    [
      'altered',
      (text: string) => `${text.slice(0, 60)}${text[60] === 'A' ? 'B' : 'A'}${text.slice(61)}`,
    ],
    ['no cipher at all', () => 'enc1.***'],
    ['empty', () => 'enc1.'],
  ])('takes a text that is %s for none', async (_, damage) => {
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(true)
    const token = defineStored('token', { default: 'none' })
    token.set('a secret that is long enough to be altered in the middle')
    localStorage.setItem('token', damage(found('token')))
    expect(token.get()).toBe('none')
    expect(token.isKept()).toBe(false)
    token.set('new')
    expect(token.get()).toBe('new')
  })

  it('takes a text that was moved from another key for none', async () => {
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(true)
    defineStored('draft', { default: '' }).set('words')
    localStorage.setItem('token', found('draft'))
    expect(defineStored('token', { default: '' }).get()).toBe('')
  })

  it('takes long texts of any language', async () => {
    const { encipherStorage, defineStored } = await newPage()
    await encipherStorage(true)
    const long = '长文 🙂 long '.repeat(20_000)
    defineStored('draft', { default: '' }).set(long)
    const next = await newPage()
    await next.encipherStorage(true)
    expect(next.defineStored('draft', { default: '' }).get()).toBe(long)
  })
})

describe('a page that is open when another tab begins to encipher', () => {
  it('goes on with what it knows until it can read, and tells then', async () => {
    const other = await newPage()
    await other.encipherStorage(true)
    const { defineStored } = await newPage()
    const token = defineStored('token', { default: '' })
    token.set('old')
    const told = vi.fn()
    token.subscribe(told)
    other.defineStored('token', { default: '' }).set('new')
    expect(token.get()).toBe('old')
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    expect(token.get()).toBe('new')
  })
})
