// Drawing with the built-in painter: from words to a picture, again from its recipe, and found among all works.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { slotOf } from './testing/give-pictures.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const idea = 'a quiet lake at dawn'
/** Painted in a sixth of the time. */
const quickRequest = 'a cup of tea'

/** A studio as people use it, found by roles and English names. */
function studioOn(page: Page) {
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  return {
    prompt,
    main: page.getByRole('button', { name: /^Draw · / }),
    cards: page.getByRole('article'),
    /** The pictures of works that are done. */
    pictures: (words: string) => page.getByRole('link', { name: `Open: ${words}` }),
    draw: async (words: string) => {
      await prompt.fill(words)
      await page.getByRole('button', { name: /^Draw · / }).click()
    },
  }
}

const lightboxOn = (page: Page) => page.getByRole('dialog', { name: /^Work: / })

describe('drawing', () => {
  test('a guest sees a work begin, grow and come, opens it, uses it again, and deletes it with a way back', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    await page.getByText('What do you want to see?').waitFor()

    await studio.draw(idea)
    await studio.cards.getByRole('progressbar').waitFor()
    await studio.pictures(idea).waitFor()
    expect(await studio.cards.count()).toBe(1)

    await studio.pictures(idea).click()
    const lightbox = lightboxOn(page)
    const recipe = lightbox.getByRole('complementary', { name: 'Details' })
    await recipe.getByText(idea).waitFor()
    await recipe.getByText('Built-in').waitFor()
    expect(await studio.cards.getByText('Built-in').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('work')).toMatch(/^\d+$/)
    await page.goBack()
    await soon(() => lightbox.count()).toBe(0)

    await studio.prompt.fill('something else')
    await studio.pictures(idea).click()
    await lightbox.getByRole('button', { name: 'Reuse' }).click()
    await soon(() => studio.prompt.inputValue()).toBe(idea)
    await soon(() => lightbox.count()).toBe(0)

    await studio.draw('a fox in the snow')
    await studio.pictures('a fox in the snow').waitFor()
    const fox = page.getByRole('article', { name: 'a fox in the snow' })
    await fox.hover()
    await fox.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await soon(() => studio.cards.count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await studio.pictures('a fox in the snow').waitFor()

    await page.getByRole('link', { name: 'Works', exact: true }).click()
    await page.getByText('2 works', { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search your works' }).fill('fox')
    await page.getByText('1 work', { exact: true }).waitFor()
    await studio.pictures('a fox in the snow').waitFor()
    expect(await studio.cards.count()).toBe(1)
  })

  test('two presses in one breath draw once, and words are kept over a reload', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    await studio.main.click()
    await page.getByText('Describe the image first.').waitFor()
    await studio.prompt.fill(quickRequest)
    await studio.main.dblclick()
    await studio.pictures(quickRequest).waitFor()
    expect(await studio.cards.count()).toBe(1)
    await page.reload()
    await studio.pictures(quickRequest).waitFor()
    expect(await studio.prompt.inputValue()).toBe(quickRequest)
  })

  test('the painter says which words it will draw while one types, and on the work, and nothing moves', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    const below = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    const place = await below.boundingBox()
    await studio.prompt.fill('a cup of tea and tapas')
    await page.getByText('Will draw: cup, tea · Doesn’t know: tapas').waitFor()
    expect(await below.boundingBox()).toEqual(place)
    await studio.prompt.fill('a cup of tea')
    await page.getByText('Will draw: cup, tea', { exact: true }).waitFor()
    expect(await below.boundingBox()).toEqual(place)

    await studio.draw('a cup of tea and tapas')
    await studio.cards.getByText('Doesn’t know: tapas', { exact: true }).waitFor()
    await studio.pictures('a cup of tea and tapas').click()
    const recipe = lightboxOn(page).getByRole('complementary', { name: 'Details' })
    await recipe.getByText('cup, tea', { exact: true }).waitFor()
    await recipe.getByText('tapas', { exact: true }).waitFor()
  })

  test('twelve works are fetched at first', async ({ visit }) => {
    const page = await visit('about:blank')
    const asked = page.waitForRequest(/\/api\/chatLog\/draw\?(.*&)?type=/)
    await page.goto(`${server.at(english)}/draw`)
    expect(new URL((await asked).url()).searchParams.get('size')).toBe('12')
  })

  test('results of the SD3 page are asked for while one is under way, beside the stream', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    const polls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/chatLog/draw' && search.includes('size=8')) polls.push(search)
    })
    await page.clock.install()
    await page.goto(`${server.at(english)}/sd3`)
    const studio = studioOn(page)
    await studio.prompt.waitFor()
    await soon(() => polls.length).toBe(1)
    await studio.draw(idea)
    // It is under way for longer than its page's clock takes to the next time.
    await studio.cards.getByRole('progressbar').waitFor()
    await page.clock.fastForward(2000)
    await soon(() => polls.length).toBeGreaterThan(1)
    expect(new Set(polls)).toEqual(new Set(['?type=4&page=1&size=8', '?page=1&size=8&type=4']))
    await studio.pictures(idea).waitFor()
  })

  test('on a phone the prompt stays in view, settings are a sheet, and works are a place at the foot', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`, { viewport: phone, touch: true })
    const studio = studioOn(page)
    await page.getByRole('button', { name: /^Settings: / }).click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await sheet.getByRole('radio', { name: '3:4' }).check()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await soon(() => sheet.count()).toBe(0)
    await studio.draw(quickRequest)
    await studio.pictures(quickRequest).waitFor()
    // The first tap shows what can be done with it.
    await studio.pictures(quickRequest).tap()
    await studio.cards.getByRole('button', { name: 'More actions' }).waitFor()
    await studio.pictures(quickRequest).tap()
    await lightboxOn(page).getByRole('button', { name: 'Close' }).click()
    await soon(() => lightboxOn(page).count()).toBe(0)
    await page
      .getByRole('navigation', { name: 'Main sections' })
      .getByRole('link', { name: 'Works' })
      .click()
    await studio.pictures(quickRequest).waitFor()
  })
})

describe('what goes wrong', () => {
  test('a model that is gone and a lost connection are said in place, and the words are kept', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404/, /ERR_INTERNET_DISCONNECTED/)
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    await studio.prompt.fill(idea)
    // As for a page that was opened before the model was switched off.
    await page.route('**/api/queue/sdxlCreate', (route) => {
      const asked = route.request().postDataJSON() as object
      return route.continue({ postData: JSON.stringify({ ...asked, modelId: 999_999 }) })
    })
    await studio.main.click()
    await page.getByText('This model isn’t available here. Choose another.').waitFor()
    expect(await studio.prompt.inputValue()).toBe(idea)
    await page.unroute('**/api/queue/sdxlCreate')

    await page.context().setOffline(true)
    await studio.main.click()
    const said = page.getByRole('form', { name: 'Settings' }).getByRole('alert')
    await said.waitFor()
    expect(await studio.prompt.inputValue()).toBe(idea)
    await page.context().setOffline(false)
    await studio.main.click()
    await studio.cards.getByRole('progressbar').waitFor()
    await soon(() => said.count()).toBe(0)

    // A work goes on without its page.
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await studio.pictures(idea).waitFor()
    expect(await studio.cards.count()).toBe(1)
  })

  test('files that are no pictures, or too large, are refused each with its reason', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/tools?tool=restyle`)
    const give = (name: string, mimeType: string, buffer: Buffer) =>
      slotOf(page, 'Image to edit').setInputFiles([{ name, mimeType, buffer }])
    const said = (text: string) => page.getByRole('alert').filter({ hasText: text })
    await give('sign.svg', 'image/svg+xml', Buffer.from('<svg/>'))
    await said('sign.svg isn’t an image we can use.').waitFor()
    await give('huge.png', 'image/png', Buffer.alloc(20 * 1024 * 1024 + 1))
    await said('huge.png is larger than 20 MB. Resize it and try again.').waitFor()
    await page.getByRole('button', { name: 'Remove huge.png' }).click()

    await give('broken.png', 'image/png', Buffer.from('These are only words.'))
    await said('JPEG, PNG, WebP, GIF').waitFor()
    await page.getByRole('button', { name: /^Restyle · / }).click()
    await page.getByText('A file didn’t upload. Try again or remove it.').waitFor()
    await page.getByRole('button', { name: 'Remove broken.png' }).click()
    await page.getByRole('button', { name: /^Restyle · / }).click()
    await page.getByText('Add an image: Image to edit.').waitFor()
  })
})

describe('all works', () => {
  test('many are chosen by keys and taken away at once, and can be taken back', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    for (const words of ['one cup', 'two cups', 'three cups']) {
      await studio.draw(words)
      await studio.pictures(words).waitFor()
    }
    await page.getByRole('link', { name: 'Works', exact: true }).click()
    await studio.pictures('one cup').waitFor()
    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByRole('checkbox', { name: 'Select: three cups' }).click()
    await page.getByRole('checkbox', { name: 'Select: one cup' }).click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No works yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await soon(() => studio.cards.count()).toBe(3)
  })
})
