// Logging in by a scan, and what is bound and unbound: messaging account and username.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import {
  chooseInAccountMenu,
  logIn,
  loginDialog,
  settingsDialog,
  signUpByDialog,
} from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, listenForNote, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { offerScan, useMessagingVendor } from './testing/use-messaging-vendor.ts'

const vendor = useMessagingVendor()
const server = useServer(() => ({ env: vendor.env() }))
beforeAll(() => offerScan(server, 'studio', vendor.app()))

const question = 'Which keyboard shortcuts are there?'
const usernameDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a username' })
const accountDialog = (page: Page) => page.getByRole('dialog', { name: 'WeChat account' })

/** From the login dialog to the vendor's page. */
async function goToScan(page: Page): Promise<void> {
  await chooseInAccountMenu(page, 'Log in')
  await loginDialog(page).getByRole('button', { name: 'Log in with WeChat' }).click()
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click()
  await soon(() => dialog.count()).toBe(0)
}

const allow = (page: Page) => page.getByRole('link', { name: 'allow' }).click()

async function fillUsername(page: Page, username: string): Promise<void> {
  const dialog = usernameDialog(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Save' }).click()
}

describe('a guest', () => {
  test('logs in by a scan, keeps the conversation, and by a username gets in elsewhere', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/409 \(Conflict\).*bindUsername/)
    vendor.scansAs({ openid: 'oMing', nickname: '小明' })
    await signUpByDialog(await visit(`${server.at(english)}/Chat`, { as: 'somebody else' }), {
      username: 'taken',
      password: 'correct horse',
    })
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask(question)
    const before = await chat.messages.allTextContents()
    const place = page.url()
    await chat.composer.fill('not sent yet')
    await goToScan(page)
    await allow(page)

    await usernameDialog(page).waitFor()
    expect(page.url()).toBe(`${place}&dialog=bind-username`)
    await fillUsername(page, 'taken')
    await usernameDialog(page).getByText('This username is taken. Choose another.').waitFor()
    const told = await listenForNote(page, 'Username saved')
    await fillUsername(page, 'ming')
    await told()
    await soon(() => usernameDialog(page).count()).toBe(0)
    expect(page.url()).toBe(place)
    await soon(() => textOf(chat.account)).toContain('小明')
    await soon(() => chat.messages.allTextContents()).toEqual(before)
    expect(await chat.composer.inputValue()).toBe('not sent yet')

    const second = chatOn(await visit(`${server.at(english)}/Chat`, { as: 'second device' }))
    await chooseInAccountMenu(second.page, 'Log in')
    const dialog = loginDialog(second.page)
    await dialog.getByRole('textbox', { name: 'Username' }).fill('ming')
    await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
    await soon(() => textOf(second.account)).toContain('小明')
    await second.conversation(question).click()
    await soon(() => second.messages.allTextContents()).toEqual(before)
  })

  test('who chooses no username is let be, and comes back by another scan', async ({ visit }) => {
    vendor.scansAs({ openid: 'oPlain', nickname: 'Plain' })
    const first = await visit(`${server.at(english)}/Chat`)
    await goToScan(first)
    await allow(first)
    await closeDialog(usernameDialog(first))

    await chooseInAccountMenu(first, 'Settings')
    const settings = settingsDialog(first)
    await settings.getByText('None yet').waitFor()
    expect(await settings.getByRole('button', { name: 'Change password' }).count()).toBe(0)
    await settings.getByRole('button', { name: 'Manage' }).click()
    await accountDialog(first).getByText('Connected to Plain').waitFor()
    await accountDialog(first).getByText('This is your only way to log in.').waitFor()
    expect(await accountDialog(first).getByRole('button', { name: 'Disconnect' }).count()).toBe(0)

    const second = await visit(`${server.at(english)}/Chat`, { as: 'second device' })
    await goToScan(second)
    // The note does not wait for whoever looks for something else first.
    const told = chatOn(second).notes.getByText('Logged in with WeChat').waitFor()
    await Promise.all([told, allow(second)])
    await soon(() => textOf(chatOn(second).account)).toContain('Plain')
    expect(await usernameDialog(second).count()).toBe(0)
  })

  test('who declines stays a guest, and is told so where another try can be made', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/420.*messagingExchange/)
    const page = await visit(`${server.at(english)}/Chat`)
    await goToScan(page)
    await page.getByRole('link', { name: 'decline' }).click()
    await loginDialog(page).getByText('You declined in WeChat.').waitFor()
    await closeDialog(loginDialog(page))
    await soon(() => textOf(chatOn(page).account)).toContain('Guest')
  })

  test('who opens the address of somebody else’s scan becomes nobody', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404.*messagingExchange/)
    vendor.scansAs({ openid: 'oAttacker', nickname: 'Attacker' })
    const attacker = await visit(`${server.at(english)}/Chat`, { as: 'attacker' })
    await goToScan(attacker)
    const link = await attacker.getByRole('link', { name: 'allow' }).getAttribute('href')
    const victim = await visit(new URL(link ?? '', attacker.url()).href)
    await loginDialog(victim).getByText('This WeChat code has expired.').waitFor()
    await closeDialog(loginDialog(victim))
    await soon(() => textOf(chatOn(victim).account)).toContain('Guest')
    expect(new URL(victim.url()).searchParams.get('messaging')).toBeNull()
  })
})

