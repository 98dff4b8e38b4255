import { describe, expect, it } from 'vitest'
import { redirectFor, writtenPath } from './guards.ts'

const visit = {
  menuKey: 'Chat',
  path: '/Chat',
  signedIn: true,
  clientMenuList: '["draw"]',
  home: '/draw',
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
    expect(redirectFor({ ...visit, home: '/Chat' })).toBeUndefined()
    expect(redirectFor({ ...visit, path: '/chat', home: '/Chat' })).toBeUndefined()
  })
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
