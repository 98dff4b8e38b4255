// Somebody buys, and whoever runs the site gives the money back in the console; then the room's other parts.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  type StripeServer,
  startStripeServer,
} from '../../server/src/features/money/payments/gateways/testing/stripe-server.ts'
import { claimAccount, logIn, operatorLink, signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

let stripe: StripeServer
const server = useServer()
beforeAll(async () => {
  stripe = await startStripeServer()
  await setSite(server, english, { pay: 1, payStripe: stripe.settings })
})
afterAll(() => stripe?.close())

const boss = { username: 'boss', password: 'correct horse' }
const buyer = { username: 'buyer', password: 'correct horse' }
const place = (path: string) => `${server.at(english)}/admin/money/${path}`

async function becomeOwner(page: Page): Promise<void> {
  await page.goto(await operatorLink(server))
  await claimAccount(page, boss)
}

const balanceOf = async (): Promise<number> => {
  const [row] = await server.query(
    `select balance::int from ledger_purses p join accounts a on a.id = p.account_id
     where a.username = $1 and purse = 'credits'`,
    [buyer.username],
  )
  return Number(row?.balance ?? 0)
}

describe('the room of money', () => {
  test('an operator gives a part and then the rest back, and the buyer sees it', async ({
    visit,
  }) => {
    const theirs = await visit(`${server.at(english)}/pay`, { as: 'Buyer' })
    await signUp(theirs, buyer)
    await theirs.goto(`${server.at(english)}/pay`)
    const before = await balanceOf()
    await theirs.getByRole('radio', { name: /^VIP month/ }).check()
    await theirs.getByRole('button', { name: 'Pay $12.99' }).click()
    await theirs.getByRole('link', { name: 'pay' }).click()
    await theirs.getByText('2,000 credits + 30 days of VIP added.').waitFor()
    expect(await balanceOf()).toBe(before + 2000)

    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await becomeOwner(page)
    await page.goto(place(''))
    await page.waitForURL('**/admin/money/orders')
    const person = page.getByRole('searchbox', { name: 'User' })
    await person.fill('no')
    await page.getByText('No orders match these filters').waitFor()
    // The list that changes below leaves the field to whoever is typing.
    await page.keyboard.type('body')
    await page.waitForURL('**/orders?person=nobody')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await soon(() => person.inputValue()).toBe('')
    await person.fill('buy')
    await page.waitForURL('**/orders?person=buy')
    await page.getByText('1 order', { exact: true }).waitFor()
    await expectClean(page)

    await page.getByRole('button', { name: 'VIP month' }).click()
    const dialog = page.getByRole('dialog', { name: 'Order' })
    await dialog.getByText('Up to $12.99.', { exact: true }).waitFor()
    const amount = dialog.getByRole('textbox', { name: 'Amount (USD)' })
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await amount.fill('13')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByText('Enter an amount up to $12.99.').waitFor()
    await dialog.getByText('Enter a reason.').waitFor()
    await amount.fill('6.50')
    await reason.fill('Bought by mistake')
    await dialog.getByText('Deducts 1,000 credits + 15 days of VIP from the buyer.').waitFor()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Refund $6.50' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: 'Refund', exact: true }).dblclick()
    await dialog.getByText('Deducted 1,000 credits + 15 days of VIP').waitFor()
    await dialog.getByText('Up to $6.49.', { exact: true }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(1)
    expect(await balanceOf()).toBe(before + 1000)

    await page.setViewportSize(phone)
    await reason.fill('The rest as well')
    await dialog.getByRole('button', { name: 'Refund $6.49' }).click()
    await sure.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByText('The rest as well').waitFor()
    await soon(() => reason.count()).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    await page.goBack()
    await soon(() => dialog.count()).toBe(0)
    await page.getByText('$12.99 refunded').waitFor()
    expect(await balanceOf()).toBe(before)

    await theirs.goto(`${server.at(english)}/pay`)
    await theirs
      .getByRole('region', { name: 'Orders' })
      .getByRole('button', { name: /VIP month.*\$12\.99.*Refunded/ })
      .waitFor()
  })

  test('sells, hands codes out, tells how it went, and proves that it adds up', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await logIn(page, boss)

    await page.goto(place('packages'))
    await page.getByRole('button', { name: 'Add package' }).click()
    const editor = page.getByRole('dialog', { name: 'Add package' })
    await editor.getByRole('button', { name: 'Save' }).click()
    await editor.getByText('Enter a name in at least one language.').waitFor()
    await editor.getByRole('radio', { name: 'English' }).first().check()
    await editor.getByRole('textbox', { name: 'Name' }).fill('Weekend')
    await editor.getByRole('textbox', { name: 'Credits' }).fill('700')
    await editor.getByRole('textbox', { name: 'Price' }).fill('3.50')
    await editor.getByText('$3.50').waitFor()
    await expectClean(page)
    await editor.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Move Weekend up' }).click()
    await page.getByRole('switch', { name: 'Sell Taster' }).click()
    const theirs = await visit(`${server.at(english)}/pay`, { as: 'Buyer' })
    await soon(async () => {
      await theirs.reload()
      await theirs.getByRole('radio', { name: /^Weekend.*\$3\.50/ }).waitFor()
      return theirs.getByRole('radio', { name: /^Taster/ }).count()
    }).toBe(0)
    await expectClean(page)

    await page.goto(place('codes'))
    await page.getByText('No codes yet').waitFor()
    await page.getByRole('button', { name: 'Create codes' }).click()
    const form = page.getByRole('dialog', { name: 'Create codes' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Spring fair')
    await form.getByRole('textbox', { name: 'Number of codes' }).fill('3')
    await expectClean(page)
    await form.getByRole('button', { name: 'Create codes' }).click()
    const batch = page.getByRole('dialog', { name: 'Batch' })
    await soon(() => batch.getByRole('list', { name: 'Codes' }).getByRole('listitem').count()).toBe(
      3,
    )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      batch.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(4)
    await batch.getByRole('button', { name: 'Revoke batch' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await soon(() => batch.getByText('Revoked', { exact: true }).count()).toBeGreaterThan(3)
    await expectClean(page)

    await page.goto(place('reports'))
    await page.getByText('2 refunds').waitFor()
    await page.getByRole('group', { name: 'Sales per day' }).waitFor()
    await expectClean(page)
    await page.goto(place('ledger?cause=package'))
    await page.getByRole('cell', { name: '+2,000 credits' }).waitFor()
    await page.getByRole('button', { name: 'Choose date: From' }).click()
    const month = page.getByRole('dialog', { name: 'From' })
    const today = month.getByRole('table').locator('[aria-current=date]')
    await soon(() => today.evaluate((day) => day === document.activeElement)).toBe(true)
    await expectClean(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.waitForURL(/from=\d{4}-\d\d-\d\d/)
    const from = page.getByRole('textbox', { name: 'From', exact: true })
    await from.fill('some day')
    await from.press('Tab')
    await page.getByText('Enter a date like 2026-03-10.').waitFor()
    await from.fill('2026/1/5')
    await page.waitForURL(/from=2026-01-05/)
    await page.getByRole('cell', { name: '+2,000 credits' }).waitFor()
    await page.getByRole('button', { name: 'Run check' }).click()
    await page.getByText('All balances match.').waitFor()
    await expectClean(page)
    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
  })
})
