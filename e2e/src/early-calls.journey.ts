// What the page asks for before its scripts have come is what the screen would ask, and nothing is asked twice.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { becomeMember } from './testing/make-works.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const paths = [
  '/',
  '/Chat',
  '/mobileHome',
  '/Midjourney',
  '/draw',
  '/sd3',
  '/video',
  '/music',
  '/history',
  '/designerWork',
]

type Early = { earlyCalls?: { replies: Map<string, unknown> } }

/** What the page asked for early and no screen has taken; undefined where it asked for nothing early. */
const notTaken = (page: Page) =>
  page.evaluate(() => {
    const { earlyCalls } = globalThis as Early
    return earlyCalls && [...earlyCalls.replies.keys()]
  })

async function countGuests(): Promise<number> {
  const [row] = await server.query('select count(*)::int as guests from accounts', [])
  return Number(row?.guests)
}

/** The calls that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

async function expectTaken(page: Page, path: string): Promise<void> {
  const calls = callsOf(page)
  await page.goto(server.at(english) + path)
  await soon(() => notTaken(page)).toEqual([])
  expect(calls.filter((each, at) => calls.indexOf(each) < at)).toEqual([])
}

describe('the calls of a page that has no scripts yet', () => {
  for (const path of paths)
    test(`are those of ${path}, for a guest`, async ({ visit }) => {
      const page = await visit('about:blank')
      const before = await countGuests()
      await expectTaken(page, path)
      // They were asked for as the guest that the page is: none was made beside it.
      await soon(countGuests).toBe(before + 1)
      await page.reload()
      await soon(() => notTaken(page)).toEqual([])
      await callAs(page, '/auth/getInfo')
      expect(await countGuests()).toBe(before + 1)
    })

  test('are those of a member, too', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/help`)
    await becomeMember(page, 'early-bird')
    for (const path of ['/Chat', '/Midjourney']) await expectTaken(page, path)
  })

  test('are none where what a browser keeps is enciphered', async ({ visit }) => {
    await setSite(server, 'localhost', { encryptStorage: true })
    const page = await visit(`${server.at()}/Chat`)
    await page.getByRole('textbox').first().waitFor()
    expect(await notTaken(page)).toBeUndefined()
  })
})
