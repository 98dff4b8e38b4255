// A tab of any browser as somebody uses it: looks for things, presses them, types.
import { expect } from 'vitest'
import { soon } from '../soon.ts'
import { asked, type Found, findElements, type Wanted } from './find-elements.ts'
import type { OtherBrowser } from './other-browser.ts'

export type Tab = ReturnType<typeof tabOf>

/** As WebDriver names it. */
const enterKey = '\uE007'

export function tabOf(browser: OtherBrowser) {
  const all = (wanted: Wanted): Promise<Found[]> => browser.evaluate(findElements, asked(wanted))

  /** Waits until there is one, and no other. */
  const one = async (wanted: Wanted): Promise<Found> => {
    await soon(async () => (await all(wanted)).length).toBe(1)
    const [found] = await all(wanted)
    expect(found).toBeDefined()
    return found as Found
  }

  /** Waits until it lies still and free, and presses it. */
  const press = async (wanted: Wanted): Promise<void> => {
    let before = ''
    await soon(async () => {
      const [found, ...others] = await all(wanted)
      const place = JSON.stringify(found?.point)
      const isStill = found?.point && place === before && others.length === 0
      before = place
      return Boolean(isStill)
    }).toBe(true)
    const { x, y } = JSON.parse(before) as { x: number; y: number }
    const pointer = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await browser.act([{ type: 'pointer', id: 'mouse', actions: pointer }])
  }

  /** Each key once the page has had the one before: WebKit loses some of those that come in one go while it is busy. */
  const type = async (text: string): Promise<void> => {
    for (const value of text) {
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await browser.act([{ type: 'key', id: 'keyboard', actions }])
      await browser.evaluate(() => 0, null)
    }
  }

  return {
    browser,
    all,
    one,
    press,
    enter: () => type(enterKey),
    /** Writes these words in place of those that a field holds, and waits until it holds them. */
    write: async (wanted: Wanted, text: string): Promise<void> => {
      await press(wanted)
      // By its shortcut WebKit marks the words only after the next keys.
      await browser.evaluate(markFocused, null)
      await type(text)
      await soon(async () => (await one(wanted)).value).toBe(text)
    },
  }
}

/** Marks all words of the field that has the focus; runs in the page. */
function markFocused(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}
