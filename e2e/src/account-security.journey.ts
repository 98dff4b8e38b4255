// What keeps an account its owner's, in the browser: e-mail, a forgotten password, the second step of a login.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { codeAt } from '../../server/src/testing/authenticator.ts'
import {
  chooseInAccountMenu,
  fillCredentials,
  logIn,
  loginDialog,
  untilSignedIn,
} from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, listenForNote, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { linkIn, useMailServer } from './testing/use-mail-server.ts'

const mailbox = useMailServer()
const server = useServer(() => ({ env: mailbox.env() }))

/** Calls the server as the page's own scripts do, with a session of one's own. */
const callFrom = (page: Page, path: string, input: object, token = '') =>
  page.evaluate(
    async (given) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      if (given.token) headers.authorization = `Bearer ${given.token}`
      const body = JSON.stringify(given.input)
      const reply = await fetch(`/api${given.path}`, { method: 'POST', headers, body })
      return (await reply.json()).data
    },
    { path, input, token },
  )

describe('a member with an e-mail', () => {
  test('confirms it, forgets the password, and gets in by a mail with a new one', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/401 \(Unauthorized\)/, /404.*\/api\/auth\/resetPassword/)
    const email = 'ada@site.example'
    const member = { username: 'ada', password: 'the old password' }
    const page = await visit(`${server.at(english)}/Chat`)
    await chooseInAccountMenu(page, 'Sign up')
    await loginDialog(page).getByRole('textbox', { name: 'Email (optional)' }).fill(email)
    await fillCredentials(page, 'Sign up', member)
    await untilSignedIn(page, member)

    const confirming = await visit(linkIn(await mailbox.mailTo(email, /^Confirm/)))
    const dialog = confirming.getByRole('dialog', { name: 'Confirm email address' })
    await dialog.getByRole('button', { name: 'Confirm address' }).click()
    await dialog.getByText('ada@site.example confirmed').waitFor()
    await confirming.close()

    const elsewhere = await visit(`${server.at(english)}/Chat`, { as: 'another device' })
    await chooseInAccountMenu(elsewhere, 'Log in')
    await loginDialog(elsewhere).getByRole('button', { name: 'Forgot password?' }).click()
    const reset = elsewhere.getByRole('dialog', { name: 'New password' })
    await reset.getByRole('textbox', { name: 'Username or email' }).fill('ADA@site.example')
    await reset.getByRole('button', { name: 'Send email' }).click()
    await reset.getByText('a link is on its way').waitFor()

    const link = linkIn(await mailbox.mailTo(email, /^Choose a new password/))
    const asked: string[] = []
    elsewhere.on('request', (request) => {
      asked.push(`${request.url()} ${request.headers().referer ?? ''}`)
    })
    await elsewhere.goto(link)
    const field = reset.getByRole('textbox', { name: 'New password' })
    await field.fill('the new password')
    expect(elsewhere.url()).not.toContain('token')
    const told = await listenForNote(elsewhere, 'Password saved. You’re logged in.')
    await field.press('Enter')
    await told()
    await soon(() => textOf(chatOn(elsewhere).account)).toContain('ada')
    expect(asked.filter((each) => each.includes(link.split('token=')[1] ?? 'no token'))).toEqual([])

    await page.reload()
    await loginDialog(page).waitFor()
    await fillCredentials(page, 'Log in', { username: email, password: 'the new password' })
    await untilSignedIn(page, member)

    await elsewhere.goto('about:blank')
    await elsewhere.goto(link)
    await field.fill('yet another password')
    await field.press('Enter')
    await reset.getByText('This reset link has been used').waitFor()
    await reset.getByRole('button', { name: 'Send a new email' }).click()
    await reset.getByRole('button', { name: 'Send email' }).waitFor()
  })
})

describe('a member with a second factor', () => {
  test('logs in by password and code, and without the phone by a recovery code', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422.*\/api\/auth\/secondFactor/)
    const member = { username: 'lin', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/Chat`)
    const { token } = await callFrom(page, '/auth/register', member)
    const { secret, setup } = await callFrom(page, '/auth/setUpSecondFactor', member, token)
    const code = await codeAt(secret, Date.now())
    const { recoveryCodes } = await callFrom(
      page,
      '/auth/confirmSecondFactor',
      { setup, code },
      token,
    )

    await chooseInAccountMenu(page, 'Log in')
    await fillCredentials(page, 'Log in', member)
    const dialog = page.getByRole('dialog', { name: 'Two-step login' })
    const field = dialog.getByRole('textbox', { name: 'Code' })
    await field.fill(code)
    await field.press('Enter')
    await dialog.getByText('That code is wrong or has been used.').waitFor()
    // The next one, which may be a little early.
    await field.fill(await codeAt(secret, Date.now() + 30_000))
    await field.press('Enter')
    await soon(() => dialog.count()).toBe(0)
    await untilSignedIn(page, member)

    const second = await visit(`${server.at(english)}/Chat`, { as: 'second device' })
    await chooseInAccountMenu(second, 'Log in')
    await fillCredentials(second, 'Log in', member)
    const lost = second.getByRole('dialog', { name: 'Two-step login' })
    await lost.getByRole('button', { name: 'Use a recovery code' }).click()
    await lost.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0])
    await lost.getByRole('button', { name: 'Continue' }).click()
    await untilSignedIn(second, member)
  })
})

describe('a site that sends no mail', () => {
  const bare = useServer()

  test('says who chooses a new password, and by their link one gets in', async ({ visit }) => {
    const page = await visit(`${bare.at(english)}/Chat?dialog=reset-password`)
    const pattern = /http:\S+\/admin\?token=(\S+)/
    // The server answers a moment before it tells the link.
    await soon(bare.said).toMatch(pattern)
    const link = pattern.exec(bare.said())?.[1] ?? ''
    const reset = page.getByRole('dialog', { name: 'New password' })
    await reset.getByText('This site doesn’t send email').waitFor()
    const operator = { token: link, username: 'boss', password: 'correct horse' }
    const { token } = await callFrom(page, '/auth/claimOperator', operator)
    const member = { username: 'forgetful', password: 'what was it' }
    await callFrom(page, '/auth/register', member)
    const { url } = await callFrom(page, '/auth/operatorReset', member, token)
    // In a page that is open already, only the part after the # changes.
    await page.goto(url.replace('/?', '/Chat?'))
    await reset.getByRole('textbox', { name: 'New password' }).fill('now I know it')
    await reset.getByRole('button', { name: 'Save and log in' }).click()
    await untilSignedIn(page, member)
    await chooseInAccountMenu(page, 'Log out')
    // The menu is the member's until then.
    await soon(() => textOf(chatOn(page).account)).toContain('Guest')
    await logIn(page, { ...member, password: 'now I know it' })
  })
})
