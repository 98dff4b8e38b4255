// What axe finds on albums, their dialogs, and one's own gallery.
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { becomeMember, makeWork, publishWork } from './testing/make-works.ts'
import { callAs, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()

const sizes = [
  { size: 'a desktop', viewport: desktop, touch: false },
  { size: 'a phone', viewport: phone, touch: true },
]

type Place = { path: string; seen: (page: Page) => Locator }

describe('albums and one’s own gallery', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious in either theme',
    async (where, { visit, expectErrors }) => {
      expectErrors(/404 \(Not Found\).*\/api\/collect\/album/)
      const page = await visitAsNewGuest((url) => visit(url, where), server)
      await becomeMember(page, where.touch ? 'thumb' : 'mouse')
      const [shown, kept] = [
        await publishWork(page, server, 'Shown'),
        await makeWork(page, server, 'Kept'),
      ]
      const album = (await callAs(page, '/collect/saveData?title=Things')) as { id: number }
      await callAs(page, `/collect/addData?albumId=${album.id}&id=${shown},${kept}`)
      const places: Place[] = [
        { path: '/myGallery', seen: (at) => at.getByRole('article', { name: 'Shown' }) },
        { path: '/myGallery?tab=drafts', seen: (at) => at.getByRole('article', { name: 'Kept' }) },
        { path: '/myGallery?tab=refused', seen: (at) => at.getByText('Nothing was refused') },
        { path: '/myGallery?tab=albums', seen: (at) => at.getByRole('link', { name: /^Things/ }) },
        {
          path: '/myGallery?tab=statistics',
          seen: (at) => at.getByRole('heading', { name: 'By day' }),
        },
        {
          path: `/photoAlbum/${album.id}`,
          seen: (at) => at.getByRole('article', { name: 'Shown' }),
        },
        {
          path: `/photoAlbum/${album.id}?arrange=1`,
          seen: (at) => at.getByRole('button', { name: /^Move: Shown/ }),
        },
        { path: '/photoAlbum/999', seen: (at) => at.getByText('There is no such album').last() },
        {
          path: `/myGallery?dialog=collect&of=${shown}`,
          seen: (at) => at.getByRole('checkbox', { name: /^Things/ }),
        },
        {
          path: '/myGallery?dialog=album',
          seen: (at) => at.getByRole('dialog', { name: 'New album' }),
        },
        {
          path: `/myGallery?dialog=album&of=${album.id}`,
          seen: (at) => at.getByRole('dialog', { name: 'Edit album' }).getByLabel('Title'),
        },
      ]
      for (const { path, seen } of places) {
        await page.goto(server.at(english) + path)
        await seen(page).first().waitFor()
        for (const theme of ['light', 'dark'] as const) {
          await showTheme(page, theme)
          expect(await violationsOn(page), `${path}, ${theme}`).toEqual([])
        }
      }
    },
  )
})