describe('a member', () => {
  test('binds the messaging account, gets in by it elsewhere, and unbinds it', async ({
    visit,
  }) => {
    const member = { username: 'binder', password: 'correct horse' }
    vendor.scansAs({ openid: 'oBinder', nickname: 'Binder at WeChat' })
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUpByDialog(page, member)
    await chooseInAccountMenu(page, 'Settings')
    const settings = settingsDialog(page)
    await settings.getByText('Not connected').waitFor()
    await settings.getByRole('button', { name: 'Connect', exact: true }).click()
    await accountDialog(page).getByRole('button', { name: 'Continue to WeChat' }).click()
    await allow(page)
    await accountDialog(page).getByText('Connected to Binder at WeChat').waitFor()
    await page.getByText('WeChat connected').waitFor()

    const second = await visit(`${server.at(english)}/Chat`, { as: 'second device' })
    await goToScan(second)
    await allow(second)
    await soon(() => textOf(chatOn(second).account)).toContain('binder')

    await accountDialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await accountDialog(page).getByText('Disconnect WeChat?').waitFor()
    await accountDialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await accountDialog(page).getByRole('button', { name: 'Continue to WeChat' }).waitFor()
    await closeDialog(accountDialog(page))
    await chooseInAccountMenu(page, 'Log out')
    await soon(() => textOf(chat.account)).toContain('Guest')
    await logIn(page, member)
  })

  test('is told when the messaging account is somebody else’s', async ({ visit, expectErrors }) => {
    expectErrors(/409 \(Conflict\).*messagingExchange/)
    vendor.scansAs({ openid: 'oShared', nickname: 'Shared' })
    const first = await visit(`${server.at(english)}/Chat`, { as: 'the one who has it' })
    await goToScan(first)
    await allow(first)
    await closeDialog(usernameDialog(first))
    await soon(() => textOf(chatOn(first).account)).toContain('Shared')

    const page = await visit(`${server.at(english)}/Chat`)
    await signUpByDialog(page, { username: 'envious', password: 'correct horse' })
    await page.goto(`${server.at(english)}/Chat?dialog=bind-account`)
    await accountDialog(page).getByRole('button', { name: 'Continue to WeChat' }).click()
    await allow(page)
    await accountDialog(page).getByText('This WeChat account belongs to another member.').waitFor()
    await accountDialog(page).getByRole('button', { name: 'Continue to WeChat' }).waitFor()
  })
})

describe('a site where nobody logs in by scan', () => {
  test('says so at the address of the dialog, and leads nowhere there', async ({ visit }) => {
    const page = await visit(`${server.at('localhost')}/Chat?dialog=bind-account`)
    await page.getByRole('dialog', { name: '微信账户' }).getByText('本站没有微信登录').waitFor()
    await page.goto(`${server.at('localhost')}/Chat?dialog=login`)
    const dialog = page.getByRole('dialog', { name: '欢迎回来' })
    await dialog.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: '微信登录' }).count()).toBe(0)
  })
})
