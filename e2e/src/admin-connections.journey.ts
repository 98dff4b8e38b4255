// A connection typed in the console: tried with a wrong key, mended, and its model used in a chat under the operator's name for it.
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

let upstream: UpstreamServer
beforeAll(async () => {
  upstream = await startOpenAiServer({ models: ['house-large'] })
})
afterAll(() => upstream.close())
const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }

describe('connections', () => {
  test('one is typed in, tested, mended and used, its model named and hidden', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/429 \(Too Many Requests\).*chat-process/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(`${server.at(english)}/admin/connections`)
    const list = page.getByRole('list', { name: 'Connections', exact: true })
    await list.getByText('Atelier', { exact: true }).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Add connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Provider' }).fill('OpenAI-compatible')
    await page.getByRole('option', { name: 'Other (OpenAI-compatible)' }).click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('House')
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await dialog.getByText('Required.').waitFor()
    await dialog.getByRole('textbox', { name: 'baseUrl' }).fill('http://127.0.0.1:9/v1')
    await dialog.getByRole('textbox', { name: 'apiKey' }).fill('sk-wrong')
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await dialog.getByText(/^Saved, but the connection failed: /).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'baseUrl' }).fill(upstream.url)
    await dialog.getByRole('textbox', { name: 'apiKey' }).fill('sk-test')
    await dialog.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText('House saved. 1 model available.').waitFor()
    await list.getByRole('button', { name: 'Move House up' }).click()
    await list.getByRole('button', { name: 'Test House' }).click()
    await list.getByText('Connected. 1 model available.').waitFor()
    await list.getByRole('button', { name: 'Edit House' }).click()
    await dialog.getByText('Saved and hidden.').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'apiKey' }).inputValue()).toBe('')
    // Figures and works lead to a connection by its address.
    await page.reload()
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/connections\/\d+$/)
    await dialog.getByText('Saved and hidden.').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(/\/admin\/connections$/)

    await page.goto(`${server.at(english)}/admin/models`)
    const models = page.getByRole('table', { name: 'Models' })
    await page.getByRole('button', { name: 'Add model' }).click()
    await dialog.getByRole('combobox', { name: 'Connection' }).click()
    await page.getByRole('option', { name: 'House' }).click()
    await dialog.getByRole('textbox', { name: 'Model ID' }).fill('house-hidden')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await models.getByText('Added manually').waitFor()
    await models.getByRole('button', { name: 'Edit house-large' }).click()
    await dialog.getByRole('textbox', { name: 'Display name' }).fill('House Large')
    await dialog.getByRole('combobox', { name: 'Vision' }).click()
    await page.getByRole('option', { name: 'Yes' }).click()
    const perDay = dialog.getByRole('textbox', { name: 'Per day, per user' })
    await perDay.fill('none')
    await dialog.getByRole('combobox', { name: 'Add fallback' }).click()
    await page.getByRole('option', { name: 'house-hidden (House)' }).click()
    await dialog.getByRole('list', { name: 'Fallbacks' }).getByText('house-hidden').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a whole number of 1 or more.').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await perDay.fill('1')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await models.getByText('House Large', { exact: true }).waitFor()
    await models.getByText(/Vision.* 1\/day per user · 1 fallback/).waitFor()
    await expectClean(page)

    const theirs = await visit(`${server.at(english)}/Chat`, { as: 'Guest' })
    await chatOn(theirs).ask('Say something [[upstream tokens=3]]')
    await soon(
      () => upstream.requests.filter(({ path }) => path.endsWith('/chat/completions')).length,
    ).toBeGreaterThan(0)
    await theirs.getByText('House Large').first().waitFor()
    const { composer } = chatOn(theirs)
    await composer.fill('Once more')
    await composer.press('Enter')
    await theirs.getByText('You’ve reached today’s limit for House Large (1)').waitFor()
    await soon(() => composer.inputValue()).toBe('Once more')

    await page.setViewportSize(phone)
    await page.goto(`${server.at(english)}/admin/connections`)
    await list.getByRole('switch', { name: 'Enable House' }).click()
    await soon(() =>
      list.getByRole('switch', { name: 'Enable House' }).getAttribute('aria-checked'),
    ).toBe('false')
    expect(await violationsOn(page)).toEqual([])
    await theirs.reload()
    await soon(() => theirs.locator('[data-tour=model]').textContent()).toBe('Guide')
  })
})
