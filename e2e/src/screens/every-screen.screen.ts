// Every screen of the route table, and every dialog that an address opens, for those who look at it otherwise: by a screen reader, in either theme, at 200 and 400 %, with letters, words
// and lines farther apart. Each is opened once.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { misfitsSpaced, misfitsZoomed } from '../testing/text-fits.ts'
import { expectClean } from '../testing/violations.ts'
import type { Replies } from './testing/calls.ts'
import { entriesOf, groupOf } from './testing/conversations.ts'
import { guest, memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { drawingCaseOf, drawingOf, publishedOf } from './testing/works.ts'

const long = 'A lighthouse in the fog at the end of a long winter, seen from a boat that goes home'

const calls: Replies = {
  'groups.list': [groupOf(1, long)],
  'chatlog.list': { rows: entriesOf(['What is it?', `It is **${long}**.`]), before: null },
  'works.list': { rows: [drawingOf(1, long), drawingOf(2, 'Fog')], count: 2, countQueue: 0 },
  'gallery.listAll': { rows: [publishedOf(3, long), publishedOf(4, 'Fog')], count: 2 },
  'gallery.tags': [{ tag: 'harbour', count: 1 }],
  'collections.open': {
    id: 7,
    title: long,
    description: long,
    isPublic: true,
    count: 2,
    cover: null,
    author: { id: 2, name: 'ada', avatar: '' },
    isMine: true,
    updatedAt: new Date().toISOString(),
  },
  'collections.works': {
    rows: [3, 4].map((id) => ({ ...publishedOf(id, long), isMine: true, isPublic: id === 3 })),
    next: null,
  },
  'shares.open': {
    kind: 'chat',
    title: long,
    author: { id: 9, name: 'Ada', avatar: '' },
    createdAt: new Date().toISOString(),
    entries: entriesOf(['What is it?', `It is **${long}**.`]),
    works: [],
    work: null,
    mind: null,
  },
  'drawingLibrary.examples': { rows: [drawingCaseOf('fog', long)], count: 1 },
}

const paths = [
  '/mobileHome',
  '/Chat',
  '/Chat?group=1',
  '/Midjourney',
  '/draw',
  '/sd3',
  '/sddraw',
  '/video',
  '/music',
  '/separation',
  '/tools',
  '/mind',
  '/app-store',
  '/role',
  '/market',
  '/history',
  '/designerWork',
  '/hisGallery',
  '/myGallery',
  '/photoAlbum/7',
  '/photoAlbum/7?arrange=1',
  '/share/a-link',
  '/user',
  '/user-center',
  '/pay',
  '/help',
  '/help/connect-a-model',
  '/welcome',
]

/** By what an address opens over a screen: what it is about is behind the name. */
const dialogs = [
  'login',
  'login&tab=register',
  'settings&tab=general',
  'settings&tab=advanced',
  'settings&tab=config',
  'shortcuts',
  'notices',
  'about',
  'contact',
  'goods',
  'passive-goods',
  'redemption',
  'bind-account',
  'bind-username',
  'reset-password',
  'confirm-email',
  'publish&of=1',
  'report&of=3',
  'collect&of=3',
  'album',
  'album&of=7',
  'share&of=chat-1',
  'import',
  'export',
  'documents',
  'prompts',
  'own-models',
  'uploads',
]

const wide = {
  viewport: { width: 1440, height: 900 },
  before: (blank: Page) => blank.emulateMedia({ reducedMotion: 'reduce' }),
}

/** In either theme, at 200 and 400 %, and with letters, words and lines apart. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await page.waitForFunction(quietFor, 500)
  await expectClean(page, path)
  expect(await misfitsZoomed(page), 'zoomed').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await misfitsSpaced(page), 'spaced').toEqual([])
}

describe('looked at with other eyes', () => {
  test.for(paths)('%s is clean, and nothing of it is cut off', async (path, { renderScreen }) => {
    const { page } = await renderScreen(path, { ...wide, as: memberNamed('ada'), calls })
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await expectReadable(page, path)
  })

  test.for(dialogs)(
    'the dialog %s is clean, and nothing of it is cut off',
    async (name, { renderScreen }) => {
      const as = /^(login|reset|bind)/.test(name) ? guest : memberNamed('ada')
      const path = `/Chat?dialog=${name}`
      const { page } = await renderScreen(path, { ...wide, as, calls })
      await page.getByRole('dialog').first().waitFor()
      await expectReadable(page, path)
    },
  )
})

/** Whether nothing has come from the server for so many ms; a stream that stays open does not count. Runs in the page. */
function quietFor(ms: number): boolean {
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => entry.startTime + entry.duration)
  return performance.now() - Math.max(0, ...ends) > ms
}
