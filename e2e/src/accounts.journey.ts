// Accounts: what becomes of a guest's things, devices, passwords, and the link for the first operator.
import { describe, expect } from 'vitest'
import {
  chooseInAccountMenu,
  fillCredentials,
  logIn,
  loginDialog,
  settingsDialog,
  signUpByDialog,
  untilSignedIn,
} from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, listenForNote, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const question = 'Which keyboard shortcuts are there?'

describe('a guest', () => {
  test('who signs up keeps every conversation, and finds them on a second device', async ({
    visit,
  }) => {
    const member = { username: '小明_1', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask(question)
    const before = await chat.messages.allTextContents()
    await soon(() => textOf(chat.account)).toContain('50 credits')
    await signUpByDialog(page, member)
    await soon(() => chat.messages.allTextContents()).toEqual(before)
    // What the site gives to guests comes along to what it gives to members.
    await soon(() => textOf(chat.account)).toContain('250 credits')
    await page.reload()
    await soon(() => chat.messages.allTextContents()).toEqual(before)

    const second = chatOn(await visit(`${server.at(english)}/Chat`, { as: 'second device' }))
    await logIn(second.page, member)
    await second.conversation(question).click()
    await soon(() => second.messages.allTextContents()).toEqual(before)
  })

  test('who logs in brings the conversations along', async ({ visit }) => {
    const member = { username: 'brings', password: 'correct horse' }
    const first = chatOn(await visit(`${server.at(english)}/Chat`))
    await signUpByDialog(first.page, member)
    await first.ask('What is 2 + 2?')

    const second = chatOn(await visit(`${server.at(english)}/Chat`, { as: 'second device' }))
    await second.ask('What is 3 + 3?')
    await logIn(second.page, member)
    await second.conversation('What is 2 + 2?').waitFor()
    await second.conversation('What is 3 + 3?').waitFor()
    // What the first guest brought is there; the gift of a second one stays behind.
    await soon(() => textOf(second.account)).toContain('250 credits')
  })

  test('is told what is wrong with a name or a password, at its field', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/409.*\/api\/auth\/register/, /422.*\/api\/auth\/login/)
    const member = { username: 'taken', password: 'correct horse' }
    await signUpByDialog(await visit(`${server.at(english)}/Chat`), member)

    const page = await visit(`${server.at(english)}/Chat`, { as: 'somebody else' })
    await chooseInAccountMenu(page, 'Sign up')
    const dialog = loginDialog(page)
    await fillCredentials(page, 'Sign up', { username: 'a b', password: 'short' })
    await dialog.getByText('Only letters, digits, dots, dashes, and underscores').waitFor()
    await dialog.getByText('At least 8 characters').waitFor()
    await fillCredentials(page, 'Sign up', { ...member, username: 'TAKEN' })
    await dialog.getByText('This username is taken. Choose another.').waitFor()

    await dialog.getByRole('radio', { name: 'Log in' }).click()
    await fillCredentials(page, 'Log in', { ...member, password: 'wrong horse' })
    await dialog.getByText('Wrong username or password.').waitFor()
    await fillCredentials(page, 'Log in', member)
    await untilSignedIn(page, member)
  })

  test('is what one is again after logging out, without what the member has', async ({
    visit,
    expectErrors,
  }) => {
    // The conversation that was open may be asked for once more on the way out of it.
    expectErrors(/404 \(Not Found\).*(chatList|chatgpt\/run)/)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUpByDialog(page, { username: 'leaves', password: 'correct horse' })
    await chat.ask('What is 4 + 4?')
    await chat.composer.fill('a secret that was not sent')
    const told = await listenForNote(page, 'Logged out')
    await chooseInAccountMenu(page, 'Log out')
    await told()
    await soon(() => textOf(chat.account)).toContain('Guest')
    await page.getByText('No conversations yet').waitFor()
    await soon(() => chat.messages.count()).toBe(0)
    expect(await chat.composer.inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('a member', () => {
  test('logs another device out, which then has to log in', async ({ visit, expectErrors }) => {
    expectErrors(/401 \(Unauthorized\)/)
    const member = { username: 'two_devices', password: 'correct horse' }
    const first = chatOn(await visit(`${server.at(english)}/Chat`))
    await signUpByDialog(first.page, member)
    const second = chatOn(await visit(`${server.at(english)}/Chat`, { as: 'second device' }))
    await logIn(second.page, member)
    await second.composer.fill('Still here?')

    await chooseInAccountMenu(first.page, 'Settings')
    const settings = settingsDialog(first.page)
    await settings.getByText('This device').waitFor()
    await settings.getByRole('button', { name: /^Log out on / }).click()
    await soon(() => settings.getByRole('button', { name: /^Log out on / }).count()).toBe(0)

    // The page may hear of it by itself first: then the dialog is there already.
    await second.page.keyboard.press('Enter')
    const dialog = loginDialog(second.page)
    await dialog.getByText('Your session has expired. Log in again.').waitFor()
    await fillCredentials(second.page, 'Log in', member)
    await untilSignedIn(second.page, member)
  })

  test('changes the password and is logged out everywhere', async ({ visit, expectErrors }) => {
    expectErrors(/401 \(Unauthorized\)/, /422.*\/api\/(user\/update|auth\/login)/)
    const member = { username: 'changes', password: 'the old password' }
    const renewed = { ...member, password: 'the new password' }
    const first = chatOn(await visit(`${server.at(english)}/Chat`))
    await signUpByDialog(first.page, member)
    const second = chatOn(await visit(`${server.at(english)}/Chat`, { as: 'second device' }))
    await logIn(second.page, member)

    await chooseInAccountMenu(first.page, 'Settings')
    const settings = settingsDialog(first.page)
    const change = settings.getByRole('button', { name: 'Change password' })
    await change.click()
    const old = settings.getByRole('textbox', { name: 'Current password' })
    await old.fill('a wrong password')
    await settings.getByRole('textbox', { name: 'New password' }).fill(renewed.password)
    await change.click()
    await settings.getByText('The current password is wrong.').waitFor()
    await old.fill(member.password)
    await change.click()

    await loginDialog(first.page).waitFor()
    await fillCredentials(first.page, 'Log in', member)
    await loginDialog(first.page).getByText('Wrong username or password.').waitFor()
    await fillCredentials(first.page, 'Log in', renewed)
    await untilSignedIn(first.page, renewed)

    await second.page.reload()
    await loginDialog(second.page).waitFor()
    await fillCredentials(second.page, 'Log in', renewed)
    await untilSignedIn(second.page, renewed)
  })
})

describe('the link for the operator', () => {
  test('opens an account once, and says so the second time', async ({ visit, expectErrors }) => {
    expectErrors(/404.*\/api\/auth\/claimOperator/)
    const pattern = /http:\S+(\/admin\?token=\S+)/
    // The server answers a moment before it tells the link.
    await soon(server.said).toMatch(pattern)
    const link = pattern.exec(server.said())?.[1]
    const operator = { username: 'operator', password: 'correct horse' }
    const page = await visit(`${server.at(english)}${link}`)
    const open = async () => {
      await page.getByRole('textbox', { name: 'Username' }).fill(operator.username)
      await page.getByRole('textbox', { name: 'Password' }).fill(operator.password)
      await page.getByRole('button', { name: 'Open account' }).click()
    }
    await open()
    await page.waitForURL('**/admin/start/**')

    await page.goto(`${server.at(english)}${link}`)
    await open()
    await page.getByText('This operator link is wrong or has been used.').waitFor()
  })

  test('that is not complete says what to do', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/admin`)
    await page.getByText('This link is incomplete.').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})
