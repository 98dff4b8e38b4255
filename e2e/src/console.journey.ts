// Those who run a site: the first owner, whom they appoint, what is noted of it, and a backup by the button.
import { stat } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { claimAccount, logIn, operatorLink, signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const boss = { username: 'boss', password: 'correct horse' }
const helper = { username: 'helper', password: 'correct horse' }
const place = (path: string) => `${server.at(english)}/admin/${path}`

const placesOn = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link')

describe('the console', () => {
  test('an owner appoints somebody, whose role is in force at once and ends at once', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*staff\/appoint/, /403 \(Forbidden\)/)
    const theirs = await visit(`${server.at(english)}/Chat`, { as: 'Helper' })
    await signUp(theirs, helper)
    await theirs.goto(place('audit'))
    await theirs.getByText('Staff only').waitFor()

    const page = await visit(await operatorLink(server), { as: 'Boss' })
    await claimAccount(page, boss)

    await page.goto(place('staff'))
    const staff = page.getByRole('list', { name: 'Staff' })
    await staff.getByText('boss').waitFor()
    await soon(() => placesOn(page).allTextContents()).toEqual([
      'Overview',
      'Users',
      'Money',
      'Works',
      'Moderation',
      'Sites',
      'Content',
      'Tools',
      'Connections',
      'Models',
      'Staff',
      'Audit log',
      'Backup',
    ])
    await staff.getByText(/^Active /).waitFor()
    await expectClean(page)
    const name = page.getByRole('textbox', { name: 'Username' })
    const appoint = page.getByRole('button', { name: 'Add staff' })
    await appoint.click()
    await page.getByText('Enter a username.').waitFor()
    await name.fill('nobody_here')
    await appoint.click()
    await page.getByRole('alert').waitFor()
    expect(await name.inputValue()).toBe('nobody_here')
    await name.fill('Helper')
    await appoint.click()
    await page.getByText('helper’s role is now Operator').waitFor()
    await staff.getByRole('combobox', { name: 'Role for helper' }).waitFor()

    await theirs.reload()
    await soon(() => placesOn(theirs).allTextContents()).toEqual([
      'Overview',
      'Users',
      'Money',
      'Works',
      'Moderation',
      'Sites',
      'Content',
      'Tools',
      'Connections',
      'Models',
      'Audit log',
    ])
    const log = theirs.getByRole('list', { name: 'Audit log entries' })
    await log.getByText('Assigned a staff role').first().waitFor()
    await log.getByText('Failed: members.not_found').waitFor()
    await log.getByText('Details').first().click()
    await log.getByText('POST /staff/appoint').first().waitFor()
    await expectClean(theirs)

    await staff.getByRole('combobox', { name: 'Role for helper' }).click()
    await page.getByRole('option', { name: 'Support' }).click()
    await page.getByText('helper’s role is now Support').waitFor()
    await staff.getByRole('button', { name: 'Remove helper from staff' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await soon(() => staff.getByRole('listitem').count()).toBe(1)
    await theirs.reload()
    await theirs.getByText('Staff only').waitFor()
  })

  test('an owner backs up by a button, takes the file along, and deletes it', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
    await logIn(page, boss)
    await page.goto(place('backup'))
    await page.getByText('No backups yet').waitFor()
    await page.getByRole('button', { name: 'Back up now' }).click()
    const list = page.getByRole('list', { name: 'Backups' })
    await list.getByText(/^backup-\d{4}-\d\d-\d\d-\d{6}\.tar$/).waitFor()
    await expectClean(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: /^Download backup-/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^backup-.*\.tar$/)
    expect((await stat(await download.path())).size).toBeGreaterThan(10_000)

    await page.setViewportSize(phone)
    expect(await violationsOn(page)).toEqual([])
    await list.getByRole('button', { name: /^Delete backup-/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No backups yet').waitFor()
  })
})
