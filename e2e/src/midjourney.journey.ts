// Midjourney with the built-in painter: a grid, one of its pictures, variants of that, and the grid once more.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const wish = 'a quiet lake at dawn'

/** The screen as people use it, found by roles and English names. */
function midjourneyOn(page: Page) {
  const cards = page.getByRole('article')
  const finished = page.getByRole('link', { name: `Open: ${wish}` })
  return {
    prompt: page.getByRole('textbox', { name: 'Prompt', exact: true }),
    main: page.getByRole('button', { name: /^Draw( × \d+)? · / }),
    cards,
    /** Waits until so many works have their pictures. */
    finish: (count: number) => soon(() => finished.count()).toBe(count),
    grids: cards.filter({ has: page.getByRole('button', { name: /^Upscale 2 · / }) }),
    singles: cards.filter({ hasNot: page.getByRole('button', { name: /^Upscale 2 · / }) }),
    draw: async (words: string) => {
      await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(words)
      await page.getByRole('button', { name: /^Draw( × \d+)? · / }).click()
    },
    /** Does something of a work's menu. */
    fromMenu: async (card: ReturnType<Page['getByRole']>, name: RegExp) => {
      await card.hover()
      await card.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
  }
}

describe('Midjourney', () => {
  test('a guest draws a grid, takes its second picture, varies that, and draws the grid again', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await page.getByRole('heading', { name: 'What do you want to see?' }).waitFor()

    await screen.draw(wish)
    await screen.finish(1)
    await screen.cards.getByText('Built-in').waitFor()

    await screen.cards.hover()
    await screen.grids.getByRole('button', { name: /^Upscale 2 · / }).click()
    await screen.finish(2)
    expect(await screen.singles.count()).toBe(1)

    await screen.fromMenu(screen.singles, /^Vary\b.*Subtle/)
    await screen.finish(3)
    // What a card offers comes with the pointer.
    await screen.cards.first().hover()
    await soon(() => screen.grids.count()).toBe(2)

    await screen.fromMenu(screen.grids.last(), /^Again · /)
    await screen.finish(4)
  })

  test('variants in braces say how many works they are and are drawn each', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await screen.prompt.fill('a {red, blue} boat')
    await page
      .getByRole('status')
      .filter({ hasText: /^2 works · / })
      .waitFor()
    await page.getByRole('button', { name: 'Show the prompts' }).click()
    await page.getByRole('listitem').filter({ hasText: 'a blue boat' }).waitFor()
    await page.getByRole('button', { name: /^Draw × 2 · / }).click()
    for (const words of ['a red boat', 'a blue boat'])
      await page.getByRole('link', { name: `Open: ${words}` }).waitFor()
  })

  test('words are put into English with a way back, and improved', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await screen.prompt.fill('雪中的狐狸')
    await page.getByRole('button', { name: 'Translate · free' }).click()
    await soon(() => screen.prompt.inputValue()).toMatch(/fox/)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await screen.prompt.inputValue()).toBe('雪中的狐狸')

    await screen.prompt.fill('a fox')
    await page.getByRole('button', { name: 'Improve · free' }).click()
    const dialog = page.getByRole('dialog', { name: 'Improve my idea' })
    await dialog.getByRole('button', { name: 'Use this', exact: true }).click()
    await soon(() => screen.prompt.inputValue()).toMatch(/^a fox, /)
  })

  test('on a phone a grid is drawn, and its second picture taken', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Midjourney`, { viewport: phone, touch: true })
    const screen = midjourneyOn(page)
    await screen.draw(wish)
    await screen.finish(1)
    await screen.grids.getByRole('button', { name: /^Upscale 2 · / }).click()
    await screen.finish(2)
  })
})
