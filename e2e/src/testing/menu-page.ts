// The menu as people use it on a desktop, by English names.
import type { Page } from 'playwright-core'

/** Goes to what stands under More. */
export async function goByMore(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'More' })
    .click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name }).click()
}
