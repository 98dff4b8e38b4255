// Published songs are rows, wherever published works stand: a cover that plays, a title that opens, a wave to go along.
import type { WorkFile } from '@atelier/contract/features/making/works'
import type { PublishedPage, PublishedWork } from '@atelier/contract/features/showing/gallery'
import { workTypes } from '@atelier/contract/work-terms'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../testing/browser.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import type { Replies } from './testing/calls.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { drawingOf, publishedOf } from './testing/works.ts'

const about = { title: 'Harbour', style: 'calm piano', peaks: [10, 60, 100, 40, 80, 20] }
const sound: WorkFile = {
  id: 'a-song',
  url: '/a-song.mp3',
  mime: 'audio/mpeg',
  width: null,
  height: null,
  durationS: 60,
  bytes: 2048,
  thumbnail: '',
  blur: '',
  about,
}
const songOf = (id: number, title: string) =>
  publishedOf(id, title, { type: workTypes.music, task: 'compose', files: [sound], likes: 3 })
const song = songOf(9, 'Harbour')
const picture = publishedOf(8, 'Lighthouse')
const page9: PublishedPage = {
  ...song,
  negativePrompt: '',
  params: {},
  views: 3,
  ancestors: [],
  descendants: [],
  isFollowed: false,
  address: '/workDetails?id=9',
}
const feed = (rows: PublishedWork[]): Replies => ({
  'gallery.feed': { rows, next: null },
  'gallery.open': page9,
  'gallery.related': [],
  'collections.having': [],
  'collections.ofAuthor': [],
  'authors.open': {
    id: 9,
    name: 'Ada',
    avatar: '',
    sign: '',
    works: 2,
    likes: 3,
    since: new Date().toISOString(),
    followers: 0,
    following: 0,
    isFollowed: false,
    isBlocked: false,
    isMe: false,
  },
})
const rowOn = (page: Page) => page.getByRole('article', { name: 'Harbour', exact: true })
const heightOf = async (of: ReturnType<typeof rowOn>) => (await of.boundingBox())?.height

describe.for([
  ['a desktop', {}],
  ['a phone', { viewport: phone, touch: true }],
] as const)('on %s', ([, device]) => {
  test.for(['/designerWork?kind=music', '/designerWork', '/hisGallery?id=9'])(
    'a published song on %s plays by its cover and opens by its title',
    async (path, { renderScreen }) => {
      const { page, asked } = await renderScreen(path, {
        ...device,
        as: memberNamed('listener'),
        calls: { ...feed([song, picture]), 'collections.like': { isLiked: true, likes: 4 } },
      })
      const row = rowOn(page)
      await row.waitFor()
      expect(await heightOf(row)).toBe(72)
      await row.getByRole('button', { name: 'Play: Harbour' }).waitFor()
      await row.getByRole('slider', { name: 'Position in Harbour' }).waitFor()
      expect(await row.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
        '/hisGallery?id=9',
      )
      await row.getByRole('button', { name: 'Like, 3 so far' }).click()
      await soon(() => asked('collections.like')).toMatchObject([{ id: 9, likes: true }])
      await expectClean(page)

      await row.getByRole('link', { name: 'Harbour', exact: true }).click()
      const open = page.getByRole('dialog', { name: 'Work: Harbour' })
      await open.getByRole('slider', { name: 'Position in Harbour' }).waitFor()
      await page.keyboard.press('Escape')
      await soon(() => page.getByRole('dialog').count()).toBe(0)
    },
  )

  test('a song of one’s own is a row, too, with what came of it and what can be done', async ({
    renderScreen,
  }) => {
    const work = drawingOf(9, 'a calm harbour', {
      type: workTypes.music,
      task: 'compose',
      files: [sound],
    })
    const { page } = await renderScreen('/myGallery', {
      ...device,
      as: memberNamed('singer'),
      calls: {
        ...feed([]),
        'publications.own': {
          rows: [
            {
              id: 9,
              state: 'public',
              title: 'Harbour',
              tags: [],
              licence: 'all-rights',
              hidesPrompt: false,
              likes: 3,
              collects: 0,
              remakes: 0,
              views: 12,
              message: '',
              publishedAt: new Date().toISOString(),
              work,
            },
          ],
          count: 1,
        },
      },
    })
    const row = rowOn(page)
    await row.getByRole('button', { name: 'Play: Harbour' }).waitFor()
    expect(await heightOf(row)).toBe(72)
    await row.getByRole('button', { name: 'Actions: Harbour' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    await page.keyboard.press('Escape')
    await row.getByRole('link', { name: 'Harbour', exact: true }).click()
    await page.getByRole('dialog', { name: 'Work: Harbour' }).waitFor()
  })
})
