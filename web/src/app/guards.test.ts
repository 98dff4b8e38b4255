import { describe, expect, it } from 'vitest'
import { homePath, isInMenu, redirectFor } from './guards.ts'

const visit = {
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
})

describe('where a site begins', () => {
  it.each([
    ['', '/Chat'],
    ['/help', '/help'],
    ['/', '/Chat'],
    ['//elsewhere.example', '/Chat'],
    ['/\\elsewhere.example', '/Chat'],
    ['https://elsewhere.example', '/Chat'],
  ])('with %j it begins at %s', (clientHomePath, path) => {
    expect(homePath(clientHomePath)).toBe(path)
  })
})

it('a menu shows what it lists, and everything when it lists nothing', () => {
  expect(isInMenu('["Chat"]', 'Chat')).toBe(true)
  expect(isInMenu('["Chat"]', 'help')).toBe(false)
  expect(isInMenu('', 'help')).toBe(true)
})
