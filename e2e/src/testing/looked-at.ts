// Screens looked at by axe in both themes, at both sizes, on the English site with a notice that is read.
import type { Locator, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { desktop, phone, type Visit, type VisitOptions } from './browser.ts'
import { english } from './chat-page.ts'
import type { ServerProcess } from './server-process.ts'
import { setSite } from './site-settings.ts'
import { soon } from './soon.ts'

export const sizes = [
  { size: 'a desktop', viewport: desktop, touch: false },
  { size: 'a phone', viewport: phone, touch: true },
]

/** An address, and what is there once it has come. */
export type Place = { path: string; seen: (page: Page) => Locator }

export const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })
export const textIn = (dialog: string, text: string) => (page: Page) =>
  page.getByRole('dialog', { name: dialog }).getByText(text)

/** To be called once a file. */
export function useNotice(server: ServerProcess): void {
  beforeAll(async () => {
    await setSite(server, english, { contact: 'Write to us.', topBanner: 'Now with **notices**.' })
    await server.query(
      `insert into site_contents (site_id, kind, body)
       select site_id, 'notice', $2::jsonb from site_domains where pattern = $1`,
      [english, JSON.stringify({ title: { 'en-US': 'Open on Sundays' }, content: {} })],
    )
  })
}

/** The chat of somebody who has read the notice. */
export async function visitRead(
  server: ServerProcess,
  visit: Visit,
  where: VisitOptions = {},
): Promise<Page> {
  const page = await visit(`${server.at(english)}/Chat?dialog=notices`, where)
  // What is on its way in or out would be looked at half seen.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByText('Open on Sundays').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  return page
}
