// Where a visit begins, and the screens around the chat.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { holdScripts } from './testing/hold-scripts.ts'
import { goByMore } from './testing/menu-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const pathOf = (page: Page) => new URL(page.url()).pathname
const onPhone = { viewport: phone, touch: true }

describe('a visit', () => {
  test('begins with drawing on a wide screen and at the home on a phone', async ({ visit }) => {
    const wide = await visit(server.at(english))
    await soon(() => pathOf(wide)).toBe('/Midjourney')
    const narrow = await visit(`${server.at(english)}/?bd_vid=1`, { ...onPhone, as: 'phone' })
    await soon(() => pathOf(narrow)).toBe('/mobileHome')
    await soon(() => narrow.title()).toBe('Home · Vermilion Studio')
  })

  test('to no screen is told so by page and status, and leads back to the start', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*\/nowhere/)
    const page = await visit('about:blank')
    const sent = await page.goto(`${server.at(english)}/nowhere/at/all`)
    expect(sent?.status()).toBe(404)
    await soon(() => pathOf(page)).toBe('/404')
    await page.getByRole('button', { name: 'Back to start' }).click()
    await soon(() => pathOf(page)).toBe('/Midjourney')
  })

  test('to the page of faults leads to the start when nothing is wrong', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/500`)
    await soon(() => pathOf(page)).toBe('/Midjourney')
  })

  test('that cannot begin is told so, and goes on where it wanted to once it can', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/500 \(Internal Server Error\)/)
    const page = await visit('about:blank')
    const failure = { code: 500, success: false, data: null, message: 'Away.', requestId: 'r-1' }
    const whoCalls = /\/api\/(auth\/getInfo|user\/createGuest)/
    await page.route(whoCalls, (route) =>
      route.fulfill({ status: 500, json: { ...failure, error: 'server.fault' } }),
    )
    await page.goto(`${server.at(english)}/help/backup-and-restore`)
    await page.getByText('Away.').waitFor()
    expect(pathOf(page)).toBe('/500')
    await page.getByRole('button', { name: 'Copy request ID' }).waitFor()
    await page.unroute(whoCalls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await soon(() => pathOf(page)).toBe('/help/backup-and-restore')
  })

  test('to a screen that takes its time shows that it loads, and then the screen at its top', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await chatOn(page).form.waitFor()
    const held = Promise.withResolvers<undefined>()
    await page.route(/help-screen[^/]*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await goByMore(page, 'Help')
    const status = page.getByRole('status').getByText('Loading')
    await status.waitFor()
    held.resolve(undefined)
    await page.getByRole('heading', { name: 'What Atelier is' }).waitFor()
    await soon(() => status.count()).toBe(0)
    expect(await page.locator('main').evaluate((main) => main.scrollTop)).toBe(0)
  })
})

describe('the home of a phone', () => {
  test('takes a question before any script has run, and asks it', async ({ visit }) => {
    const page = await visit('about:blank', onPhone)
    const release = await holdScripts(page)
    await page.goto(server.at(english), { waitUntil: 'commit' })
    const { composer } = chatOn(page)
    await composer.fill('How many miles are 3.5 kilometres?')
    await release()
    await page.getByRole('button', { name: 'Send' }).click()
    await soon(() => pathOf(page)).toBe('/Chat')
    await chatOn(page).untilAnswered()
    await soon(() => chatOn(page).lastAnswer.textContent()).toContain('2.17')
    expect(await chatOn(page).questions.count()).toBe(1)
    await page.reload()
    await soon(() => chatOn(page).questions.count()).toBe(1)
  })

  test('leads to the places of the menu, and to what one was at', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/mobileHome`, onPhone)
    const chat = chatOn(page)
    await page.getByRole('button', { name: /^Made as:/ }).waitFor()
    await chat.composer.fill('Which keyboard shortcuts are there?')
    await chat.composer.press('Enter')
    await chat.untilAnswered()

    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const recent = page.getByRole('region', { name: 'Continue' })
    await recent.getByRole('link', { name: /Which keyboard shortcuts/ }).click()
    await chat.questions.waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const places = page.getByRole('navigation', { name: 'Places' })
    await places.getByRole('link', { name: 'Help' }).click()
    await soon(() => pathOf(page)).toBe('/help')
  })
})

describe('a keyboard on a phone', () => {
  test('covers neither the field nor the button that sends', async ({ visit }) => {
    for (const path of ['/mobileHome', '/Chat']) {
      const page = await visit(`${server.at(english)}${path}`, onPhone)
      const { composer, sendButton } = chatOn(page)
      await composer.fill('Written above the keyboard')
      const left = { width: phone.width, height: 420 }
      await page.setViewportSize(left)
      for (const part of [composer, sendButton])
        await soon(async () => {
          const box = await part.boundingBox()
          return box && box.y >= 0 && box.y + box.height <= left.height
        }).toBe(true)
    }
  })
})

