// The guided tour of the chat: by its address and by hand.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chooseInAccountMenu } from '../testing/account-page.ts'
import { phone } from '../testing/browser.ts'
import { chatOn, textOf } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { overlayOn, press, tourOn, untilAt, untilOver } from '../testing/tour-page.ts'
import { test } from './testing/screen.ts'

const tourAddress = '/Chat?tour=chat'

/** The titles of all steps, from the first to the last. */
const desktopSteps = [
  'Welcome to Vermilion',
  'Write here',
  'Choose a model',
  'Add anything',
  'Your conversations',
  'Account and settings',
  'The handbook',
]
const phoneSteps = [...desktopSteps.slice(0, 4), 'Your conversations', 'You']

describe('the tour of the chat', () => {
  test('starts at its address, goes on and back, and is done', async ({ renderScreen }) => {
    const { page } = await renderScreen(tourAddress)
    const tour = tourOn(page)
    await untilAt(page, 'Welcome to Vermilion')
    expect(await textOf(tour)).toContain('1 of 7')
    expect(await tour.getByRole('button', { name: 'Back' }).count()).toBe(0)

    await press(tour, 'Next')
    await untilAt(page, 'Write here')
    await press(tour, 'Back')
    await untilAt(page, 'Welcome to Vermilion')
    for (const [at, title] of desktopSteps.entries()) {
      await untilAt(page, title)
      expect(await textOf(tour)).toContain(`${at + 1} of 7`)
      await press(tour, title === desktopSteps.at(-1) ? 'Done' : 'Next')
    }
    await untilOver(page)
    expect(new URL(page.url()).pathname).toBe('/Chat')
  })

  test('lights what it speaks of, 10 px larger than that, and stands beside it', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen(tourAddress)
    await untilAt(page, 'Welcome to Vermilion')
    expect(await page.locator('[data-tour-light]').count()).toBe(0)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    // Once the page has come to rest: what is lit is followed where it goes.
    await soon(async () => {
      const form = await chatOn(page).form.boundingBox()
      const light = await page.locator('[data-tour-light]').boundingBox()
      const tooltip = await tourOn(page).boundingBox()
      if (!form || !light || !tooltip) return 'not drawn'
      return {
        isAround: light.x === form.x - 10 && light.y === form.y - 10,
        isLarger: light.width === form.width + 20,
        isBelow: tooltip.y + tooltip.height < light.y,
      }
    }).toEqual({ isAround: true, isLarger: true, isBelow: true })
  })

  test.for([
    { way: 'the button ×', leave: (page: Page) => press(tourOn(page), 'Skip tour') },
    { way: 'Esc', leave: (page: Page) => page.keyboard.press('Escape') },
    {
      way: 'a press on the overlay',
      leave: (page: Page) => overlayOn(page).click({ position: { x: 700, y: 60 } }),
    },
    { way: 'Back', leave: (page: Page) => page.goBack() },
  ])('is left by $way, and one goes on typing', async ({ leave }, { renderScreen }) => {
    const { page } = await renderScreen('/Chat')
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

  test('stays when one presses what it has lit', async ({ renderScreen }) => {
    const { page } = await renderScreen(tourAddress)
    await untilAt(page, 'Welcome to Vermilion')
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    const light = await page.locator('[data-tour-light]').boundingBox()
    await page.mouse.click((light?.x ?? 0) + 40, (light?.y ?? 0) + 20)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Choose a model')
  })

  test('goes by the keyboard alone, and keeps the focus inside', async ({ renderScreen }) => {
    const { page } = await renderScreen(tourAddress)
    const { keyboard } = page
    const focused = page.locator(':focus')
    await untilAt(page, 'Welcome to Vermilion')
    await soon(() => textOf(focused)).toBe('Next')
    await keyboard.press('Enter')
    await untilAt(page, 'Write here')
    await keyboard.press('ArrowRight')
    await untilAt(page, 'Choose a model')
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

  test('on a phone shows what is there, the rest behind the menu button', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen(tourAddress, { viewport: phone, touch: true })
    const tour = tourOn(page)
    for (const [at, title] of phoneSteps.entries()) {
      await untilAt(page, title)
      expect(await textOf(tour)).toContain(`${at + 1} of ${phoneSteps.length}`)
      await soon(async () => {
        const box = await tour.boundingBox()
        if (!box) return false
        const isWithin = box.x >= 12 && box.x + box.width <= phone.width - 12
        return isWithin && box.y + box.height <= phone.height
      }).toBe(true)
      await press(tour, title === phoneSteps.at(-1) ? 'Done' : 'Next')
    }
    await untilOver(page)
  })

  test('is asked for on one’s own page on a phone', async ({ renderScreen }) => {
    const { page } = await renderScreen('/user', { viewport: phone, touch: true })
    await page.getByRole('main').getByRole('link', { name: 'Take the tour' }).click()
    await untilAt(page, 'Welcome to Vermilion')
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    await soon(() => tourOn(page).locator(':focus').count()).toBe(1)
  })

  test('follows what it lit when the window has another size, also to another frame', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen(tourAddress)
    for (const title of desktopSteps.slice(0, 4)) {
      await untilAt(page, title)
      await press(tourOn(page), 'Next')
    }
    await untilAt(page, 'Your conversations')
    await page.setViewportSize(phone)
    await soon(async () => {
      const light = await page.locator('[data-tour-light]').boundingBox()
      return light && light.y + light.height
    }).toBeLessThan(80)
    await untilAt(page, 'Your conversations')
  })

  test('starts from the help', async ({ renderScreen }) => {
    const { page } = await renderScreen('/help')
    await page.getByRole('link', { name: 'Take the chat tour' }).click()
    await untilAt(page, 'Welcome to Vermilion')
    await page.keyboard.press('Escape')
    await untilOver(page)
  })

  test('speaks the language of the site', async ({ renderScreen }) => {
    const { page } = await renderScreen(tourAddress, { site: { code: 'atelier' } })
    const tour = page.getByRole('dialog', { name: '欢迎使用 Atelier 第 1 步，共 7 步' })
    await tour.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('dialog', { name: '在这里输入' }).getByText('不再显示').waitFor()
  })
})
