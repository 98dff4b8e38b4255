// A connection of one's own: set up in the settings, asked by its models, its balance seen, and removed again.
import { describeBalance } from '@atelier/engines/testing/balance-replies'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settingsDialog, signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, numbersIn } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const key = 'sk-of-the-member'
const upstream = useUpstream({ key, respond: describeBalance('one-api', key) })
const server = useServer({ env: { OWN_CONNECTIONS_PRIVATE: 'on' } })

const configTab = () => `${server.at(english)}/Chat?dialog=settings&tab=config`
const field = (page: Page, name: string) => settingsDialog(page).getByRole('textbox', { name })
const press = (page: Page, name: string) =>
  settingsDialog(page).getByRole('button', { name }).click()

async function openTab(page: Page): Promise<void> {
  await page.goto(configTab())
  await field(page, 'API key').waitFor()
}

async function chooseApi(page: Page, name: string): Promise<void> {
  await settingsDialog(page).getByRole('combobox', { name: 'API' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

describe('a connection of one’s own', () => {
  test('is kept by a member, answers, tells its balance and is removed', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUp(page, { username: 'brings_a_key', password: 'correct horse' })
    await openTab(page)
    await chooseApi(page, 'OpenAI-compatible')
    await field(page, 'API URL').fill(upstream.env().OPENAI_BASE_URL ?? '')
    await field(page, 'API key').fill('sk-a-wrong-one')
    await press(page, 'Test and save')
    const settings = settingsDialog(page)
    await settings.getByText('The connection doesn’t work yet, so nothing was saved.').waitFor()
    await settings.getByText('Incorrect API key provided').waitFor()

    // Another tab of the dialog and back: what was typed is still there.
    await settings.getByRole('tab', { name: 'Advanced' }).click()
    await settings.getByRole('tab', { name: 'Config' }).click()
    expect(await field(page, 'API key').inputValue()).toBe('sk-a-wrong-one')

    await field(page, 'API key').fill(key)
    await press(page, 'Test and save')
    await settings.getByText('Connected, 1 model').waitFor()
    await settings.getByText('$88.50').waitFor()
    expect(await field(page, 'API key').inputValue()).toBe('')
    await settings.getByText('Key saved.').waitFor()

    await settings.getByRole('button', { name: 'Close' }).click()
    await chat.chooseModel('gpt-4o-mini')
    await chat.ask('Hello [[upstream tokens=5 kind=numbered]]')
    expect(await numbersIn(chat.lastAnswer)).toEqual([1, 2, 3, 4, 5])

    // The choice outlives the page.
    await page.reload()
    await chat.form.getByRole('button', { name: 'Model: gpt-4o-mini' }).waitFor()

    await openTab(page)
    await settings.getByText('$88.50').waitFor()
    for (const theme of ['dark', 'light'] as const) {
      await showTheme(page, theme)
      expect(await violationsOn(page)).toEqual([])
    }
    await press(page, 'Remove')
    const asked = page.getByRole('alertdialog', { name: 'Remove this connection?' })
    await asked.getByRole('button', { name: 'Remove' }).click()
    await soon(() => settings.getByText('Connected, 1 model').count()).toBe(0)
    await soon(() => field(page, 'Reverse proxy').inputValue()).toBe('')
    await settings.getByRole('button', { name: 'Close' }).click()
    await chat.form.getByRole('button', { name: /^Model: Guide/ }).waitFor()
    expect(server.said()).not.toContain(key)
  })

  test('with a field that does not fit is told there, and loses nothing', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422.*\/api\/config\/saveOwnConnection/)
    const page = await visit(`${server.at(english)}/Chat`)
    // Colours on their way to others are nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, { username: 'mistypes', password: 'correct horse' })
    await openTab(page)
    const settings = settingsDialog(page)
    await field(page, 'Timeout (seconds)').fill('soon')
    await press(page, 'Test and save')
    await settings.getByText('Enter a whole number from 1 to 2,400').waitFor()
    await field(page, 'Timeout (seconds)').fill('60')
    await field(page, 'SOCKS proxy').fill('http://not.socks.example.com')
    await press(page, 'Test and save')
    await settings.getByText('Enter the key.').waitFor()
    await settings.getByText('Enter a proxy address').waitFor()
    expect(await field(page, 'SOCKS proxy').inputValue()).toBe('http://not.socks.example.com')
    expect(await violationsOn(page)).toEqual([])
  })

  test('is for members: a guest reads what it is and can log in', async ({ visit }) => {
    const page = await visit(configTab())
    const settings = settingsDialog(page)
    await settings.getByText('Sign up to connect your own key').waitFor()
    await settings.getByRole('button', { name: 'Log in or sign up' }).click()
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor()
  })
})
