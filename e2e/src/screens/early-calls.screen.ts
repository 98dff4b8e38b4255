// What the page asks for before its scripts have come is what the screen would ask, and nothing is asked twice.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { soon } from '../testing/soon.ts'
import { memberNamed } from './testing/default-replies.ts'
import { type RenderScreen, type Screen, type ScreenOptions, test } from './testing/screen.ts'

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

type Call = { address: string; caller: string }

/** The calls that a page makes from now on, and who makes them. */
function callsOf(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const { authorization = '' } = request.headers()
    calls.push({ address: `${request.method()} ${pathname}${search}`, caller: authorization })
  })
  return calls
}

/** Opens a path, and waits until what was asked for early is taken; nothing was asked twice then. */
async function expectTaken(
  renderScreen: RenderScreen,
  path: string,
  options: ScreenOptions = {},
): Promise<{ screen: Screen; calls: Call[] }> {
  let calls: Call[] = []
  const before = async (page: Page) => {
    calls = callsOf(page)
  }
  const screen = await renderScreen(path, { ...options, before })
  await soon(() => notTaken(screen.page)).toEqual([])
  const addresses = calls.map(({ address }) => address)
  expect(addresses.filter((each, at) => addresses.indexOf(each) < at)).toEqual([])
  return { screen, calls }
}

/** Those who make calls that want somebody. */
const callersOf = (calls: readonly Call[]) =>
  new Set(calls.map(({ caller }) => caller).filter((caller) => caller !== ''))

describe('the calls of a page that has no scripts yet', () => {
  for (const path of paths)
    test(`are those of ${path}, for a guest`, async ({ renderScreen }) => {
      const { screen, calls } = await expectTaken(renderScreen, path)
      // They were asked for as the guest that the page is: none was made beside it.
      await soon(() => screen.asked('auth.createGuest')).toHaveLength(1)
      const [{ guest_id } = {}] = screen.asked('auth.createGuest')
      expect(callersOf(calls)).toEqual(new Set([`Guest ${guest_id}`]))
      // Until it knows that it is registered, it would register again.
      const cookies = () => screen.page.context().cookies()
      await soon(async () => (await cookies()).map(({ name }) => name)).toContain('uuidToken')
      await screen.page.reload()
      await soon(() => notTaken(screen.page)).toEqual([])
      await soon(() => screen.asked('auth.getInfo').length).toBeGreaterThan(0)
      expect(callersOf(calls)).toEqual(new Set([`Guest ${guest_id}`]))
      expect(screen.asked('auth.createGuest')).toHaveLength(1)
    })

  test('are those of a member, too', async ({ renderScreen }) => {
    for (const path of ['/Chat', '/Midjourney']) {
      const { calls } = await expectTaken(renderScreen, path, { as: memberNamed('early-bird') })
      expect(callersOf(calls)).toEqual(new Set(['Bearer a-session']))
    }
  })

  test('are none where what a browser keeps is enciphered', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat', {
      site: { code: 'atelier', settings: { encryptStorage: true } },
    })
    await page.getByRole('textbox').first().waitFor()
    expect(await notTaken(page)).toBeUndefined()
  })
})
