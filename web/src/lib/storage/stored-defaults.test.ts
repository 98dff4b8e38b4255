import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { appSetting } from './app-setting.ts'
import { chatStorage, chosenModel } from './chat-storage.ts'
import { invitedBy, keepTracking, tracking } from './tracking.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

describe('what is kept in the browser', () => {
  it('begins with the documented defaults', () => {
    expect(appSetting.get()).toEqual({ siderCollapsed: false, theme: 'dark', language: 'zh-CN' })
    expect(chatStorage.get()).toEqual({ active: 0, usingContext: true, groupKeyWord: '' })
    expect(chosenModel.get()).toBe(3)
  })

  it('never forgets the application setting', () => {
    appSetting.set({ siderCollapsed: true, theme: 'auto', language: 'en-US' })
    expect(JSON.parse(localStorage.getItem('appSetting') ?? '').expire).toBeNull()
  })

  it('falls back to dark and zh-CN for a theme or a language that is none of ours', () => {
    const value = { siderCollapsed: 'yes', theme: 'pink', language: 'fr' }
    localStorage.setItem('appSetting', JSON.stringify({ value, expire: null }))
    expect(appSetting.get()).toEqual({ siderCollapsed: false, theme: 'dark', language: 'zh-CN' })
  })
})

describe('the address somebody first opened', () => {
  it('gives the invitation code and the values of an advertisement', () => {
    keepTracking('?Invitecode=abc&bd_vid=1&keywordid=2&kw_enc_utf8=%E7%94%BB&source=x&other=y')
    expect(invitedBy.get()).toBe('abc')
    expect(tracking.get()).toEqual({ bd_vid: '1', keywordid: '2', kw_enc_utf8: '画', source: 'x' })
  })

  it('leaves what it does not name as it was', () => {
    keepTracking('?Invitecode=abc&bd_vid=1')
    keepTracking('?source=x')
    keepTracking('')
    expect(invitedBy.get()).toBe('abc')
    expect(tracking.get()).toMatchObject({ bd_vid: '1', source: 'x' })
  })
})
