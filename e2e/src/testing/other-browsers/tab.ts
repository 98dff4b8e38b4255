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

  const strike = async (value: string): Promise<void> => {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
    await browser.act([{ type: 'key', id: 'keyboard', actions }])
  }

  /** What the field with the focus holds, as soon as that is something else than before, or after a while. */
  const heldAfter = async (before: string): Promise<string | null> => {
    for (let looks = 0; ; looks++) {
      const held = await browser.evaluate(textInFocus, null)
      if (held !== before || looks === 100) return held
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /**
   * One key after another, each once the page has had the one before. WebKit's driver loses keys while the page is busy: one that changed
   * nothing is struck again. A field that loses what it held is never helped.
   */
  const type = async (text: string): Promise<void> => {
    let written = ''
    for (const value of text) {
      let held: string | null = written
      for (let strikes = 0; held === written && strikes < 5; strikes++) {
        await strike(value)
        held = await heldAfter(written)
      }
      written += value
      expect(held).toBe(written)
    }
  }

  return {
    browser,
    all,
    one,
    press,
    enter: () => strike(enterKey),
    /** Writes these words in place of those that a field holds, and waits until it holds them. */
    write: async (wanted: Wanted, text: string): Promise<void> => {
      await press(wanted)
      // By its shortcut WebKit marks words only after the next keys.
      await browser.evaluate(emptyFocused, null)
      await type(text)
      await soon(async () => (await one(wanted)).value).toBe(text)
    },
  }
}

/**
 * Takes out the words of the field that has the focus, as if somebody had; runs in the page. An empty one is left alone: WebKit marks
 * later what it is told to, which would be the first letter that is typed.
 */
function emptyFocused(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.value === '') return
  field.select()
  document.execCommand('delete')
}

/** Runs in the page. */
function textInFocus(): string | null {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field.value : null
}
