// Signing up, logging in and settings, as people do it.
import type { Locator, Page } from 'playwright-core'
import { chatOn, english, textOf } from './chat-page.ts'
import { callAs } from './seed-conversation.ts'
import type { ServerProcess } from './server-process.ts'
import { soon } from './soon.ts'

export type Credentials = { username: string; password: string }

export const loginDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Welcome back|Create an account)$/ })

export const settingsDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Settings' })

/** An entry of the menu behind the account at the foot of the sider. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await chatOn(page).account.click()
  await page.getByRole('menuitem', { name }).click()
}

/** Fills the open dialog in and sends it by the Enter key. */
export async function fillCredentials(
  page: Page,
  action: 'Log in' | 'Sign up',
  { username, password }: Credentials,
): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: action, exact: true }).waitFor()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
}

/** Makes an account by the dialog, and waits until the page knows it: for those whose subject that is. */
export async function signUpByDialog(page: Page, credentials: Credentials): Promise<void> {
  await chooseInAccountMenu(page, 'Sign up')
  await fillCredentials(page, 'Sign up', credentials)
  await untilSignedIn(page, credentials)
}

/** Makes an account for the guest of an open page by a call, as if in another tab, and waits until the page knows it. */
export async function signUp(page: Page, credentials: Credentials): Promise<void> {
  // A guest who is still asked for who they are is nobody once they are a member.
  await soon(() => textOf(chatOn(page).account)).toMatch(/\d/)
  const { token } = (await callAs(page, '/auth/register', credentials)) as { token: string }
  await page.evaluate((value) => {
    localStorage.setItem('token', JSON.stringify({ value, expire: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  }, token)
  await untilSignedIn(page, credentials)
}

export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await chooseInAccountMenu(page, 'Log in')
  await fillCredentials(page, 'Log in', credentials)
  await untilSignedIn(page, credentials)
}

export async function untilSignedIn(
  page: Page,
  { username }: { username: string; password?: string },
): Promise<void> {
  await soon(() => textOf(chatOn(page).account)).toContain(username)
  await soon(() => loginDialog(page).count()).toBe(0)
}

/**
 * Where the first operator's account is opened, once, as the server says at its start: a moment
 * after it answers.
 */
export async function operatorLink(server: Pick<ServerProcess, 'at' | 'said'>): Promise<string> {
  const said = () => /http:\S+(\/admin\?token=\S+)/.exec(server.said())?.[1]
  await soon(said).toBeDefined()
  return `${server.at(english)}${said()}`
}

/** Opens the first operator's account on its page, and waits for the first step of the console, where that leads. */
export async function openOperatorAccount(page: Page, credentials: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(credentials.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(credentials.password)
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  await page.getByRole('heading', { name: 'Name, logo and color' }).waitFor()
}

/** Opens the first operator's account, and goes on to the site. */
export async function claimAccount(page: Page, credentials: Credentials): Promise<void> {
  await openOperatorAccount(page, credentials)
  await page.getByRole('link', { name: 'Back to site' }).click()
  await untilSignedIn(page, credentials)
}
