// A real screen of the built client in Chromium, without a server: `test` is that of the journeys with `renderScreen` added.
import type { UserInfo } from '@atelier/contract/features/identity/auth'
import type { Browser, Page } from 'playwright-core'
import {
  type ClientPages,
  type ClientSite,
  openClientPages,
} from '../../../../server/src/testing/client-pages.ts'
import { test as base, launchChromium, type VisitOptions } from '../../testing/browser.ts'
import type { CallName, InputAt, Replies } from './calls.ts'
import { guest } from './default-replies.ts'
import { keepProfiles, processFlags } from './kept-profiles.ts'
import { answerAll, type Network } from './network.ts'

export type ScreenOptions = Omit<VisitOptions, 'as'> & {
  /** Who is there; a new guest when absent. */
  as?: UserInfo
  /** The English site that a fresh installation has, or this one: what is absent is as there. */
  site?: Partial<ClientSite>
  /** What calls are answered with; see default-replies.ts for those that are absent. */
  calls?: Replies
  /** What the browser kept from an earlier visit, by the names of `web/src/lib/storage`. */
  kept?: Record<string, unknown>
  /** Whether the page has a clock that the test puts forward (`page.clock`). */
  clock?: boolean
  /** Until when the address is waited for; the load event when absent. */
  waitUntil?: 'commit'
  /** What is done with the page before it goes to the address. */
  before?: (page: Page) => Promise<unknown>
}

export type Screen = {
  page: Page
  /** Opens another address of the site on the same page. */
  goto(path: string): Promise<void>
  /** Another tab of the same browser, at an address. */
  openTab(path: string): Promise<Page>
  /** From now on calls are answered so; others as before. */
  answer(calls: Replies): void
  /** From now on the site has these settings too, this menu where there is one, and tells of another revision. */
  setSite(settings: ClientSite['settings'], menu?: ClientSite['menu']): void
  /** What the page has sent with each of these calls, oldest first. */
  asked<N extends CallName>(name: N): InputAt<N>[]
}

/**
 * Opens a path of the built client as somebody, and waits for its load event. Whatever the page asks for is answered here: pages and files
 * as the server sends them, calls by `calls`, each checked against the contract. A call that the contract does not know or takes otherwise, a
 * reply that is not of its shape, a call that changes something and was given no reply, an address outside of the site, and errors of page or
 * console all fail the test.
 */
export type RenderScreen = (path: string, options?: ScreenOptions) => Promise<Screen>

export const test = base.extend<{
  browser: Browser
  profiles: ReturnType<typeof keepProfiles>
  clientPages: ClientPages
  renderScreen: RenderScreen
}>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from this pattern
    async ({}, use) => {
      const browser = await launchChromium(processFlags)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  profiles: [async ({ browser }, use) => use(keepProfiles(browser)), { scope: 'worker' }],
  clientPages: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from this pattern
    async ({}, use) => {
      const pages = await openClientPages()
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  renderScreen: async ({ visit, profiles, clientPages, errors }, use) => {
    let opened = 0
    await use(async (path, options = {}) => {
      const {
        as: person = guest,
        site = {},
        calls = {},
        kept = {},
        clock,
        before,
        waitUntil = 'load',
        ...where
      } = options
      const network: Network = {
        site: { code: 'studio', settings: {}, menu: [], jumps: [], ...site },
        person,
        replies: { ...calls },
        made: [],
        onOdd: (message) => errors.seen.push(message),
      }
      const name = `${person.username || 'guest'} ${++opened}`
      const page = await visit('about:blank', { ...where, as: name })
      const origin = `http://${network.site.code}.localhost`
      await answerAll(page.context(), clientPages, network)
      const stored = person.kind === 'member' ? { token: 'a-session', ...kept } : kept
      if (Object.keys(stored).length > 0) await page.addInitScript(keepBefore, stored)
      if (clock) {
        profiles.spoil(page.context())
        await page.clock.install()
      }
      await before?.(page)
      await page.goto(origin + path, { waitUntil })
      return {
        page,
        goto: async (to) => void (await page.goto(origin + to)),
        openTab: (to) => visit(origin + to, { as: name }),
        answer: (more) => void Object.assign(network.replies, more),
        setSite(settings, menu = network.site.menu) {
          const now = { ...network.site.settings, ...settings }
          network.site = { ...network.site, settings: now, menu }
        },
        asked: <N extends CallName>(name: N) =>
          network.made.filter((one) => one.name === name).map(({ input }) => input as InputAt<N>),
      }
    })
  },
})

/** Runs in the page before its scripts, and keeps what an earlier visit has kept: once, since what the page changes then counts. */
function keepBefore(values: Record<string, unknown>): void {
  if (sessionStorage.getItem('keptBefore')) return
  sessionStorage.setItem('keptBefore', 'yes')
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify({ value, expire: null }))
}
