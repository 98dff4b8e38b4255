// Profiles of a browser that tests use one after the other: a process in which the client's code is compiled already draws a screen for two
// thirds of what a fresh one takes.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { newProfile, type Profiles, type VisitOptions } from '../../testing/browser.ts'

/** Shared by the pages of a site in a profile, so that a page which stays keeps it alive. */
export const processFlags = ['--process-per-site']

type Kept = { key: string; context: BrowserContext; uses: number; anchor?: Anchor }

/** A page of the site that stays, and the way to clear the profile through it. */
type Anchor = { page: Page; session: CDPSession }

/** Nothing that a test leaves behind lives longer than that, such as memory. */
const maxUses = 40

/**
 * Gives a profile again that was opened with the same options, with nothing kept in it. Pages are new each time; `spoil` is for a profile that
 * cannot be made as it was.
 */
export function keepProfiles(
  browser: Browser,
): Profiles & { spoil(context: BrowserContext): void } {
  const idle: Kept[] = []
  const inUse = new Map<BrowserContext, Kept>()
  return {
    async take({ as: _as, ...options }: VisitOptions) {
      const key = JSON.stringify(Object.entries(options).sort())
      const place = idle.findIndex((one) => one.key === key)
      const [found] = place < 0 ? [] : idle.splice(place, 1)
      const kept = found ?? { key, context: await newProfile(browser, options), uses: 0 }
      inUse.set(kept.context, kept)
      return kept.context
    },
    async giveBack(context) {
      const kept = inUse.get(context)
      inUse.delete(context)
      if (!kept || ++kept.uses >= maxUses) await context.close()
      else {
        await clear(kept)
        idle.push(kept)
      }
    },
    spoil: (context) => void inUse.delete(context),
  }
}

async function clear(kept: Kept): Promise<void> {
  const { context } = kept
  kept.anchor ??= await anchorIn(context)
  const { page, session } = kept.anchor
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.unrouteAll()
  await context.clearCookies()
  for (const site of ['studio', 'atelier']) {
    const origin = `http://${site}.localhost`
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
}

async function anchorIn(context: BrowserContext): Promise<Anchor> {
  const page = await context.newPage()
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://studio.localhost/empty')
  return { page, session: await context.newCDPSession(page) }
}