describe('the list beside the rail', () => {
  test('is folded by its button and by the keyboard, and stays so after a reload', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const rail = page.getByRole('navigation', { name: 'Main menu' })
    const list = page.getByRole('complementary')
    const widthOf = async () => (await list.boundingBox())?.width
    await soon(widthOf).toBe(248)
    await list.getByRole('button', { name: 'Collapse sidebar' }).click()
    await soon(() => list.count()).toBe(0)
    await page.reload()
    await rail.getByRole('button', { name: 'Expand sidebar' }).click()
    await soon(widthOf).toBe(248)
    await page.keyboard.press('ControlOrMeta+b')
    await soon(() => list.count()).toBe(0)
    expect((await rail.boundingBox())?.width).toBe(64)
  })
})

describe('one’s own page', () => {
  test('leads a guest to an account, and shows a member who they are until they leave', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/user`)
    await page.getByText('With an account everything you made').waitFor()
    await soon(() => page.title()).toBe('User · Vermilion Studio')
    await signUp(page, { username: 'portrait', password: 'correct horse' })
    const main = page.getByRole('main')
    await main.getByText('portrait', { exact: true }).first().waitFor()
    await main.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('textbox', { name: 'Signature' }).fill('Draws at night')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    // It is kept before the dialog is left, behind which roles are not told.
    await page.locator('main').getByText('Draws at night').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await main.getByRole('button', { name: 'Log out' }).click()
    await main.getByText('With an account everything you made').waitFor()
  })
})

describe('a member', () => {
  test('with a role in use is told by the field that it cannot be customised', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const { composer } = chatOn(page)
    await signUp(page, { username: 'persona', password: 'correct horse' })
    expect(await composer.getAttribute('placeholder')).not.toContain('A patient teacher')
    await page.goto(`${server.at(english)}/Chat?dialog=settings&tab=advanced`)
    const role = page.getByRole('dialog').getByRole('textbox', { name: 'Role' })
    await role.fill('A patient teacher')
    await page.getByRole('dialog').locator('form').getByRole('button', { name: 'Save' }).click()
    await chatOn(page).notes.getByText('Saved').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => composer.getAttribute('placeholder')).toBe(
      'A patient teacher is in use and cannot be customized',
    )
  })
})

describe('the front door', () => {
  test('shows the brand, who answers and what is often asked, and begins a conversation', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/welcome`)
    await soon(() => page.title()).toBe('Vermilion Studio')
    await page.getByRole('heading', { name: 'Begin with a sentence.', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Guide', level: 3 }).waitFor()
    const results = page.getByRole('region', { name: 'Made here, just like that' })
    await results
      .getByRole('link', { name: /^Make music ›/ })
      .first()
      .waitFor()
    await results.getByRole('figure', { name: 'A weekend trip' }).waitFor()
    const question = page.getByText('Do I need an account?')
    await question.click()
    await page.getByText('Anybody can begin as a guest').waitFor()
    await page.getByText('A place to write with a model at your side.').waitFor()

    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: '繁體中文' }).click()
    await page.getByRole('heading', { name: '你可以做什麼' }).waitFor()
    const composer = page.getByRole('textbox', { name: '訊息' })
    await composer.fill('3.5 公里等於幾英里？')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Chat')
    await soon(() => page.getByRole('log').textContent()).toContain('2.17')
  })
})

describe('the pictures of the entrance', () => {
  const pictures = ['/brands/vermilion.svg', '/favicon.svg', '/missing.svg']

  test('are turned by keys, dots and themselves, lead on, and one that fails is left out', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*missing/)
    await server.query(`delete from site_contents where kind = 'banner'`)
    for (const [at, url] of pictures.entries())
      await server.query(
        `insert into site_contents (site_id, kind, position, body)
         select site_id, 'banner', $2, $3::jsonb from site_domains where pattern = $1`,
        [english, at, JSON.stringify({ title: { 'en-US': `Banner ${at}` }, url, link: '/help' })],
      )
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(`${server.at(english)}/welcome`)
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const dots = carousel.getByRole('button', { name: /^Picture \d$/ })
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
    await soon(() => dots.count()).toBe(2)
    await dots.nth(1).click()
    await soon(current).toBe(1)
    await page.keyboard.press('ArrowRight')
    await soon(current).toBe(0)

    await page.getByRole('heading', { level: 1 }).click()
    await soon(async () => {
      await page.clock.fastForward(2000)
      return current()
    }).toBe(1)
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.fastForward(60_000)
    expect(await current()).toBe(1)
    await carousel.getByRole('link', { name: 'Banner 1' }).click()
    await soon(() => pathOf(page)).toBe('/help')
  })
})

// Last, since they change the site.
