import type { MenuRow } from '@atelier/contract/features/site/content'
import { describe, expect, it } from 'vitest'
import { common as t } from '../../i18n/locales/en-US/common.ts'
import { screens } from '../screens.ts'
import { menuLinks } from './menu-links.ts'
import { currentOf, flatPlaces, railPlaces } from './rail-places.ts'

const row = { id: 1, name: '', title: '', icon: '', url: '', status: 1 as const }

const placesOf = (rows: MenuRow[] = [], clientMenuList = '') =>
  railPlaces(menuLinks(rows, screens, { clientMenuList, t }), t)
const shown = (rows?: MenuRow[], clientMenuList?: string) =>
  placesOf(rows, clientMenuList).map(({ label, to, entries }) => [
    label,
    to,
    entries.map(({ label }) => label).join(', '),
  ])

describe('the places of the rail', () => {
  it('hold every entry of the menu in its group', () => {
    expect(shown()).toEqual([
      ['Home', '/mobileHome', ''],
      ['Chat', '/Chat', 'Chat'],
      [
        'Create',
        '/Midjourney',
        'Midjourney, Draw, SD3, AI video, AI music, Vocal separation, Toolbox, Mind map',
      ],
      ['Explore', '/designerWork', 'Gallery'],
      ['Library', '/app-store', 'App store, Roles, Prompt market, Model square'],
      ['Works', '/history', 'Works'],
      ['More', '/pay', 'Top up, Help, User center'],
    ])
  })

  it('keep their own order, and inside each that of the operator, with the operator’s words and icons', () => {
    const rows = [
      { ...row, name: 'music', title: 'Songs', icon: 'mdi:guitar' },
      { ...row, name: 'draw' },
      { ...row, name: 'help' },
      { ...row, name: 'Chat' },
    ]
    expect(shown(rows)).toEqual([
      ['Home', '/mobileHome', ''],
      ['Chat', '/Chat', 'Chat'],
      ['Create', '/music', 'Songs, Draw'],
      ['More', '/help', 'Help'],
    ])
  })

  it('leave out what the site’s menu leaves out', () => {
    expect(shown([], '["draw","role"]')).toEqual([
      ['Home', '/mobileHome', ''],
      ['Create', '/draw', 'Draw'],
      ['Library', '/role', 'Roles'],
    ])
  })

  it('have the operator’s name and icon where they hold one entry alone', () => {
    const rows = [{ ...row, name: 'Chat', title: 'Ask', icon: 'mdi:robot' }]
    expect(placesOf(rows)[1]).toMatchObject({ name: 'chat', label: 'Ask', siteIcon: 'mdi:robot' })
  })

  it('hold links to elsewhere under More', () => {
    const rows = [{ ...row, title: 'Forum', url: 'https://forum.example' }]
    expect(shown(rows)[1]).toEqual(['More', 'https://forum.example', 'Forum'])
  })
})

describe('one flat menu', () => {
  const links = menuLinks(
    [
      { ...row, name: 'help', title: 'Handbook' },
      { ...row, title: 'Forum', url: 'https://forum.example' },
      { ...row, name: 'draw' },
      { ...row, name: 'Chat' },
    ],
    screens,
    { clientMenuList: '', t },
  )
  const places = flatPlaces(links, t)

  it('has home, and then every entry by itself in the operator’s order', () => {
    expect(places.map(({ label }) => label)).toEqual(['Home', 'Handbook', 'Forum', 'Draw', 'Chat'])
  })

  it.each([
    ['/help/backup', 'more', 'Handbook'],
    ['/draw', 'create', 'Draw'],
    ['/video', 'create', 'Draw'],
    ['/mobileHome', 'home', 'Home'],
    ['/history', 'works', undefined],
  ] as const)('marks at %s, which belongs to %s, %s', (pathname, place, label) => {
    expect(currentOf(places, { pathname, place })?.label).toBe(label)
  })
})
