// What the specification says of the browser's storage, row by row.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCookies } from '../../testing/fake-cookies.ts'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { appSetting } from './app-setting.ts'
import { chatStorage, chosenModel, chosenOwnModel, ownSystemMessage } from './chat-storage.ts'
import { writeCookie } from './cookies.ts'
import { defaultExpiryS } from './define-stored.ts'
import { guestId, isGuestRegistered, markGuestRegistered, token } from './identity.ts'
import { invitedBy, keepTracking, trackingToTell } from './tracking.ts'

const start = new Date('2026-01-01T00:00:00Z').getTime()
let cookies: ReturnType<typeof fakeCookies>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('localStorage', fakeStorage())
  cookies = fakeCookies()
  vi.stubGlobal('document', cookies.document)
  return () => vi.useRealTimers()
})

const kept = (key: string): { value: unknown; expire: number | null } =>
  JSON.parse(localStorage.getItem(key) ?? 'null')

describe('what is kept in the browser', () => {
  it('begins with the documented defaults', () => {
    expect(appSetting.get()).toEqual({ siderCollapsed: false, theme: 'dark', language: 'zh-CN' })
    expect(chatStorage.get()).toEqual({ active: 0, usingContext: true, groupKeyWord: '' })
    expect(chosenModel.get()).toBe(3)
    expect(chosenOwnModel.get()).toBe(0)
    for (const value of [token, invitedBy, ownSystemMessage]) expect(value.get()).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('lasts 604800 seconds', () => {
    expect(defaultExpiryS).toBe(604_800)
    chatStorage.set({ active: 7, usingContext: false, groupKeyWord: 'x' })
    chosenModel.set(4)
    token.set('t')
    for (const key of ['chatStorage', 'model', 'token'])
      expect(kept(key).expire).toBe(start + 604_800_000)
  })

  it('never forgets the application setting', () => {
    appSetting.set({ siderCollapsed: true, theme: 'auto', language: 'en-US' })
    expect(kept('appSetting').expire).toBeNull()
  })

  it('falls back to dark and zh-CN for a theme or a language that is none of ours', () => {
    const value = { siderCollapsed: 'yes', theme: 'pink', language: 'fr' }
    localStorage.setItem('appSetting', JSON.stringify({ value, expire: null }))
    expect(appSetting.get()).toEqual({ siderCollapsed: false, theme: 'dark', language: 'zh-CN' })
  })
})

describe('the id of a guest', () => {
  it('is made once and never forgotten', () => {
    const id = guestId()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(kept('uuidToken')).toEqual({ value: id, expire: null })
    vi.setSystemTime(start + 4e11)
    expect(guestId()).toBe(id)
  })

  it('is a cookie too once the server knows it, for longer than a year', () => {
    expect(isGuestRegistered()).toBe(false)
    markGuestRegistered()
    expect(isGuestRegistered()).toBe(true)
    expect(cookies.set).toEqual([`uuidToken=${guestId()}; Path=/; Max-Age=34560000; SameSite=Lax`])
  })

  it('comes back from the cookie where the storage has lost it', () => {
    const id = guestId()
    markGuestRegistered()
    localStorage.clear()
    expect(guestId()).toBe(id)
    expect(kept('uuidToken').value).toBe(id)
  })

  it('that is another than the cookie’s has to be registered', () => {
    writeCookie('uuidToken', 'somebody-else-0000')
    localStorage.setItem('uuidToken', JSON.stringify({ value: 'own-guest-000000', expire: null }))
    expect(isGuestRegistered()).toBe(false)
  })
})

describe('the address somebody opens', () => {
  it('gives no more of an invitation code than one can sign up with', () => {
    keepTracking(`?Invitecode=${'x'.repeat(200)}`)
    expect(invitedBy.get()).toHaveLength(64)
  })

  it('gives the invitation code', () => {
    keepTracking('?Invitecode=abc')
    expect(kept('invitedBy').value).toBe('abc')
    expect(invitedBy.get()).toBe('abc')
  })

  it('gives the values of an advertisement, each under its own key, the click twice', () => {
    keepTracking('?bd_vid=1&keywordid=2&kw_enc_utf8=%E7%94%BB&source=x&other=y')
    const week = start + 604_800_000
    expect(kept('bd_vid')).toEqual({ value: '1', expire: week })
    expect(kept('keywordid')).toEqual({ value: '2', expire: week })
    expect(kept('kw_enc_utf8')).toEqual({ value: '画', expire: week })
    expect(kept('source')).toEqual({ value: 'x', expire: week })
    expect(kept('bd_vid_cun')).toEqual({ value: '1', expire: null })
    expect(localStorage.length).toBe(5)
  })

  it('leaves what it does not name as it was', () => {
    keepTracking('?Invitecode=abc&bd_vid=1')
    keepTracking('?source=x&bd_vid=')
    keepTracking('')
    expect(invitedBy.get()).toBe('abc')
    expect(trackingToTell()).toEqual({ bd_vid: '1', source: 'x' })
  })

  it('may bring a kept click along, as from another domain of the site', () => {
    keepTracking('?bd_vid_cun=9')
    expect(localStorage.getItem('bd_vid')).toBeNull()
    expect(trackingToTell()).toEqual({ bd_vid: '9' })
  })

  it('adds to what was kept earlier in one object, which leaves', () => {
    const value = { bd_vid: '1', keywordid: '2', kw_enc_utf8: '', source: 'old' }
    localStorage.setItem('tracking', JSON.stringify({ value, expire: start + 1000 }))
    keepTracking('?source=new')
    expect(trackingToTell()).toEqual({ keyword: '2', bd_vid: '1', source: 'new' })
    expect(localStorage.getItem('tracking')).toBeNull()
    expect(localStorage.getItem('kw_enc_utf8')).toBeNull()
  })
})

describe('what a registration tells', () => {
  it('is nothing where nothing is known', () => {
    expect(trackingToTell()).toEqual({})
  })

  it('is the bought keyword before its number', () => {
    keepTracking('?keywordid=2')
    expect(trackingToTell()).toEqual({ keyword: '2' })
    keepTracking('?kw_enc_utf8=draw')
    expect(trackingToTell()).toEqual({ keyword: 'draw' })
  })

  it('is the copy of a click that no longer counts', () => {
    keepTracking('?bd_vid=1&source=x')
    vi.setSystemTime(start + 604_800_000)
    expect(trackingToTell()).toEqual({ bd_vid: '1' })
  })

  it('is no more of a value than the server takes', () => {
    keepTracking(`?source=${'x'.repeat(3000)}`)
    expect(trackingToTell().source).toHaveLength(500)
  })
})
