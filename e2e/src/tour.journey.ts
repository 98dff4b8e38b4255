// The guided tour of the chat: by its address, by hand, as it is offered to newcomers, and the hints.
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseInAccountMenu } from './testing/account-page.ts'
import { desktop, phone, test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const tourAddress = () => `${server.at(english)}/Chat?tour=chat`
const tourOn = (page: Page) => page.getByRole('dialog', { name: /\d of \d/ })
const overlayOn = (page: Page) => page.locator('[data-tour-overlay]')
const offerOn = (page: Page) => page.getByRole('region', { name: 'Tour' })
const press = (tour: Locator, name: string) => tour.getByRole('button', { name }).click()

/** The titles of all steps, from the first to the last. */
const desktopSteps = [
  'Welcome to Vermilion',
  'Write here',
  'Choose who answers',
  'Decide what goes along',
  'Let the model use tools',
  'Show it a picture',
  'Your conversations',
  'Account and settings',
  'The handbook',
]
const phoneSteps = [...desktopSteps.slice(0, 6), 'Conversations and account', 'You']

async function untilAt(page: Page, title: string): Promise<void> {
  await tourOn(page).getByRole('heading', { name: title }).waitFor()
}

async function untilOver(page: Page): Promise<void> {
  await soon(() => tourOn(page).count()).toBe(0)
  await soon(() => overlayOn(page).count()).toBe(0)
  await soon(() => page.url()).not.toContain('tour=')
}

/** Stirs, as somebody does who is there and sees the page. */
async function stir(page: Page): Promise<void> {
  await chatOn(page).form.waitFor()
  await page.mouse.move(200, 400)
}

describe('the tour of the chat', () => {
  test('starts at its address, goes on and back, and is done', async ({ visit }) => {
    const page = await visit(tourAddress())
    const tour = tourOn(page)
    await untilAt(page, 'Welcome to Vermilion')
    expect(await textOf(tour)).toContain('1 of 9')
    expect(await tour.getByRole('button', { name: 'Back' }).count()).toBe(0)

    await press(tour, 'Next')
    await untilAt(page, 'Write here')
    await press(tour, 'Back')
    await untilAt(page, 'Welcome to Vermilion')
    for (const [at, title] of desktopSteps.entries()) {
      await untilAt(page, title)
      expect(await textOf(tour)).toContain(`${at + 1} of 9`)
      await press(tour, title === desktopSteps.at(-1) ? 'Done' : 'Next')
    }
    await untilOver(page)
    expect(new URL(page.url()).pathname).toBe('/Chat')
  })

  test('lights what it speaks of, 10 px larger than that, and stands beside it', async ({
    visit,
  }) => {
    const page = await visit(tourAddress())
    await untilAt(page, 'Welcome to Vermilion')
    expect(await page.locator('[data-tour-light]').count()).toBe(0)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    const form = await chatOn(page).form.boundingBox()
    const light = await page.locator('[data-tour-light]').boundingBox()
    const tooltip = await tourOn(page).boundingBox()
    expect(light).toMatchObject({ x: (form?.x ?? 0) - 10, y: (form?.y ?? 0) - 10 })
    expect(light?.width).toBe((form?.width ?? 0) + 20)
    expect((tooltip?.y ?? 0) + (tooltip?.height ?? 0)).toBeLessThan(light?.y ?? 0)
  })

  test.for([
    { way: 'the button ×', leave: (page: Page) => press(tourOn(page), 'Skip the tour') },
    { way: 'Esc', leave: (page: Page) => page.keyboard.press('Escape') },
    {
      way: 'a press on the overlay',
      leave: (page: Page) => overlayOn(page).click({ position: { x: 700, y: 60 } }),
    },
    { way: 'Back', leave: (page: Page) => page.goBack() },
  ])('is left by $way, and one goes on typing', async ({ leave }, { visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.waitFor()
    await chooseInAccountMenu(page, 'Take the tour')
    await untilAt(page, 'Welcome to Vermilion')
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    await leave(page)
    await untilOver(page)
    await soon(() => page.locator(':focus').getAttribute('id')).toBe('composer')
    await page.keyboard.type('The page takes typing again')
    expect(await chat.composer.inputValue()).toBe('The page takes typing again')
  })

  test('stays when one presses what it has lit', async ({ visit }) => {
    const page = await visit(tourAddress())
    await untilAt(page, 'Welcome to Vermilion')
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    const light = await page.locator('[data-tour-light]').boundingBox()
    await page.mouse.click((light?.x ?? 0) + 40, (light?.y ?? 0) + 20)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Choose who answers')
  })

  test('goes by the keyboard alone, and keeps the focus inside', async ({ visit }) => {
    const page = await visit(tourAddress())
    const { keyboard } = page
    const focused = page.locator(':focus')
    await untilAt(page, 'Welcome to Vermilion')
    await soon(() => textOf(focused)).toBe('Next')
    await keyboard.press('Enter')
    await untilAt(page, 'Write here')
    await keyboard.press('ArrowRight')
    await untilAt(page, 'Choose who answers')
    await keyboard.press('ArrowLeft')
    await untilAt(page, 'Write here')
    await soon(() => textOf(focused)).toBe('Back')
    const seen = new Set<string>()
    for (let presses = 0; presses < 12; presses++) {
      await keyboard.press('Tab')
      expect(await tourOn(page).locator(':focus').count()).toBe(1)
      seen.add(
        await focused.evaluate((stop) => stop.tagName + (stop.ariaLabel ?? stop.textContent)),
      )
    }
    expect(seen.size).toBe(4)
    for (let step = 1; step < desktopSteps.length - 1; step++) await keyboard.press('ArrowRight')
    await untilAt(page, 'The handbook')
    await keyboard.press('ArrowRight')
    await untilOver(page)
    await soon(() => focused.getAttribute('id')).toBe('composer')
  })

  test('on a phone shows what is there, the rest behind the menu button', async ({ visit }) => {
    const page = await visit(tourAddress(), { viewport: phone, touch: true })
    const tour = tourOn(page)
    for (const [at, title] of phoneSteps.entries()) {
      await untilAt(page, title)
      expect(await textOf(tour)).toContain(`${at + 1} of ${phoneSteps.length}`)
      const box = await tour.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(12)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width - 12)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
      await press(tour, title === phoneSteps.at(-1) ? 'Done' : 'Next')
    }
    await untilOver(page)
  })

  test('asked for in the drawer of a phone, closes the drawer first', async ({ visit }) => {
    const page = await visit(server.at(english), { viewport: phone, touch: true })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await chooseInAccountMenu(page, 'Take the tour')
    await untilAt(page, 'Welcome to Vermilion')
    await soon(() => page.getByRole('dialog', { name: 'Main menu' }).count()).toBe(0)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    await soon(() => tourOn(page).locator(':focus').count()).toBe(1)
  })

  test('follows what it lit when the window has another size, also to another frame', async ({
    visit,
  }) => {
    const page = await visit(tourAddress())
    for (const title of desktopSteps.slice(0, 6)) {
      await untilAt(page, title)
      await press(tourOn(page), 'Next')
    }
    await untilAt(page, 'Your conversations')
    await page.setViewportSize(phone)
    await untilAt(page, 'Conversations and account')
  })

  test('starts from the help', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/help`)
    await page.getByRole('link', { name: 'Take the tour of the chat' }).click()
    await untilAt(page, 'Welcome to Vermilion')
    await page.keyboard.press('Escape')
    await untilOver(page)
  })

  test('speaks the language of the site', async ({ visit }) => {
    const page = await visit(`${server.at()}/Chat?tour=chat`)
    const tour = page.getByRole('dialog', { name: '欢迎使用 Atelier 第 1 步，共 9 步' })
    await tour.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('dialog', { name: '在这里输入' }).getByText('不再显示').waitFor()
  })
})

describe('the offer of the tour', () => {
  test('comes to a newcomer who has stirred, takes nothing away, and goes when one writes', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const { composer } = chatOn(page)
    const greeting = page.getByRole('heading', { name: 'Begin with a sentence.' })
    // All of the page is there, so that only the offer could move it.
    await page.getByText('Answers by').waitFor()
    const before = await greeting.boundingBox()
    await stir(page)
    await offerOn(page).waitFor()
    expect(await greeting.boundingBox()).toEqual(before)
    expect(await composer.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('I know my way')
    await soon(() => offerOn(page).count()).toBe(0)
    await composer.fill('')
    expect(await composer.inputValue()).toBe('')
    expect(await offerOn(page).count()).toBe(0)
  })

  test('leads to the tour, and does not come again after it', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await stir(page)
    await offerOn(page).getByRole('button', { name: 'Take the tour' }).click()
    await untilAt(page, 'Welcome to Vermilion')
    await page.keyboard.press('Escape')
    await untilOver(page)
    expect(await offerOn(page).count()).toBe(0)
  })

  test('put off is not made again at the next visit', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await stir(page)
    await offerOn(page).getByRole('button', { name: 'Not now' }).click()
    await soon(() => offerOn(page).count()).toBe(0)
    await untilNotOffered(await visit(`${server.at(english)}/Chat`))
  })

  test.for([
    { where: 'in the offer', dismiss: dismissInOffer },
    { where: 'in the tour', dismiss: dismissInTour },
  ])(
    'dismissed for good $where is kept in a cookie of 365 days',
    async ({ dismiss }, { visit }) => {
      const page = await visit(`${server.at(english)}/Chat`)
      await dismiss(page)
      const cookies = await page.context().cookies()
      const kept = cookies.find(({ name }) => name === 'chatTourDismissed')
      const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(365)

      // The cookie alone keeps it away, also when everything else is forgotten.
      await page.evaluate(() => localStorage.removeItem('tourOfferAnswered'))
      await untilNotOffered(await visit(`${server.at(english)}/Chat`))

      const again = await visit(tourAddress())
      await untilAt(again, 'Welcome to Vermilion')
      expect(await tourOn(again).getByRole('checkbox').isChecked()).toBe(true)
    },
  )
})

async function dismissInOffer(page: Page): Promise<void> {
  await stir(page)
  await press(offerOn(page), "Don't show this again")
  await soon(() => offerOn(page).count()).toBe(0)
}

async function dismissInTour(page: Page): Promise<void> {
  await page.goto(tourAddress())
  await untilAt(page, 'Welcome to Vermilion')
  await tourOn(page).getByRole('checkbox', { name: "Don't show this again" }).check()
  await press(tourOn(page), 'Skip the tour')
  await untilOver(page)
}

/** The code that would offer it has come, and it has not. */
async function untilNotOffered(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/chat-tour-/)
  await stir(page)
  await code
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await offerOn(page).count()).toBe(0)
}

describe('a hint', () => {
  test('comes with the first second answer, opens on a press, and stays away once somebody has got it', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    const point = page.getByRole('button', { name: 'Hint' })
    await chat.ask('Once. [[upstream tokens=8]]')
    await stir(page)
    expect(await point.count()).toBe(0)
    await chat.lastAnswer.getByRole('button', { name: 'Answer again' }).click()
    await page.getByRole('menuitem', { name: 'Answer again', exact: true }).click()
    await chat.lastAnswer.getByText('2/2').waitFor()
    await chat.untilAnswered()
    await point.click()
    const hint = page.getByRole('dialog', { name: /more than one answer/ })
    await hint.waitFor()
    await page.keyboard.press('Escape')
    await soon(() => hint.count()).toBe(0)
    expect(await point.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await hint.getByRole('button', { name: 'Got it' }).click()
    await soon(() => point.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('hiddenHints'))).toContain('versions')
    await page.reload()
    await chat.lastAnswer.getByText('2/2').waitFor()
    const code = page.waitForResponse(/\/assets\/chat-tour-/)
    await stir(page)
    await code
    expect(await point.count()).toBe(0)
  })
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.for([
    { size: 'a desktop', viewport: desktop, touch: false },
    { size: 'a phone', viewport: phone, touch: true },
  ])('on $size, axe finds nothing serious in the tour and its offer', async (where, { visit }) => {
    const page = await visit('about:blank', where)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const address = server.at(english)
    await page.context().addCookies([{ name: 'theme', value: theme, url: address }])
    await page.goto(`${address}/Chat`)
    await stir(page)
    await offerOn(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await press(offerOn(page), 'Take the tour')
    await untilAt(page, 'Welcome to Vermilion')
    expect(await violationsOn(page)).toEqual([])
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    expect(await violationsOn(page)).toEqual([])
  })
})
