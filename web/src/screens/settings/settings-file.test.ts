import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { chatStorage, chosenModel } from '../../lib/storage/chat-storage.ts'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { resetSettings, settingsText, takeSettings } from './settings-file.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

const dark = { siderCollapsed: true, theme: 'auto', language: 'en-US' } as const

describe('the settings file', () => {
  it('brings everything to another browser', () => {
    appSetting.set(dark)
    chosenModel.set(104)
    chatStorage.update((kept) => ({ ...kept, usingContext: false, active: 9 }))
    const text = settingsText()
    vi.stubGlobal('localStorage', fakeStorage())
    expect(takeSettings(text)).toBe('taken')
    expect(appSetting.get()).toEqual(dark)
    expect(chosenModel.get()).toBe(104)
    expect(chatStorage.get()).toMatchObject({ usingContext: false, active: 0 })
  })

  it.each(['', 'nonsense', 'null', '[]', '{}', '{"format":"atelier-settings"}'])(
    'that says %j is none',
    (text) => {
      expect(takeSettings(text)).toEqual({ problem: 'not-settings' })
    },
  )

  it('with one part that does not fit changes nothing and names it', () => {
    const settings = { model: 104, usingContext: 'yes' }
    const text = JSON.stringify({ format: 'atelier-settings', settings })
    expect(takeSettings(text)).toEqual({ problem: 'unfit', name: 'usingContext' })
    expect(chosenModel.get()).toBe(3)
  })

  it('leaves what it does not name as it is', () => {
    chosenModel.set(104)
    const text = JSON.stringify({ format: 'atelier-settings', settings: { usingContext: false } })
    expect(takeSettings(text)).toBe('taken')
    expect(chosenModel.get()).toBe(104)
    expect(chatStorage.get().usingContext).toBe(false)
  })

  it('is not needed to go back to the beginning', () => {
    appSetting.set(dark)
    chosenModel.set(104)
    resetSettings()
    expect(appSetting.isKept()).toBe(false)
    expect(chosenModel.get()).toBe(3)
  })
})
