import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const maxPresses = 150

/** Presses Tab until what has the focus answers to `name`; fails after a hundred and fifty. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = async () => {
    const label = await page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('aria-label') || at?.textContent || ''
    })
    return typeof name === 'string' ? label.trim() === name : name.test(label)
  }
  for (let presses = 0; presses < maxPresses && !(await isThere()); presses++)
    await page.keyboard.press('Tab')
  expect(await isThere(), `Tab comes to ${name}`).toBe(true)
}
