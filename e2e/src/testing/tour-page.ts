// The tour of the chat as it stands on a page, for the journeys that take it.
import type { Locator, Page } from 'playwright-core'
import { chatOn } from './chat-page.ts'
import { soon } from './soon.ts'

export const tourOn = (page: Page) => page.getByRole('dialog', { name: /\d of \d/ })
export const overlayOn = (page: Page) => page.locator('[data-tour-overlay]')
export const offerOn = (page: Page) => page.getByRole('region', { name: 'Tour' })
export const press = (tour: Locator, name: string) => tour.getByRole('button', { name }).click()

export async function untilAt(page: Page, title: string): Promise<void> {
  await tourOn(page).getByRole('heading', { name: title }).waitFor()
}

export async function untilOver(page: Page): Promise<void> {
  await soon(() => tourOn(page).count()).toBe(0)
  await soon(() => overlayOn(page).count()).toBe(0)
  await soon(() => page.url()).not.toContain('tour=')
}

/** Stirs, as somebody does who is there and sees the page. */
export async function stir(page: Page): Promise<void> {
  await chatOn(page).form.waitFor()
  await page.mouse.move(200, 400)
}
