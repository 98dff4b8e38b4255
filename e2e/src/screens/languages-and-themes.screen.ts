// Three languages and three themes, chosen in the settings, without a reload and for good.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdScripts } from '../testing/hold-scripts.ts'
import { soon } from '../testing/soon.ts'
import { refusal } from './testing/calls.ts'
import { type RenderScreen, test } from './testing/screen.ts'

/** Speaks Chinese and is dark until somebody chooses otherwise. */
const site = { code: 'atelier' } as const

const languages = [
  {
    code: 'zh-CN',
    name: '简体中文',
    words: {
      settings: '设置',
      language: '语言',
      newChat: '新建对话',
      greeting: '今天想做点什么？',
      login: '登录',
      username: '用户名',
      password: '密码',
      wrong: '用户名或密码错误。',
    },
  },
  {
    code: 'zh-TW',
    name: '繁體中文',
    words: {
      settings: '設定',
      language: '語言',
      newChat: '新對話',
      greeting: '今天想做點什麼？',
      login: '登入',
      username: '使用者名稱',
      password: '密碼',
      wrong: '使用者名稱或密碼錯誤。',
    },
  },
  {
    code: 'en-US',
    name: 'English',
    words: {
      settings: 'Settings',
      language: 'Language',
      newChat: 'New conversation',
      greeting: 'What would you like to make today?',
      login: 'Log in',
      username: 'Username',
      password: 'Password',
      wrong: 'Wrong username or password.',
    },
  },
] as const

const langOf = (page: Page) => page.locator('html').getAttribute('lang')
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'))

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

/** Anything that a reload would sweep away. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
const isSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))

type Words = (typeof languages)[number]['words']

/** Chooses a language in the open settings, which speak another one. */
async function chooseLanguage(page: Page, words: Words, name: string): Promise<void> {
  await page.getByRole('combobox', { name: words.language }).click()
  await page.getByRole('option', { name }).click()
  // As long as the list is there, keys are its own.
  await soon(() => page.getByRole('listbox').count()).toBe(0)
}

describe('the language', () => {
  test('changes without a reload, for page and server alike, and stays', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/422.*\/api\/auth\/login/)
    const { page, goto } = await renderScreen('/Chat', {
      site,
      calls: {
        'auth.login': (_, language) => {
          const spoken = languages.find(({ code }) => code === language)
          return refusal('auth.wrong_credentials', spoken?.words.wrong ?? 'in no language')
        },
      },
    })
    await page.getByText(languages[0].words.greeting).waitFor()
    expect(await langOf(page)).toBe('zh-CN')
    await mark(page)
    let spoken: Words = languages[0].words
    for (const { code, name, words } of [...languages.slice(1), languages[0]]) {
      await goto('/Chat?dialog=settings')
      await page.getByRole('dialog', { name: spoken.settings }).waitFor()
      await mark(page)
      await chooseLanguage(page, spoken, name)
      await page.getByRole('dialog', { name: words.settings }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.newChat }).first().waitFor()
      await page.getByText(words.greeting).waitFor()
      expect(await isSame(page)).toBe(true)
      await soon(() => langOf(page)).toBe(code)
      await soon(() => cookieOf(page, 'language')).toBe(code)
      spoken = words

      const sent = await page.reload()
      expect(await sent?.text()).toContain(`<html lang="${code}"`)
      await page.getByText(words.greeting).waitFor()
      await goto('/Chat?dialog=login')
      const login = page.getByRole('dialog')
      await login.getByRole('textbox', { name: words.username }).fill('nobody')
      await login.getByRole('textbox', { name: words.password }).fill('not the password')
      await login.getByRole('button', { name: words.login, exact: true }).click()
      await login.getByText(words.wrong).waitFor()
    }
  })

  test('changes in all tabs', async ({ renderScreen }) => {
    const screen = await renderScreen('/Chat?dialog=settings', { site })
    const first = screen.page
    const second = await screen.openTab('/Chat')
    // The greeting is in the page as sent, the button comes with the application.
    await second.getByRole('button', { name: languages[0].words.newChat }).first().waitFor()
    await second.getByText(languages[0].words.greeting).waitFor()
    await mark(second)
    await chooseLanguage(first, languages[0].words, 'English')
    await second.getByText(languages[2].words.greeting).waitFor()
    await soon(() => langOf(second)).toBe('en-US')
    expect(await isSame(second)).toBe(true)
  })
})

