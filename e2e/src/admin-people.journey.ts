// Somebody of the people in the console: found, given credit, looked through, blocked, and let in again.
import { describe, expect } from 'vitest'
import {
  claimAccount,
  fillCredentials,
  logIn,
  loginDialog,
  operatorLink,
  signUp,
} from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }
const ada = { username: 'ada', password: 'correct horse' }

describe('people', () => {
  test('somebody is found, given credit, looked through and blocked', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/401 \(Unauthorized\)/, /403 \(Forbidden\)/)
    const theirs = await visit(`${server.at(english)}/Chat`, { as: 'Ada' })
    await signUp(theirs, ada)
    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(`${server.at(english)}/admin/people`)
    const list = page.getByRole('table', { name: 'Users' })
    await list.getByRole('link', { name: 'boss' }).waitFor()
    await expectClean(page)
    await page.getByRole('searchbox', { name: 'Search users' }).fill('AD')
    await soon(() => list.getByRole('link').allTextContents()).toEqual(['ada'])
    await list.getByRole('link', { name: 'ada' }).click()
    await page.getByRole('button', { name: 'Adjust balance' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('75')
    await dialog.getByRole('button', { name: 'Adjust balance' }).click()
    await dialog.getByText('Enter a reason.').waitFor()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A long wait')
    await dialog.getByRole('button', { name: 'Adjust balance' }).click()
    await page.getByText('Balance updated').waitFor()
    await page
      .getByRole('navigation', { name: 'User details' })
      .getByRole('link', { name: 'Ledger' })
      .click()
    const ledger = page.getByRole('table', { name: 'Ledger' })
    await ledger.getByText('A long wait').waitFor()
    await ledger.getByText('+75').waitFor()
    await expectClean(page)

    await page.getByRole('button', { name: 'View as user' }).click()
    const [look] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('alertdialog').getByRole('button', { name: 'Open' }).click(),
    ])
    await look.getByText('Viewing as ada. You can’t make changes.').waitFor()
    expect(look.url()).not.toContain('see-as')
    expect(await violationsOn(look)).toEqual([])
    // The other tab stays who it was.
    await page.reload()
    await ledger.getByText('A long wait').waitFor()
    await look.getByRole('button', { name: 'Exit', exact: true }).click()
    await look.getByText('Viewing as ada. You can’t make changes.').waitFor({ state: 'hidden' })

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Shared the password')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByText('ada blocked').waitFor()

    await theirs.reload()
    // The session is over, which the page hears with its first call, and asks who one is.
    await loginDialog(theirs).waitFor()
    await fillCredentials(theirs, 'Log in', ada)
    await theirs.getByText('This account is blocked: Shared the password').first().waitFor()
    await page.getByRole('button', { name: 'Unblock' }).click()
    await page.getByText('ada unblocked').waitFor()
    await theirs.goto(`${server.at(english)}/Chat`)
    await logIn(theirs, ada)
  })
})
