import { describe, expect, it } from 'vitest'
import { homePath, redirectFor, writtenPath } from './guards.ts'

const here = {
  isPhone: false,
  index_path: '',
  paths: ['/Chat', '/help', '/mobileHome'],
  hidden: [],
  entries: [],
}

const visit = {
  ...here,
  menuKey: 'Chat',
  path: '/Chat',
  signedIn: true,
  clientMenuList: '["draw"]',
  clientHomePath: '/draw',
}

describe('where a visit is sent', () => {
  it('sends a member away from a screen that the menu does not show', () => {
    expect(redirectFor(visit)).toBe('/draw')
  })

  it.each([
    ['a guest', { signedIn: false }],
    ['a screen that the menu shows', { clientMenuList: '["draw","Chat"]' }],
    ['a site whose menu shows everything', { clientMenuList: '' }],
    ['a site whose menu list is empty', { clientMenuList: '[]' }],
    ['a site whose menu list is nonsense', { clientMenuList: '{not json' }],
    ['a screen that has no place in menus', { menuKey: undefined }],
    ['a screen that menus only list', { menuKey: 'help', path: '/help' }],
  ])('lets %s be', (_, change) => {
    expect(redirectFor({ ...visit, ...change })).toBeUndefined()
  })

  it('never sends a visit to where it is, which would not end', () => {
    expect(redirectFor({ ...visit, clientHomePath: '' })).toBeUndefined()
    expect(redirectFor({ ...visit, path: '/chat', clientHomePath: '/Chat' })).toBeUndefined()
  })

  it('sends a member of a site without a home path to where visits begin by width', () => {
    expect(redirectFor({ ...visit, clientHomePath: '', isPhone: true })).toBe('/mobileHome')
    const paths = [...here.paths, '/Midjourney']
    expect(redirectFor({ ...visit, clientHomePath: '', paths })).toBe('/Midjourney')
  })
})

it('a menu without Chat and without a home path leads to its first entry', () => {
  const change = { clientHomePath: '', hidden: ['/Chat'], entries: ['/draw', '/help'] }
  expect(redirectFor({ ...visit, ...change })).toBe('/draw')
})

describe('an address in other letters', () => {
  it.each([
    ['/Chat', '/chat', '/Chat'],
    ['/pay', '/Pay', '/pay'],
    ['/photoAlbum/:photoAlbumId', '/PHOTOALBUM/aB-7', '/photoAlbum/aB-7'],
    ['/admin/people/:id?/:tab?', '/Admin/People', '/admin/people'],
    ['/Chat', '/Chat', undefined],
    ['/share/:key', '/share/AbC', undefined],
  ])('of %s, %s, is written %s', (pattern, path, written) => {
    expect(writtenPath(pattern, path)).toBe(written)
  })
})

describe('where a visit begins', () => {
  const withImages = [...here.paths, '/Midjourney', '/music']
  it.each([
    ['on a wide screen with the first of its screens', {}, '/Chat'],
    [
      'on a wide screen with the drawing screen, once there is one',
      { paths: withImages },
      '/Midjourney',
    ],
    [
      'on a wide screen with the chat where the menu leaves the drawing screen out',
      { paths: withImages, hidden: ['/Midjourney'] },
      '/Chat',
    ],
    [
      'on a phone at its home whatever the menu leaves out',
      { isPhone: true, paths: withImages, hidden: ['/Midjourney'] },
      '/mobileHome',
    ],
    ['on a phone at its home', { isPhone: true, paths: withImages }, '/mobileHome'],
    [
      'with the first entry of a menu that has neither',
      {
        paths: [...withImages, '/video'],
        hidden: ['/Midjourney', '/Chat'],
        entries: ['/video', '/music'],
      },
      '/video',
    ],
    [
      'without an index page that the menu leaves out',
      { index_path: 'help', hidden: ['/help'] },
      '/Chat',
    ],
    ['with the index page of the site', { index_path: 'help' }, '/help'],
    [
      'with the index page on a phone too',
      { index_path: 'music', isPhone: true, paths: withImages },
      '/music',
    ],
    ['without an index page that there is not', { index_path: 'music' }, '/Chat'],
    [
      'with the home path before the index page',
      { clientHomePath: '/help?x=1', index_path: 'Chat' },
      '/help?x=1',
    ],
  ])('is %s', (_, change, path) => {
    expect(homePath({ ...here, clientHomePath: '', ...change })).toBe(path)
  })

  it.each(['/', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'is never at %j',
    (clientHomePath) => {
      expect(homePath({ ...here, clientHomePath })).toBe('/Chat')
    },
  )
})
