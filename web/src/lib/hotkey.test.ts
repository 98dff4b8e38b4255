import { describe, expect, it } from 'vitest'
import { matchesHotkey } from './hotkey.ts'

const pressed = (key: string, code: string, modifiers: string[] = []) => ({
  key,
  code,
  metaKey: modifiers.includes('meta'),
  ctrlKey: modifiers.includes('ctrl'),
  shiftKey: modifiers.includes('shift'),
  altKey: modifiers.includes('alt'),
})

describe('a keyboard shortcut', () => {
  it('is Ctrl on most machines and ⌘ on those of Apple', () => {
    const withCtrl = pressed('o', 'KeyO', ['ctrl', 'shift'])
    const withMeta = pressed('o', 'KeyO', ['meta', 'shift'])
    expect(matchesHotkey('mod+shift+o', withCtrl, false)).toBe(true)
    expect(matchesHotkey('mod+shift+o', withMeta, false)).toBe(false)
    expect(matchesHotkey('mod+shift+o', withMeta, true)).toBe(true)
    expect(matchesHotkey('mod+shift+o', withCtrl, true)).toBe(false)
  })

  it('wants exactly its modifiers', () => {
    expect(matchesHotkey('mod+k', pressed('k', 'KeyK', ['ctrl', 'shift']), false)).toBe(false)
    expect(matchesHotkey('mod+k', pressed('k', 'KeyK', ['ctrl', 'alt']), false)).toBe(false)
    expect(matchesHotkey('escape', pressed('Escape', 'Escape'), false)).toBe(true)
    expect(matchesHotkey('mod+k', pressed('k', 'KeyK'), false)).toBe(false)
  })

  it('is found where a layout types another letter', () => {
    expect(matchesHotkey('mod+k', pressed('л', 'KeyK', ['ctrl']), false)).toBe(true)
    expect(matchesHotkey('mod+/', pressed('-', 'Slash', ['ctrl']), false)).toBe(true)
  })

  it('is found with shift held, which makes letters large', () => {
    expect(matchesHotkey('mod+shift+o', pressed('O', 'KeyO', ['ctrl', 'shift']), false)).toBe(true)
  })
})