describe('a visitor whose browser speaks another of our languages', () => {
  /** A visit with a clock that can be put forward until the page has come up. */
  async function visitTimed(renderScreen: RenderScreen, locale: string): Promise<Page> {
    const { page } = await renderScreen('/Chat', { site, locale, clock: true })
    await page.getByText(languages[0].words.greeting).waitFor()
    await page.clock.fastForward(5000)
    return page
  }
  const offerOn = (page: Page) => page.getByRole('region', { name: 'Language', exact: true })

  test('is offered it in that language, at once while they only point, and takes it in place', async ({
    renderScreen,
  }) => {
    const page = await visitTimed(renderScreen, 'en-GB')
    await page.mouse.move(500, 300)
    await offerOn(page).getByText('Also available in English').waitFor()
    expect(await offerOn(page).getAttribute('lang')).toBe('en-US')
    await mark(page)
    await offerOn(page).getByRole('button', { name: 'Switch' }).click()
    await soon(() => langOf(page)).toBe('en-US')
    expect(await isSame(page)).toBe(true)
    await soon(() => offerOn(page).count()).toBe(0)
  })

  test('who turns it down is not asked again', async ({ renderScreen }) => {
    const page = await visitTimed(renderScreen, 'en-GB')
    await offerOn(page).getByRole('button', { name: 'Keep current language' }).click()
    await soon(() => offerOn(page).count()).toBe(0)
    const asked = page.waitForResponse('**/api/config/notice*')
    await page.reload()
    await page.getByText(languages[0].words.greeting).waitFor()
    await page.clock.fastForward(5000)
    await asked
    await page.clock.fastForward(60_000)
    expect(await offerOn(page).count()).toBe(0)
    expect(await langOf(page)).toBe('zh-CN')
  })
})

describe('the theme', () => {
  test('is dark, light or that of the system, at once and for good', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat?dialog=settings', { colorScheme: 'light' })
    const choose = (name: string) => page.getByRole('radio', { name }).check()
    await page.getByRole('radio', { name: 'Light' }).waitFor()
    expect(await isDark(page)).toBe(false)

    await choose('Dark')
    await soon(() => isDark(page)).toBe(true)
    await soon(() => cookieOf(page, 'theme')).toBe('dark')
    const sent = await page.reload()
    expect(await sent?.text()).toMatch(/<html lang="en-US" class="dark/)
    expect(await isDark(page)).toBe(true)

    await choose('Auto')
    await soon(() => isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await soon(() => isDark(page)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await soon(() => isDark(page)).toBe(false)
    await soon(() => cookieOf(page, 'theme')).toBe('auto')

    await choose('Light')
    expect(await isDark(page)).toBe(false)
    await soon(() => cookieOf(page, 'theme')).toBe('light')
  })

  test('is right before any script file has come', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat?dialog=settings')
    for (const { theme, system, dark } of [
      { theme: 'Dark', system: 'light', dark: true },
      { theme: 'Light', system: 'dark', dark: false },
      { theme: 'Auto', system: 'dark', dark: true },
      { theme: 'Auto', system: 'light', dark: false },
    ] as const) {
      await page.emulateMedia({ colorScheme: system })
      await page.getByRole('radio', { name: theme }).check()
      await soon(() => cookieOf(page, 'theme')).toBe(theme.toLowerCase())
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await page.getByRole('textbox').waitFor()
      expect(await page.locator('#root > *').count()).toBe(0)
      expect(await isDark(page)).toBe(dark)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const isLight = background.match(/\d+/g)?.every((part) => Number(part) > 127)
      expect(isLight).toBe(!dark)
      await release()
      await page.getByRole('radio', { name: theme }).waitFor()
    }
  })
})
