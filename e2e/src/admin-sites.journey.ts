// A second brand on a second host, made in the console: its prices and the way people pay there, live in both pages without a restart.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }
const second = 'brush.localhost'

const front = (page: Page): Promise<{ appName: string; siteName: string; pay: number }> =>
  page.evaluate(async () => (await (await fetch('/api/config/queryFronet')).json()).data)

describe('sites', () => {
  test('a second brand is made, priced, and live in its page and in the first without a restart', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422 \(Unprocessable.*sites\/add/, /409 \(Conflict\).*sites\/saveHosts/)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(`${server.at(english)}/admin/sites`)
    const list = page.getByRole('table', { name: 'Sites' })
    await list.getByRole('link', { name: 'Vermilion Current studio' }).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'New site' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create site' }).click()
    await dialog.getByText('Enter a name.').waitFor()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Brush House')
    expect(await dialog.getByRole('textbox', { name: 'ID' }).inputValue()).toBe('brush-house')
    await dialog.getByRole('textbox', { name: 'Domains' }).fill('not a host')
    await dialog.getByRole('button', { name: 'Create site' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('textbox', { name: 'Domains' }).fill(`http://${second}:1/`)
    await dialog.getByRole('combobox', { name: 'Default language' }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await dialog.getByRole('button', { name: 'Create site' }).click()
    await page.getByText('Brush House created').waitFor()
    await page.getByRole('navigation', { name: 'Site settings' }).waitFor()
    await expectClean(page)

    const theirs = await visit('about:blank', { as: 'Visitor' })
    await theirs.clock.install()
    await theirs.goto(`${server.at(second)}/pay`)
    await soon(() => theirs.title()).toContain('Brush House')
    const open = await visit(`${server.at(english)}/pay`, { as: 'Other' })
    await open.getByText('Redeem').first().waitFor()

    await page
      .getByRole('navigation', { name: 'Site settings' })
      .getByRole('link', { name: 'Prices' })
      .click()
    await page.getByRole('combobox', { name: 'Top-up method' }).click()
    await page.getByRole('option', { name: 'Packages' }).click()
    await page.getByRole('textbox', { name: 'Price multiplier', exact: true }).fill('dear')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a number of 0 or more.').waitFor()
    await page.getByRole('textbox', { name: 'Price multiplier', exact: true }).fill('2.5')
    // What is typed on one tab is saved with what is typed on another.
    await page
      .getByRole('navigation', { name: 'Site settings' })
      .getByRole('link', { name: 'Brand' })
      .click()
    await page.getByRole('textbox', { name: 'Display name' }).fill('Brush & Ink')
    await page
      .getByRole('complementary', { name: 'Preview' })
      .getByText('Brush & Ink')
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Changes saved').waitFor()
    expect(await front(theirs)).toMatchObject({ appName: 'Brush & Ink', pay: 1 })
    expect(await front(open)).toMatchObject({ pay: 2 })
    // An open page asks every minute.
    await soon(async () => {
      await theirs.clock.fastForward(60_000)
      return theirs.getByText('Taster').count()
    }).toBeGreaterThan(0)
    await open.reload()
    await open.getByText('Redeem').first().waitFor()

    await page
      .getByRole('navigation', { name: 'Site settings' })
      .getByRole('link', { name: 'History' })
      .click()
    const changes = page.getByRole('list', { name: 'Settings history' })
    await changes.getByText('Top-up method').waitFor()
    await expectClean(page)
    await changes.getByRole('button', { name: 'Undo Display name' }).click()
    await page.getByText('Display name restored').waitFor()
    expect(await front(theirs)).toMatchObject({ appName: 'Brush House', pay: 1 })

    await page.setViewportSize(phone)
    await page.goto(`${server.at(english)}/admin/sites/hosts`)
    await page.getByRole('textbox', { name: 'Domains' }).fill(english)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByRole('textbox', { name: 'Domains' }).fill(`${second}\nink.localhost`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Domains saved').waitFor()
    await theirs.goto(server.at('ink.localhost'))
    expect((await front(theirs)).siteName).toBe('Brush House')
    expect(await violationsOn(page)).toEqual([])
  })
})
