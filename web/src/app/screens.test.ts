import { isScreenPath, screenPlaces } from '@atelier/contract/screen-paths'
import { describe, expect, it } from 'vitest'
import { screens } from './screens.ts'

it.each(['/chat', '/CHAT', '/Pay', '/midjourney', '/photoalbum/aB', '/Admin/People/7'])(
  'the server takes %s for the screen that the router shows for it',
  (path) => {
    expect(isScreenPath(path)).toBe(true)
  },
)

it.each(['/chats', '/pay/x', '/404', '/admin/nowhere'])(
  'the server takes %s for no screen',
  (path) => {
    expect(isScreenPath(path)).toBe(false)
  },
)

describe('the list of screens', () => {
  it('begins a visit with the same screens as the server takes it to', () => {
    const plain = screens.filter(({ path, frame }) => !path.includes(':') && frame !== 'console')
    const places = plain.flatMap(({ path, menu }) =>
      ['/404', '/500', '/admin'].includes(path) ? [] : [{ path, menuKey: menu?.key }],
    )
    expect(screenPlaces.map(({ path, menuKey }) => ({ path, menuKey }))).toEqual(places)
  })

  it('has each path once', () => {
    const paths = screens.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(screens.map(({ path }) => path).filter((path) => path !== '/404'))(
    'has %s, which the server takes for a screen as well',
    (path) => {
      expect(isScreenPath(path.replace(/:\w+\??/g, 'a-page'))).toBe(true)
    },
  )
})
