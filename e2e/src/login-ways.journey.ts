// Logging in by a passkey, kept by a security key that the browser plays, and by a real OpenID provider; and what is kept of them.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import {
  type OpenidServer,
  startOpenidServer,
} from '../../server/src/testing/openid-provider-server.ts'
import {
  chooseInAccountMenu,
  fillCredentials,
  loginDialog,
  signUpByDialog,
  untilSignedIn,
} from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
let provider: OpenidServer
beforeAll(async () => {
  const callback = `http://${english}:${server.port}/api/auth/openidCallback`
  provider = await startOpenidServer([callback])
  await setSite(server, english, {
    openidIssuer: provider.url,
    openidClientId: provider.app.id,
    openidClientSecret: provider.app.secret,
    openidLabel: 'Log in with Acme',
  })
})
afterAll(() => provider?.close())

const ways = (page: Page): Locator => page.getByRole('region', { name: 'Login methods' })

type Key = {
  /** Whether it is pressed by itself whenever it is asked; at first it is. */
  press(always: boolean): Promise<void>
}

/** A key in the browser, with a finger that fits. */
async function plugIn(page: Page): Promise<Key> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    press: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

/** Where the page fetches what a passkey is to sign. */
const question = '**/auth/passkeyLoginOptions'

async function logOut(page: Page): Promise<void> {
  await chooseInAccountMenu(page, 'Log out')
  await soon(() => textOf(chatOn(page).account)).toContain('Guest')
}

describe('a passkey', () => {
  test('is made, named, logged in by, and removed', async ({ visit }) => {
    const member = { username: 'keyholder', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/user-center?section=logins`)
    const key = await plugIn(page)
    await signUpByDialog(page, member)
    await ways(page).getByRole('button', { name: 'Add passkey' }).click()
    await ways(page).getByText('never used').waitFor()
    await ways(page).getByRole('button', { name: 'Add passkey' }).click()
    await ways(page).getByText('You already have a passkey on this device.').waitFor()
    await ways(page)
      .getByRole('button', { name: /^Rename/ })
      .click()
    await ways(page).getByRole('textbox', { name: 'Passkey name' }).fill('Blue key')
    await ways(page).getByRole('button', { name: 'Save' }).click()
    await ways(page).getByText('Blue key', { exact: true }).waitFor()

    await key.press(false)
    await logOut(page)
    const offer = page.waitForResponse(question)
    await chooseInAccountMenu(page, 'Log in')
    await offer
    // The key hears only what it is asked after it can be pressed.
    const pressable = Promise.withResolvers<void>()
    await page.route(question, async (route) => {
      await pressable.promise
      await route.continue()
    })
    await loginDialog(page).getByRole('button', { name: 'Log in with a passkey' }).click()
    await key.press(true)
    pressable.resolve()
    await untilSignedIn(page, member)
    await page.unroute(question)
    await ways(page).getByText('last used').waitFor()

    // The browser offers it by itself, and this one takes it at once.
    await logOut(page)
    await chooseInAccountMenu(page, 'Log in')
    await untilSignedIn(page, member)

    await ways(page).getByRole('button', { name: 'Remove Blue key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await soon(() => ways(page).getByText('Blue key').count()).toBe(0)
  })
})

describe('a login of yesterday', () => {
  test('is begun anew before a passkey is added, at the same place', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/409 .*passkeyOptions/)
    const member = { username: 'longstanding', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/user-center?section=logins`)
    await plugIn(page)
    await signUpByDialog(page, member)
    const theirs = `account_id = (select id from accounts where username = '${member.username}')`
    await server.query(
      `update sessions set created_at = created_at - interval '1 day' where ${theirs}`,
    )
    await ways(page).getByRole('button', { name: 'Add passkey' }).click()
    await loginDialog(page).getByText('For your security, log in again').waitFor()
    await fillCredentials(page, 'Log in', member)
    await untilSignedIn(page, member)
    await ways(page).getByRole('button', { name: 'Add passkey' }).click()
    await ways(page).getByText('never used').waitFor()
    expect(await server.query(`select 1 from sessions where ${theirs}`)).toHaveLength(1)
  })
})

describe('a guest', () => {
  test('comes by the provider, and parts from it once there is another way', async ({ visit }) => {
    provider.visitor = { sub: 'ada', name: 'Ada Lovelace' }
    const page = await visit(`${server.at(english)}/user-center?section=logins`)
    await plugIn(page)
    await chooseInAccountMenu(page, 'Log in')
    await loginDialog(page).getByRole('button', { name: 'Log in with Acme' }).click()
    await page.getByRole('link', { name: 'allow' }).click()
    await untilSignedIn(page, { username: 'Ada Lovelace', password: '' })
    expect(page.url()).toBe(`${server.at(english)}/user-center?section=logins`)
    await ways(page).getByText('Connected to Ada Lovelace').waitFor()
    await ways(page).getByText('This is your only way to log in.').waitFor()
    expect(
      await ways(page)
        .getByRole('button', { name: /^Disconnect/ })
        .count(),
    ).toBe(0)

    await ways(page).getByRole('button', { name: 'Add passkey' }).click()
    await ways(page)
      .getByRole('button', { name: /^Disconnect/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await ways(page).getByText('Not connected').waitFor()
    await soon(() =>
      ways(page)
        .getByRole('button', { name: /^Remove/ })
        .count(),
    ).toBe(0)
  })

  test('who is turned away there stays a guest, and is told so', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/420.*openidExchange/)
    const page = await visit(`${server.at(english)}/Chat`)
    await chooseInAccountMenu(page, 'Log in')
    await loginDialog(page).getByRole('button', { name: 'Log in with Acme' }).click()
    await page.getByRole('link', { name: 'decline' }).click()
    await loginDialog(page).getByText('You declined at the login provider.').waitFor()
    expect(new URL(page.url()).searchParams.get('openid')).toBeNull()
    await loginDialog(page).getByRole('button', { name: 'Close' }).click()
    await soon(() => textOf(chatOn(page).account)).toContain('Guest')
  })
})
