import { describe, expect, it } from 'vitest'
import { homePath, type ScreenPlace } from './home-path.ts'

const here = { clientHomePath: '', index_path: '', clientMenuList: '', rows: [] }
const few = [
  { path: '/Chat', menuKey: 'Chat' },
  { path: '/help', menuKey: 'help' },
]
const many: ScreenPlace[] = [
  ...few,
  { path: '/mobileHome' },
  ...['Midjourney', 'music', 'video'].map((key) => ({ path: `/${key}`, menuKey: key })),
]
const leaving = (...left: string[]) =>
  JSON.stringify(many.flatMap(({ menuKey }) => (menuKey && !left.includes(menuKey) ? menuKey : [])))

describe('where a visit begins', () => {
  it.each([
    ['on a wide screen with the first of its screens', {}, few, '/Chat'],
    ['on a wide screen with the drawing screen, once there is one', {}, many, '/Midjourney'],
    [
      'on a wide screen with the chat where the menu leaves the drawing screen out',
      { clientMenuList: leaving('Midjourney') },
      many,
      '/Chat',
    ],
    [
      'with the first entry of a menu that has neither',
      {
        clientMenuList: leaving('Midjourney', 'Chat', 'help'),
        rows: [{ name: '' }, { name: 'Chat' }, { name: 'video' }, { name: 'music' }],
      },
      many,
      '/video',
    ],
    [
      'with the first screen of a menu that has neither and no order of its own',
      { clientMenuList: leaving('Midjourney', 'Chat', 'help') },
      many,
      '/music',
    ],
    [
      'without an index page that the menu leaves out',
      { index_path: 'help', clientMenuList: leaving('Midjourney', 'help') },
      many,
      '/Chat',
    ],
    ['with the index page of the site', { index_path: 'help' }, few, '/help'],
    ['with the index page in other letters', { index_path: '/HELP' }, few, '/help'],
    ['without an index page that there is not', { index_path: 'music' }, few, '/Chat'],
    [
      'with the home path before the index page',
      { clientHomePath: '/help?x=1', index_path: 'Chat' },
      few,
      '/help?x=1',
    ],
  ])('is %s', (_, change, places, path) => {
    expect(homePath({ ...here, ...change }, places, false)).toBe(path)
  })

  it.each([
    ['at its home', {}, '/mobileHome'],
    [
      'at its home whatever the menu leaves out',
      { clientMenuList: leaving('Midjourney') },
      '/mobileHome',
    ],
    ['with the index page too', { index_path: 'music' }, '/music'],
  ])('is on a phone %s', (_, change, path) => {
    expect(homePath({ ...here, ...change }, many, true)).toBe(path)
  })

  it.each(['/', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'is never at %j',
    (clientHomePath) => {
      expect(homePath({ ...here, clientHomePath }, few, false)).toBe('/Chat')
    },
  )
})
