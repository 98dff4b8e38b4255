// The frame that is sent before any script runs: that of the screen that comes, with a place for what is typed meanwhile.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { holdScripts } from './testing/hold-scripts.ts'
import { becomeMember } from './testing/make-works.ts'
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

  test('has the conversations of a member where the list will have them, and they open', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/help`)
    await becomeMember(page, 'frame-reader')
    await server.query(
      `insert into chat_groups (site_id, owner_id, title, titled_by, is_sticky, created_at, updated_at)
       select site_id, id, 'Talk ' || n, 'person', n = 3, now() - n * interval '9 hours', now() - n * interval '9 hours'
       from accounts, generate_series(1, 30) n where username = 'frame-reader'`,
      [],
    )
    const { run } = await openWithoutScripts(page, '/Chat')
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
    visit,
  }) => {
    for (const wentIn of [true, false]) {
      const page = await visit('about:blank', { touch: true, as: `somebody ${wentIn}` })
      const { run } = await openWithoutScripts(page, '/draw')
      if (wentIn) await page.locator('#boot-prompt').tap()
      await run()
      await page.locator('#boot-frame').waitFor({ state: 'detached' })
      const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
      expect(await prompt.evaluate((field) => field === document.activeElement)).toBe(wentIn)
    }
  })

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
