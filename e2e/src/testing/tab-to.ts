import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const maxPresses = 150

/** What has the focus answers to a name, or is one of these. */
const isAt = async (page: Page, wanted: Wanted): Promise<boolean> => {
  if (typeof wanted === 'object' && 'page' in wanted)
    return wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))
  const label = await page.evaluate(() => {
    const { activeElement: at } = document
    return at?.getAttribute('aria-label') || at?.textContent || ''
  })
  return typeof wanted === 'string' ? label.trim() === wanted : wanted.test(label)
}

type Wanted = string | RegExp | Locator

/** Presses Tab until the focus is on what is wanted, by its name or itself; fails after a hundred and fifty. */
export const tabTo = (page: Page, wanted: Wanted): Promise<void> => pressTo(page, 'Tab', wanted)

/** The same way back. */
export const tabBackTo = (page: Page, wanted: Wanted): Promise<void> =>
  pressTo(page, 'Shift+Tab', wanted)

async function pressTo(page: Page, key: string, wanted: Wanted): Promise<void> {
  for (let presses = 0; presses < maxPresses && !(await isAt(page, wanted)); presses++)
    await page.keyboard.press(key)
  expect(await isAt(page, wanted), `${key} comes to ${wanted}`).toBe(true)
}
