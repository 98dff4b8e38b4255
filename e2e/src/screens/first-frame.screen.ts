// The frame that is sent before any script runs: that of the screen that comes, with a place for what is typed meanwhile.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, phone } from '../testing/browser.ts'
import { holdScripts } from '../testing/hold-scripts.ts'
import { soon } from '../testing/soon.ts'
import { groupOf } from './testing/conversations.ts'
import { memberNamed } from './testing/default-replies.ts'
import { type RenderScreen, type ScreenOptions, test } from './testing/screen.ts'

/** The field that a page shows, and where. */
const shownField = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('textarea')]
    const field = fields.find((each) => each.checkVisibility())
    if (!field) return 'no field'
    const { x, y, width } = field.getBoundingClientRect()
    const [left, top, across] = [x, y, width].map(Math.round)
    return { left, top, across, asks: field.placeholder }
  })

/** The largest heading that a page shows, and where its words are. */
const shownHeading = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h1, main h2, .boot-main h2')]
    const sizeOf = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize)
    const [heading] = headings
      .filter((each) => each.checkVisibility() && each.textContent)
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    if (!heading) return null
    const words = document.createRange()
    words.selectNodeContents(heading)
    const { x, y, width, height } = words.getBoundingClientRect()
    return [heading.textContent, ...[x, y, width, height].map(Math.round)]
  })

/** What the list of conversations says, and at what height; with the place where the words begin. */
const rowsIn = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const links = document.querySelectorAll<HTMLElement>(`${selector} a[href*="group="]`)
    return [...links].map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.querySelector('span') ?? link)
      const { x, y, height } = words.getBoundingClientRect()
      return [link.textContent, Math.round(x), Math.round(y + height / 2)]
    })
  }, part)

/** Opens a path, and holds its scripts back until `run` is called. */
async function openWithoutScripts(
  renderScreen: RenderScreen,
  path: string,
  options: ScreenOptions = {},
): Promise<{ page: Page; run: () => Promise<void> }> {
  let run = async () => {}
  const { page } = await renderScreen(path, {
    ...options,
    waitUntil: 'commit',
    before: async (blank) => {
      run = await holdScripts(blank)
    },
  })
  await page.locator('#boot-frame textarea').first().waitFor({ state: 'attached' })
  return { page, run }
}

describe('the page as it is sent', () => {
  test.for([
    ['/', 'desktop'],
    ['/Chat', 'desktop'],
    ['/mobileHome', 'desktop'],
    ['/Midjourney', 'desktop'],
    ['/draw', 'desktop'],
    ['/video', 'desktop'],
    ['/music', 'desktop'],
    ['/', 'phone'],
    ['/Chat', 'phone'],
    ['/Midjourney', 'phone'],
    ['/draw', 'phone'],
    ['/music', 'phone'],
  ] as const)(
    'has at %s the first field of that screen on a %s',
    async ([path, size], { renderScreen }) => {
      const viewport = size === 'phone' ? phone : desktop
      const { page, run } = await openWithoutScripts(renderScreen, path, { viewport })
      const sent = await shownField(page)
      expect(sent).toHaveProperty('left')
      const heading = await shownHeading(page)
      await run()
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      await soon(() => shownField(page)).toEqual(sent)
      if (heading) await soon(() => shownHeading(page)).toEqual(heading)
    },
  )

  test.for(['/settings-that-are-none', '/history', '/help'])(
    'has at %s no field where the screen has none to begin with',
    async (path, { renderScreen, expectErrors }) => {
      expectErrors(/404 \(Not Found\)/)
      const { page } = await openWithoutScripts(renderScreen, path)
      expect(await shownField(page)).toBe('no field')
    },
  )

  test('has the conversations of a member where the list will have them, and they open', async ({
    renderScreen,
  }) => {
    const groups = Array.from({ length: 30 }, (_, at) => {
      const hoursAgo = (at + 1) * 9
      const updatedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
      return groupOf(at + 1, `Talk ${at + 1}`, { updatedAt, isSticky: at === 2 })
    })
    // As the server sorts them.
    groups.unshift(...groups.splice(2, 1))
    const { page, run } = await openWithoutScripts(renderScreen, '/Chat', {
      as: memberNamed('frame-reader'),
      calls: { 'groups.list': groups },
    })
    const sent = page.locator('#boot-frame a')
    await sent.nth(20).waitFor()
    const before = await rowsIn(page, '#boot-frame')
    expect(before.length).toBeGreaterThan(15)
    await run()
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link')
      .nth(15)
      .waitFor()
    expect((await rowsIn(page, '#root')).slice(0, 15)).toEqual(before.slice(0, 15))

    const again = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await sent.filter({ hasText: 'Talk 5' }).first().click()
    await page.waitForURL(/group=\d+$/, { waitUntil: 'commit' })
    await again()
  })

  test('leaves somebody on a touch screen in the prompt that they went into, and nobody else', async ({
    renderScreen,
  }) => {
    for (const wentIn of [true, false]) {
      const { page, run } = await openWithoutScripts(renderScreen, '/draw', { touch: true })
      if (wentIn) await page.locator('#boot-prompt').tap()
      await run()
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
      expect(await prompt.evaluate((field) => field === document.activeElement)).toBe(wentIn)
    }
  })

  test('keeps what is typed before it works, with the caret, in a prompt too', async ({
    renderScreen,
  }) => {
    const { page, run } = await openWithoutScripts(renderScreen, '/')
    await page.keyboard.type('a lighthouse in fog')
    for (let times = 0; times < 'in fog'.length; times++) await page.keyboard.press('ArrowLeft')
    await run()
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await soon(() => prompt.inputValue()).toBe('a lighthouse in fog')
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await page.keyboard.type('at dawn ')
    expect(await prompt.inputValue()).toBe('a lighthouse at dawn in fog')
    await page.getByRole('button', { name: /^Draw · / }).waitFor()
  })
})
