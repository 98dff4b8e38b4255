import type { Page } from 'playwright-core'

/** Marks the middle of the picture in an open mask window, without a mouse. */
export async function markByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rectangle' }).press('Enter')
  const stage = page.getByRole('application', { name: 'Image to edit' })
  await stage.focus()
  await stage.press('Enter')
  await stage.press('Shift+ArrowRight')
  await stage.press('Enter')
  await page.getByText('Rectangle applied.').waitFor({ state: 'attached' })
}
