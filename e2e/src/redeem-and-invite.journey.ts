// Credit that is not bought: by a code, by an invitation, by coming every day.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUpByDialog } from './testing/account-page.ts'
import { test, type Visit } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const password = 'correct horse'

async function memberOn(visit: Visit, username: string, address = server.at(english)) {
  const page = await visit(address, { as: username })
  await signUpByDialog(page, { username, password })
  return page
}

/** What the foot of the sider says. A new member has 200 credits, and 50 from the guest they were. */
const balanceOn = (page: Page) => soon(() => textOf(chatOn(page).account))

/** Codes of 500 credits, made by an operator. */
async function makeCodes(visit: Visit, count: number): Promise<string[]> {
  const page = await memberOn(visit, 'operator')
  await server.query(`update accounts set staff_role = 'owner' where username = 'operator'`)
  const batch = { kind: 'ordinary', name: 'Spring', credits: 500, count }
  const { id } = (await callAs(page, '/codes/createBatch', batch)) as { id: number }
  const list = await callAs(page, `/codes/list?batchId=${id}`)
  return (list as { rows: { code: string }[] }).rows.map(({ code }) => code)
}

describe('a redemption code', () => {
  test('from a link or typed as one likes becomes credit, seen everywhere at once; used ones are refused at the field', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/status of 409/)
    const [linked = '', typed = ''] = await makeCodes(visit, 2)
    const page = await memberOn(visit, 'redeemer')
    await balanceOn(page).toContain('250')
    await page.goto(`${server.at(english)}/Chat?dialog=redemption&code=${linked}`)
    const dialog = page.getByRole('dialog', { name: 'Redemption codes', exact: true })
    const field = dialog.getByRole('textbox', { name: 'Redemption code' })
    await soon(() => field.inputValue()).toBe(linked)
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await dialog.getByRole('status').getByText('+500 credits').waitFor()
    await dialog.getByText('750 credits').waitFor()

    await dialog.getByRole('button', { name: 'Redeem another' }).click()
    await field.fill(linked)
    await field.press('Enter')
    await dialog.getByRole('alert').getByText('You’ve already redeemed this code.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('')
    await field.pressSequentially(typed.replaceAll('-', '').toLowerCase())
    expect(await field.inputValue()).toBe(typed)
    await field.press('Enter')
    await dialog.getByRole('status').getByText('+500 credits').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await soon(() => dialog.count()).toBe(0)
    expect(page.url()).not.toContain('code=')
    await balanceOn(page).toContain('1,250')
  })
})

describe('an invitation', () => {
  test('brings both a reward when somebody signs up by its link', async ({ visit }) => {
    const inviter = await memberOn(visit, 'inviter')
    const { link } = (await callAs(inviter, '/user/invitation')) as { link: string }
    const friend = await memberOn(visit, 'friend', link)
    await balanceOn(friend).toContain('300')
    await inviter.reload()
    await balanceOn(inviter).toContain('350')
  })
})

describe('checking in', () => {
  test('gives its credit once a day', async ({ visit }) => {
    const page = await memberOn(visit, 'regular')
    await page.goto(`${server.at(english)}/user`)
    const entry = page.getByRole('region', { name: 'Daily check-in' })
    await entry.getByRole('button', { name: 'Check in · +5 credits' }).click()
    await entry.getByText('Checked in: +5 credits').waitFor()
    await entry.getByText('1-day streak').waitFor()
    await balanceOn(page).toContain('255')
    await page.reload()
    await entry.getByText('Checked in today').waitFor()
    expect(await entry.getByRole('button').count()).toBe(0)
    await balanceOn(page).toContain('255')
  })
})
