// The home: one box that makes anything, and ideas that are made by a press.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean } from './testing/violations.ts'

const server = useServer()
const pathOf = (page: Page) => new URL(page.url()).pathname
const home = () => `${server.at(english)}/mobileHome`
const chip = (page: Page) => page.getByRole('button', { name: /^Made as:/ })

/** The works of a type with these words, by state: 3 is done. */
const worksSaying = (prompt: string) =>
  server.query("select type, state, price from works where recipe->>'prompt' = $1", [prompt])

describe('the box of the home', () => {
  test('draws what sounds like a picture, with its price in view, and keeps what the studio was for', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await prompt.fill('half a thought')
    await page.goto(home())
    const { composer } = chatOn(page)
    await chip(page).waitFor()
    await composer.fill('please draw me a red bicycle')
    await soon(() => chip(page).textContent()).toBe('Picture')
    await page.getByText('free', { exact: true }).waitFor()
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Midjourney')
    await soon(() => worksSaying('a red bicycle')).toMatchObject([{ type: 1, price: '0' }])
    await soon(() => prompt.inputValue()).toBe('half a thought')
  })

  test('makes of the same words what its chip says', async ({ visit }) => {
    const page = await visit(home())
    const { composer } = chatOn(page)
    await composer.fill('rain on a tin roof')
    await soon(() => chip(page).textContent()).toBe('Answer')
    await chip(page).click()
    await page.getByRole('menuitemradio', { name: 'Song' }).click()
    await soon(() => chip(page).textContent()).toBe('Song')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/music')
    await soon(() => worksSaying('rain on a tin roof')).toMatchObject([{ type: 7 }])
  })

  test('asks what is no wish for a work', async ({ visit }) => {
    const page = await visit(home())
    const chat = chatOn(page)
    await chip(page).waitFor()
    await chat.composer.fill('How do I back up?')
    await chat.composer.press('Enter')
    await chat.untilAnswered()
    expect(pathOf(page)).toBe('/Chat')
  })
})

test.for(['/mobileHome', '/welcome'])(
  'the box of %s takes typing while what stands below it waits for its texts',
  async (path, { visit }) => {
    const page = await visit('about:blank')
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/banners-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(server.at(english) + path, { waitUntil: 'commit' })
    const { composer } = chatOn(page)
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await composer.fill('How do I back up?')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Chat')
    held.resolve()
  },
)

describe('an idea', () => {
  test('is made by a press, and is what one goes on with', async ({ visit }) => {
    const page = await visit(home(), { viewport: phone, touch: true })
    const ideas = page.getByRole('region', { name: 'Make one of these' })
    const first = ideas.getByRole('button').first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    expect(name).toMatch(/^Make: Picture · /)
    await expectClean(page)
    const countWorks = async () => (await server.query('select id from works')).length
    const before = await countWorks()
    await first.tap()
    await soon(() => pathOf(page)).toBe('/Midjourney')
    await soon(countWorks).toBe(before + 1)
    await page.goto(home())
    const recent = page.getByRole('region', { name: 'Continue' })
    await soon(() => recent.getByRole('link').count()).toBe(1)
    await page.getByRole('region', { name: 'Examples' }).getByRole('button').first().waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(phone.width)
  })
})
