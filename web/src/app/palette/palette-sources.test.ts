import { describe, expect, it, vi } from 'vitest'
import { chat } from '../../i18n/locales/zh-CN/chat.ts'
import { common } from '../../i18n/locales/zh-CN/common.ts'
import { palette } from '../../i18n/locales/zh-CN/palette.ts'
import { session } from '../../i18n/locales/zh-CN/session.ts'
import { settings } from '../../i18n/locales/zh-CN/settings.ts'
import type { PaletteContext, PaletteDoors } from './palette-source.ts'
import { paletteSources } from './palette-sources.ts'
import { findables, shownSections } from './rank-options.ts'

const group = (id: number, title: string) => ({
  id,
  title,
  isSticky: false,
  appId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

function contextOf(changes: Partial<PaletteContext> = {}) {
  const doors = {
    openGroup: vi.fn<PaletteDoors['openGroup']>(),
    openPath: vi.fn<PaletteDoors['openPath']>(),
    openDialog: vi.fn<PaletteDoors['openDialog']>(),
    compose: vi.fn<PaletteDoors['compose']>(),
    chooseTheme: vi.fn<PaletteDoors['chooseTheme']>(),
    chooseLanguage: vi.fn<PaletteDoors['chooseLanguage']>(),
    logOut: vi.fn<PaletteDoors['logOut']>(),
  }
  const context: PaletteContext = {
    texts: { palette, common, chat, session, settings },
    site: { ideas: ['写一首诗'], clientMenuList: '', contact: 'mail@example.com' },
    isMember: false,
    groups: [group(7, '里昂之行'), group(8, '')],
    works: [{ id: 3, name: '海上日出', icon: 'image' }],
    setting: { siderCollapsed: false, theme: 'dark', language: 'zh-CN' },
    hasDialog: () => true,
    doors,
    ...changes,
  }
  const options = paletteSources.flatMap((optionsOf) => optionsOf(context))
  const find = (query: string) =>
    shownSections(findables(options), query, []).flatMap((section) => section.options)
  return { doors, options, find, keys: options.map(({ key }) => key) }
}

describe('what the palette offers', () => {
  it('has a name of its own for each thing, without spaces', () => {
    for (const isMember of [true, false]) {
      const { keys } = contextOf({ isMember })
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => /\s/.test(key))).toEqual([])
    }
  })

  it.each([
    ['深色', 'theme-dark'],
    ['dark theme', 'theme-dark'],
    ['english', 'language-en-US'],
    ['繁體', 'language-zh-TW'],
    ['里昂', 'group-7'],
    ['日出', 'work-3'],
    ['help', 'screen-help'],
    ['帮助', 'screen-help'],
    ['诗', `idea-${encodeURIComponent('写一首诗')}`],
    ['export', 'settings-file'],
    ['proxy', 'settings-config'],
    ['sign up', 'action-sign-up'],
    ['new chat', 'action-new-chat'],
  ])('%j leads to %j first, in Chinese and by English words', (query, key) => {
    expect(contextOf().find(query)[0]?.key).toBe(key)
  })

  it('is for a member what only members have, and for a guest the way to become one', () => {
    const ofMembers = ['settings-password', 'settings-devices', 'settings-role', 'action-log-out']
    const ofGuests = ['action-log-in', 'action-sign-up']
    const member = contextOf({ isMember: true }).keys
    const guest = contextOf({ isMember: false }).keys
    const unknown = contextOf({ isMember: undefined }).keys
    expect(member).toEqual(expect.arrayContaining(ofMembers))
    expect(guest).toEqual(expect.arrayContaining(ofGuests))
    expect(member.filter((key) => ofGuests.includes(key))).toEqual([])
    expect(guest.filter((key) => ofMembers.includes(key))).toEqual([])
    expect(unknown.filter((key) => [...ofGuests, ...ofMembers].includes(key))).toEqual([])
  })

  it('leaves out screens that the site does not show, and dialogs that are not there', () => {
    const { keys } = contextOf({
      site: { ideas: [], clientMenuList: '["Chat"]', contact: '' },
      hasDialog: (name) => name !== 'about',
    })
    expect(keys).toContain('screen-Chat')
    expect(keys).not.toContain('screen-help')
    expect(keys).not.toContain('action-about')
    expect(keys).not.toContain('action-contact')
  })

  it('does what it says', () => {
    const { doors, options } = contextOf()
    const run = (key: string) => options.find((option) => option.key === key)?.run()
    run('group-7')
    run('action-new-chat')
    run('screen-help')
    run('settings-system-message')
    run('theme-light')
    run('language-en-US')
    run(`idea-${encodeURIComponent('写一首诗')}`)
    expect(doors.openGroup.mock.calls).toEqual([[7], [0]])
    expect(doors.openPath).toHaveBeenCalledWith('/help')
    expect(doors.openDialog).toHaveBeenCalledWith('settings', { tab: 'advanced' })
    expect(doors.chooseTheme).toHaveBeenCalledWith('light')
    expect(doors.chooseLanguage).toHaveBeenCalledWith('en-US')
    expect(doors.compose).toHaveBeenCalledWith('写一首诗')
  })

  it('marks the theme and the language in use', () => {
    const { options } = contextOf()
    const marked = options.filter(({ note }) => note === palette.inUse).map(({ key }) => key)
    expect(marked).toEqual(['theme-dark', 'language-zh-CN'])
  })
})
