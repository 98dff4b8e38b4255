// Going anywhere and doing anything from one field.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settingsDialog } from '../testing/account-page.ts'
import { phone } from '../testing/browser.ts'
import { chatOn, groupIdIn, textOf } from '../testing/chat-page.ts'
import { holdScripts } from '../testing/hold-scripts.ts'
import { soon } from '../testing/soon.ts'
import { refusal } from './testing/calls.ts'
import { eventsOf, groupOf, oneConversation } from './testing/conversations.ts'
import { test } from './testing/screen.ts'

function paletteOn(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('listbox', { name: 'Search' }).getByRole('option')
  return {
    field,
    options,
    option: (name: string | RegExp) => options.filter({ hasText: name }),
    current: () => textOf(options.and(page.locator('[aria-selected=true]'))),
    open: async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await field.waitFor()
    },
    isClosed: () => soon(() => page.getByRole('dialog', { name: 'Search' }).count()).toBe(0),
  }
}

describe('with keys alone', () => {
  test('one goes to a screen, to a conversation, and back to what was chosen last', async ({
    renderScreen,
  }) => {
    const lyon = 7
    const { page } = await renderScreen('/Chat', {
      calls: {
        'groups.list': [groupOf(8, 'Helping hands'), groupOf(lyon, 'Trip to Lyon')],
      },
    })
    const chat = chatOn(page)
    const palette = paletteOn(page)
    const { keyboard } = page
    await chat.form.waitFor()

    await palette.open()
    await keyboard.type('help')
    await soon(palette.current).toContain('Help')
    await keyboard.press('Enter')
    await page.waitForURL('**/help')
    await palette.isClosed()

    await palette.open()
    await keyboard.type('lyon trip')
    await soon(palette.current).toContain('Trip to Lyon')
    await keyboard.press('Enter')
    await soon(() => groupIdIn(page)).toBe(lyon)
    await palette.isClosed()
    await soon(() => chat.composer.evaluate((field) => field === document.activeElement)).toBe(true)

    await palette.open()
    const shownIn = (name: string) =>
      page.getByRole('group', { name }).getByRole('option').allTextContents()
    await soon(() => shownIn('Conversations')).toEqual(['Trip to Lyon', 'Helping hands'])
    expect(await shownIn('Recent')).toEqual(['Help'])
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await soon(palette.current).toBe('Help')
    await keyboard.press('Enter')
    await page.waitForURL('**/help')
  })

  test('arrows go round, Esc leaves all as it was, and what is not there is said', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat')
    const palette = paletteOn(page)
    const chat = chatOn(page)
    await chat.form.waitFor()
    await chat.composer.fill('kept')
    await palette.open()
    const first = await palette.current()
    await page.keyboard.press('ArrowUp')
    await soon(palette.current).toBe(await textOf(palette.options.last()))
    await page.keyboard.press('ArrowDown')
    await soon(palette.current).toBe(first)

    await page.keyboard.type('no such thing')
    await page.getByText('No results for “no such thing”').waitFor()
    await soon(() => page.getByRole('status').filter({ hasText: '0 results' }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await palette.isClosed()
    expect(await chat.composer.inputValue()).toBe('kept')
    await soon(() => chat.composer.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('theme and language change at once, and stay', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat')
    const palette = paletteOn(page)
    const html = page.locator('html')
    await chatOn(page).form.waitFor()
    expect(await html.getAttribute('class')).not.toMatch(/\bdark\b/)
    await palette.open()
    await page.keyboard.type('dark')
    await soon(palette.current).toBe('Theme: Dark')
    await page.keyboard.press('Enter')
    await soon(() => html.getAttribute('class')).toMatch(/\bdark\b/)

    await palette.isClosed()
    await palette.open()
    await page.keyboard.type('traditional')
    await soon(palette.current).toBe('Language: 繁體中文')
    await page.keyboard.press('Enter')
    await soon(() => html.getAttribute('lang')).toBe('zh-TW')
    await page.getByRole('button', { name: '搜尋' }).waitFor()

    await page.reload()
    await page.getByRole('button', { name: '搜尋' }).click()
    await page.getByRole('combobox', { name: '搜尋' }).fill('english')
    await page.getByRole('option', { name: '語言：English' }).click()
    await soon(() => html.getAttribute('lang')).toBe('en-US')
    expect(await html.getAttribute('class')).toMatch(/\bdark\b/)
  })

  test('an idea lands in the composer of a new chat, not sent, after what was written there', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/help')
    const palette = paletteOn(page)
    const chat = chatOn(page)
    await page.getByRole('button', { name: 'Search' }).waitFor()
    await palette.open()
    await page.keyboard.type('cat snow')
    await soon(palette.current).toBe('Draw a cat in the snow')
    await page.keyboard.press('Enter')
    await soon(() => chat.composer.inputValue()).toBe('Draw a cat in the snow')
    expect(await chat.messages.count()).toBe(0)
    await palette.isClosed()

    await chat.composer.fill('My own words')
    await palette.open()
    await page.keyboard.type('weekend trip')
    await soon(palette.current).toContain('weekend trip')
    await page.keyboard.press('Enter')
    await soon(() => chat.composer.inputValue()).toMatch(/^My own words\n\nMap a weekend trip/)
    await soon(() => chat.composer.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('settings open at their tab', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat')
    const palette = paletteOn(page)
    await chatOn(page).form.waitFor()
    await palette.open()
    await page.keyboard.type('instructions')
    await soon(palette.current).toContain('System message')
    await page.keyboard.press('Enter')
    await settingsDialog(page).getByRole('tab', { name: 'Advanced', selected: true }).waitFor()
  })
})

test('what is typed before the palette is there waits for it, and goes into no message', async ({
  renderScreen,
}) => {
  const { page } = await renderScreen('/Chat')
  const palette = paletteOn(page)
  const chat = chatOn(page)
  await chat.form.waitFor()
  await chat.composer.fill('A draft')
  const letThrough = await holdScripts(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('hellp')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('p')
  await page.keyboard.press('Enter')
  expect(await palette.field.count()).toBe(0)
  await letThrough()
  await soon(() => palette.field.inputValue()).toBe('help')
  await soon(palette.current).toContain('Help')
  await page.keyboard.press('Escape')
  await palette.isClosed()
  expect(await chat.composer.inputValue()).toBe('A draft')
  expect(await chat.messages.count()).toBe(0)
})

test('stays open when the conversation that was just begun gets its number', async ({
  renderScreen,
}) => {
  const held = Promise.withResolvers<undefined>()
  const { page } = await renderScreen('/Chat', {
    calls: {
      ...oneConversation(),
      'chat.process': async () => {
        await held.promise
        return eventsOf('It is 4.')
      },
    },
  })
  const palette = paletteOn(page)
  const chat = chatOn(page)
  await chat.form.waitFor()
  await chat.send('What is 2 + 2?')
  await palette.open()
  await page.keyboard.type('dark')
  held.resolve(undefined)
  await soon(() => groupIdIn(page)).toBeGreaterThan(0)
  expect(await palette.field.inputValue()).toBe('dark')
})

test('when messages cannot be searched it says so, finds the rest and tries again', async ({
  renderScreen,
  expectErrors,
}) => {
  expectErrors(/500.*\/chatlog\/search/)
  const screen = await renderScreen('/Chat', {
    calls: { 'chatlog.search': refusal('server.fault', 'no') },
  })
  const { page } = screen
  const palette = paletteOn(page)
  await chatOn(page).form.waitFor()
  await palette.open()
  await page.keyboard.type('dark')
  await page.getByRole('alert').getByText('Couldn’t search your messages.').waitFor()
  await soon(palette.current).toBe('Theme: Dark')
  screen.answer({ 'chatlog.search': { rows: [], count: 0 } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await soon(() => page.getByRole('alert').getByText('Couldn’t search your messages').count()).toBe(
    0,
  )
})

test('on a phone a button opens it, another closes it, and Back leads out of it', async ({
  renderScreen,
}) => {
  const { page } = await renderScreen('/', { viewport: phone, touch: true })
  const palette = paletteOn(page)
  await chatOn(page).form.waitFor()
  const button = page.getByRole('button', { name: 'Search' })
  await button.tap()
  await palette.field.waitFor()
  await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).tap()
  await palette.isClosed()

  await button.tap()
  await palette.option(/^Help$/).tap()
  await page.waitForURL('**/help')
  await palette.isClosed()
  await button.tap()
  await palette.field.waitFor()
  await page.goBack()
  await palette.isClosed()
})
