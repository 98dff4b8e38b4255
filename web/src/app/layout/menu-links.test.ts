import { describe, expect, it } from 'vitest'
import type { Screen } from '../../features/site/navigation/define-screen.ts'
import { common as t } from '../../i18n/locales/en-US/common.ts'
import { menuLinks } from './menu-links.ts'

const load = async () => () => null
const screen = (path: string, key?: string): Screen => ({
  path,
  frame: 'layout',
  load,
  ...(key ? { menu: { key, icon: 'info' as const, label: () => `The ${key}` } } : {}),
})
const screens = [screen('/Chat', 'Chat'), screen('/help', 'help'), screen('/admin')]
const row = { id: 1, name: '', title: '', icon: '', url: '', status: 1 as const }

const shown = (rows: (typeof row)[], clientMenuList = '') =>
  menuLinks(rows, screens, { clientMenuList, t }).map(({ label, to }) => [label, to])

describe('the menu', () => {
  it('without rows has the screens in their order, and only those with a place in it', () => {
    expect(shown([])).toEqual([
      ['The Chat', '/Chat'],
      ['The help', '/help'],
    ])
  })

  it('leaves out what the site does not show, with rows and without', () => {
    expect(shown([], '["help"]')).toEqual([['The help', '/help']])
    expect(shown([{ ...row, name: 'Chat' }], '["help"]')).toEqual([])
  })

  it('has the order, the words and the icons of its rows', () => {
    const rows = [
      { ...row, name: 'help', title: 'Handbook', icon: 'mdi:book' },
      { ...row, name: 'Chat' },
    ]
    expect(shown(rows)).toEqual([
      ['Handbook', '/help'],
      ['The Chat', '/Chat'],
    ])
    expect(menuLinks(rows, screens, { clientMenuList: '', t })[0]?.siteIcon).toBe('mdi:book')
  })

  it.each([
    ['https://forum.example', true],
    ['/help/backup', false],
  ])('takes a link to %s', (url, isElsewhere) => {
    const links = menuLinks([{ ...row, title: 'Forum', url }], screens, { clientMenuList: '', t })
    expect(links).toMatchObject([{ label: 'Forum', to: url, isElsewhere }])
  })

  it.each([
    ['a screen that there is not', { name: 'draw', title: 'Draw' }],
    ['a link without a title', { url: 'https://forum.example' }],
    ['an address that runs a script', { title: 'Bad', url: 'javascript:alert(1)' }],
    ['an address without a scheme', { title: 'Bad', url: '//forum.example' }],
  ])('leaves out %s', (_, change) => {
    expect(shown([{ ...row, ...change }])).toEqual([])
  })
})
