// The frame that is sent before any script runs: that of the screen that comes, with a place for what is typed meanwhile.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { holdScripts } from './testing/hold-scripts.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

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

/** Opens a path, and holds its scripts back until `run` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<{ run: () => Promise<void> }> {
  const run = await holdScripts(page)
  await page.goto(`${server.at(english)}${path}`, { waitUntil: 'commit' })
  await page.locator('#boot-frame textarea').first().waitFor({ state: 'attached' })
  return { run }
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
    async ([path, size], { visit }) => {
      const page = await visit('about:blank', { viewport: size === 'phone' ? phone : desktop })
      const { run } = await openWithoutScripts(page, path)
      const sent = await shownField(page)
      expect(sent).toHaveProperty('left')
      await run()
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      await soon(() => shownField(page)).toEqual(sent)
    },
  )

  test.for(['/settings-that-are-none', '/history', '/help'])(
    'has at %s no field where the screen has none to begin with',
    async (path, { visit, expectErrors }) => {
      expectErrors(/404 \(Not Found\)/)
      const page = await visit('about:blank')
      await openWithoutScripts(page, path)
      expect(await shownField(page)).toBe('no field')
    },
  )

  test('keeps what is typed before it works, with the caret, in a prompt too', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    const { run } = await openWithoutScripts(page, '/')
    await page.keyboard.type('a lighthouse in fog')
    for (let times = 0; times < 'in fog'.length; times++) await page.keyboard.press('ArrowLeft')
    await run()
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await soon(() => prompt.inputValue()).toBe('a lighthouse in fog')
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await page.keyboard.type('at dawn ')
    expect(await prompt.inputValue()).toBe('a lighthouse at dawn in fog')
    await page.getByRole('button', { name: /^Draw/ }).waitFor()
  })
})
