// The operator's first minutes: from the link of the first start to a site with a name, a colour and a model of its own.
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { logIn, openOperatorAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { tabTo } from './testing/tab-to.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

let upstream: UpstreamServer
beforeAll(async () => {
  upstream = await startOpenAiServer({ models: ['house-large'] })
})
afterAll(() => upstream.close())
const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }

const pill = (page: Page) => page.getByRole('link', { name: /^Make it yours \d of 5$/ })
const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

describe('the first steps', () => {
  test('lead from the operator’s link to a site with its own name, colour and model', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await openOperatorAccount(page, boss)
    await page.waitForURL(/\/admin\/start\/name$/)
    await soon(() => pill(page).textContent()).toContain('0 of 5')
    await expectClean(page)

    const name = page.getByRole('textbox', { name: 'Site name' })
    await name.fill('Harbour')
    await page.getByRole('textbox', { name: 'Display name' }).fill('Harbour & Co')
    await page.getByRole('radio', { name: 'Teal' }).check()
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await preview.getByText('Harbour & Co').first().waitFor()
    const accent = page.getByRole('textbox', { name: 'Accent color, light theme', exact: true })
    await accent.fill('teal')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await soon(() => accent.getAttribute('aria-invalid')).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/admin/start/name')
    await page.getByRole('radio', { name: 'Teal' }).check()
    await page.getByRole('button', { name: 'Save and continue' }).click()

    await step(page, 'Connect a model').waitFor()
    await soon(() => pill(page).textContent()).toContain('1 of 5')
    await expectClean(page)
    await page.getByRole('button', { name: 'Connect a model' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Provider' }).fill('OpenAI-compatible')
    await page.getByRole('option', { name: 'Other (OpenAI-compatible)' }).click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('House')
    await dialog.getByRole('textbox', { name: 'baseUrl' }).fill(upstream.url)
    await dialog.getByRole('textbox', { name: 'apiKey' }).fill('sk-test')
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await page
      .getByRole('list', { name: 'Your connections' })
      .getByText('House', { exact: true })
      .waitFor()
    await soon(() => pill(page).textContent()).toContain('2 of 5')
    await page.getByRole('button', { name: 'Continue' }).click()

    await step(page, 'Prices and payments').waitFor()
    await page.getByRole('region', { name: 'Packages' }).getByRole('button').first().waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await step(page, 'Email').waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await step(page, 'First backup').waitFor()
    await page.getByRole('button', { name: 'Back up now' }).click()
    await soon(() => pill(page).textContent()).toContain('3 of 5')
    await expectClean(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await step(page, '2 steps left').waitFor()
    await expectClean(page)

    await page.getByRole('link', { name: 'Open site' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/admin'))
    await soon(() => page.title()).toContain('Harbour')
    await soon(() => pill(page).textContent()).toContain('3 of 5')
    await expectClean(page)
    const guest = await visit(`${server.at(english)}/Chat`, { as: 'Guest' })
    await guest.getByRole('button', { name: /^Account/ }).waitFor()
    expect(await pill(guest).count()).toBe(0)
    expect(
      await guest.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--accent-light').trim(),
      ),
    ).toBe('#0f766e')

    await pill(page).click()
    await step(page, 'Prices and payments').waitFor()
    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Don’t remind me' }).click()
    await page.getByRole('button', { name: 'Remind me again' }).waitFor()
    await page.goto(`${server.at(english)}/Chat`)
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    expect(await pill(page).count()).toBe(0)
    await page.goto(`${server.at(english)}/admin/start`)
    await page.getByRole('button', { name: 'Remind me again' }).click()
    await page.getByRole('button', { name: 'Don’t remind me' }).waitFor()
    await page.goto(`${server.at(english)}/Chat`)
    await pill(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })

  test('are walked by the keyboard alone', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await logIn(page, boss)
    await pill(page).focus()
    await page.keyboard.press('Enter')
    await step(page, 'Prices and payments').waitFor()
    await tabTo(page, /^Brand/)
    await page.keyboard.press('Enter')
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Name, logo and color',
    )
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
      'Harbour',
    )
    await page.keyboard.press('End')
    await page.keyboard.type(' 2')
    await page.keyboard.press('Enter')
    await step(page, 'Connect a model').waitFor()
    await tabTo(page, 'Back')
    await page.keyboard.press('Enter')
    await soon(() => page.getByRole('textbox', { name: 'Site name' }).inputValue()).toBe(
      'Harbour 2',
    )
  })
})
