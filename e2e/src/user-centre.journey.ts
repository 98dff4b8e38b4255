// The user centre: where credits went, all of one's data as a file, and the end of an account.
import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { readZip } from '../../server/src/testing/read-zip.ts'
import {
  chooseInAccountMenu,
  fillCredentials,
  loginDialog,
  signUp,
} from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { violationsOn } from './testing/violations.ts'

const server = useServer()
const password = 'correct horse'

/** So many answers of two models, one a day, the last today; the first of them for 1 credit, the next for 2. */
const seedSpending = (username: string, count: number) =>
  server.query(
    `with reservation as (
      insert into ledger_reservations (account_id, site_id, purse, amount, settled, subject, created_at, ended_at)
      select id, site_id, 'credits', 100, n, 'answer', now() - (n - 1) * interval '1 day', now()
      from accounts, generate_series(1, $2::int) n where username = $1 returning *
    )
    insert into ledger_entries
      (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, about, created_at)
    select account_id, site_id, purse, -amount, 0, 'charge', id::text, id,
      jsonb_build_object('model', case when settled % 2 = 0 then 'Even' else 'Odd' end), created_at
    from reservation`,
    [username, count],
  )

describe('the user centre', () => {
  test('tells a member where credits went, as bars and line by line, and hides what they do not want to see', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    // Colours on their way to others are nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signUp(page, { username: 'spender', password })
    await seedSpending('spender', 30)
    await chooseInAccountMenu(page, 'User center')
    const nav = page.getByRole('navigation', { name: 'User center sections' })
    await nav.getByRole('link', { name: 'Balance' }).click()
    await page.getByText('465 credits').waitFor()

    const chart = page.getByRole('group', { name: 'Spending over time' })
    await chart.press('End')
    await soon(() => textOf(page.locator('figure [aria-live] span').last())).toMatch(/^1 credit$/)
    await chart.press('Home')
    await soon(() => textOf(page.locator('figure [aria-live] span').last())).toMatch(/^30 credits$/)
    await page.getByText('Show table').click()
    await soon(() => page.getByRole('table').getByRole('row').count()).toBe(31)
    expect(await violationsOn(page)).toEqual([])

    await nav.getByRole('link', { name: 'Spending' }).click()
    await page.getByText('465 credits in 30 entries').waitFor()
    const lines = page.getByRole('button', { name: 'Hide entry' })
    await page.getByRole('button', { name: 'Older' }).click()
    await soon(() => lines.count()).toBe(10)
    await page.getByRole('combobox', { name: 'Model' }).click()
    await page.getByRole('option', { name: 'Even' }).click()
    await page.getByText('240 credits in 15 entries').waitFor()
    await soon(() => lines.count()).toBe(15)
    expect(page.url()).toContain('model=Even')
    await page.reload()
    await page.getByText('240 credits in 15 entries').waitFor()
    expect(await violationsOn(page)).toEqual([])

    await lines.first().click()
    await page.getByText('238 credits in 14 entries').waitFor()
    await page.getByRole('button', { name: 'Hide all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide all' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('Nothing spent', { exact: true }).waitFor()
  })

  test('gives a member everything in one file, and then lets them go for good', async ({
    visit,
    expectErrors,
  }) => {
    const page = await visit(server.at(english), { viewport: phone })
    await page.goto(`${server.at(english)}/Chat?dialog=login&tab=register`)
    await fillCredentials(page, 'Sign up', { username: 'leaver', password })
    await soon(() => loginDialog(page).count()).toBe(0)
    const chat = chatOn(page)
    await chat.send('Which keyboard shortcuts are there?')
    await chat.untilAnswered()

    await page.goto(`${server.at(english)}/user-center`)
    await page.getByRole('link', { name: 'Your data' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^data-.*\.zip$/)
    const files = readZip(await readFile(await download.path()))
    const conversation = [...files].find(([name]) => name.endsWith('.md'))
    expect(conversation?.[1].toString()).toContain('Which keyboard shortcuts are there?')

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete account' })
    const remove = dialog.getByRole('button', { name: 'Delete my account' })
    await dialog.getByRole('textbox', { name: 'Type “leaver”' }).fill('leaver')
    expectErrors(/422 .*\/api\/user\/delete/)
    await dialog.getByRole('textbox', { name: 'Password' }).fill('a guess')
    await remove.click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await remove.click()
    await page.getByText('Account deleted').waitFor()
    await page.goto(`${server.at(english)}/user`)
    await page.getByText('Sign up to keep everything').waitFor()
    const [left] = await server.query("select count(*) from accounts where username = 'leaver'")
    expect(left).toEqual({ count: '0' })
  })
})
