// Midjourney with the built-in painter: a grid, one of its pictures, variants of that, and the grid once more.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { givePictures, untilUploaded } from './testing/give-pictures.ts'
import { markByKeys } from './testing/mark-by-keys.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const request = 'a quiet lake at dawn'

/** The screen as people use it, found by roles and English names. */
function midjourneyOn(page: Page) {
  const cards = page.getByRole('article')
  const finished = page.getByRole('link', { name: `Open: ${request}` })
  return {
    prompt: page.getByRole('textbox', { name: 'Prompt', exact: true }),
    main: page.getByRole('button', { name: /^Draw( × \d+)? · / }),
    cards,
    /** Waits until so many works have their pictures. */
    finish: (count: number) => soon(() => finished.count()).toBe(count),
    grids: cards.filter({ has: page.getByRole('button', { name: /^U2: / }) }),
    singles: cards.filter({ hasNot: page.getByRole('button', { name: /^U2: / }) }),
    draw: async (words: string) => {
      const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
      // As people go in: a field of the sent page that nobody has pressed hands no focus over on a phone, and what is typed has no place then.
      await prompt.click()
      await prompt.fill(words)
      await page.getByRole('button', { name: /^Draw( × \d+)? · / }).click()
    },
    /** The quality that takes the least time. */
    quick: page.getByRole('radio', { name: 'Draft' }),
    /** Chooses what is to be done. */
    choose: async (task: string) => {
      await page.getByRole('combobox', { name: 'Task' }).click()
      await page.getByRole('option', { name: task, exact: true }).click()
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

    await screen.quick.check()
    await screen.draw(request)
    await screen.finish(1)
    expect(await screen.cards.getByText('Built-in').count()).toBe(0)

    await screen.cards.hover()
    await screen.grids.getByRole('button', { name: /^U2: / }).click()
    await screen.finish(2)
    expect(await screen.singles.count()).toBe(1)

    await screen.fromMenu(screen.singles, /^Vary\b.*Subtle/)
    await screen.finish(3)
    // What a card offers comes with the pointer.
    await screen.cards.first().hover()
    await soon(() => screen.grids.count()).toBe(2)

    await screen.fromMenu(screen.grids.last(), /^Reroll · /)
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
    await screen.quick.check()
    await page.getByRole('button', { name: /^Draw × 2 · / }).click()
    for (const words of ['a red boat', 'a blue boat'])
      await page.getByRole('link', { name: `Open: ${words}` }).waitFor()
  })

  test('words are put into English with a way back, and improved', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await screen.prompt.fill('雪中的狐狸')
    await page.getByRole('button', { name: 'Translate · Free' }).click()
    await soon(() => screen.prompt.inputValue()).toMatch(/fox/)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await screen.prompt.inputValue()).toBe('雪中的狐狸')

    await screen.prompt.fill('a fox')
    await page.getByRole('button', { name: 'Improve · Free' }).click()
    const dialog = page.getByRole('dialog', { name: 'Improve my idea' })
    await dialog.getByRole('button', { name: 'Use', exact: true }).click()
    await soon(() => screen.prompt.inputValue()).toMatch(/^a fox, /)
  })

  test('words are shortened, pictures described and blended, and what is said is taken on', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await screen.choose('Shorten')
    await screen.prompt.fill('a castle on a hill at sunset, with birds over the river')
    await page.getByRole('button', { name: /^Shorten · / }).click()
    await page
      .getByRole('button', { name: /^Use: / })
      .last()
      .click()
    await soon(() => screen.prompt.inputValue()).not.toMatch(/sunset, with/)

    await screen.choose('Describe')
    await givePictures(page, 'Image to edit', 'disc.png')
    await page.getByRole('button', { name: /^Describe · / }).click()
    const described = page.getByRole('article', { name: 'Describe' })
    await soon(() => described.getByRole('listitem').count()).toBeGreaterThan(1)

    await screen.choose('Blend')
    await page.getByRole('button', { name: /^Blend · / }).click()
    await page.getByText('Add an image: Reference images.').waitFor()
    await givePictures(page, 'Reference images', 'one.png', 'two.png')
    await screen.prompt.fill('a harbour')
    await screen.quick.check()
    await page.getByRole('button', { name: /^Blend · / }).click()
    await page.getByRole('link', { name: 'Open: a harbour' }).waitFor()
  })

  test('a picture is changed within a mask, and a region of a work painted by keys', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Midjourney`)
    const screen = midjourneyOn(page)
    await screen.choose('Edit')
    await givePictures(page, 'Image to edit', 'disc.png')
    await screen.prompt.fill('a red balloon')
    await screen.quick.check()
    await page.getByRole('button', { name: 'Paint the area to change' }).click()
    await markByKeys(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await untilUploaded(page, 'mask.png')
    await page.getByRole('button', { name: /^Edit · / }).click()
    await page.getByRole('link', { name: 'Open: a red balloon' }).click()

    await page.getByRole('button', { name: 'Vary a region' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vary a region' })
    await markByKeys(page)
    await dialog.getByRole('textbox', { name: 'What should be there?' }).fill('a white kite')
    await dialog.getByRole('button', { name: /^Vary a region · / }).click()
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('link', { name: 'Open: a white kite' }).waitFor()
  })

  test('on a phone a grid is drawn, and its second picture taken', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Midjourney`, { viewport: phone, touch: true })
    const screen = midjourneyOn(page)
    await screen.draw(request)
    await screen.finish(1)
    await page.getByRole('button', { name: 'Image 3 of 4' }).tap()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap()
    await page.getByText('The image is in the form. Say what to change.').waitFor()
    await page.getByRole('button', { name: /^Edit · / }).waitFor()

    await page.getByRole('button', { name: 'Image 2 of 4' }).tap()
    await page.getByRole('menuitem', { name: /^Upscale\b/ }).tap()
    await screen.finish(2)
  })
})
