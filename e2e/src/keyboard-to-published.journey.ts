// From the first page to a published picture, a changed one, a liked one, a shared one and a redeemed code without a mouse.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loginDialog, signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { missingPictures, publishWorks } from './testing/publish-works.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { tabBackTo, tabTo } from './testing/tab-to.ts'

const server = useServer()

/** Goes down an open menu to an entry, and takes it. */
async function takeFromMenu(page: Page, name: RegExp): Promise<void> {
  const entry = page.getByRole('menuitem', { name })
  await entry.waitFor()
  const isThere = () =>
    entry.evaluateAll((all) => all.some((each) => each === document.activeElement))
  for (let presses = 0; presses < 20 && !(await isThere()); presses++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** The first field of the page has the focus, and takes what is typed. */
async function typeInFirstField(page: Page, words: string): Promise<void> {
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type(words)
  await page.locator('#boot-frame').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
}

test('somebody new makes a picture and publishes it by the keyboard alone', async ({ visit }) => {
  const page = await visit(`${server.at(english)}/Chat?dialog=login&tab=register`)
  const dialog = loginDialog(page)
  await dialog.getByRole('textbox', { name: 'Username' }).waitFor()
  await page.keyboard.type('keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a long password')
  await page.keyboard.press('Enter')
  await soon(() => dialog.count()).toBe(0)

  await page.goto(server.at(english))
  await typeInFirstField(page, 'a lighthouse at dawn')
  await page.getByRole('link', { name: 'Open: a lighthouse at dawn' }).waitFor()

  await tabTo(page, 'More actions')
  await page.keyboard.press('Enter')
  await takeFromMenu(page, /^Publish/)
  const form = page.getByRole('dialog', { name: 'Publish' })
  await form.waitFor()
  await tabTo(page, 'Publish')
  await page.keyboard.press('Enter')
  await soon(async () => {
    const [found] = await server.query('select count(*)::int as count from publications')
    return found?.count
  }).toBe(1)
  await soon(() => form.count()).toBe(0)
})

test('a grid is drawn, one of its pictures taken, and an area of that changed by the keyboard alone', async ({
  visit,
}) => {
  const page = await visit(`${server.at(english)}/Midjourney`)
  await typeInFirstField(page, 'a harbour at night')
  const pictures = page.getByRole('link', { name: 'Open: a harbour at night' })
  await pictures.waitFor()

  // What a card offers comes with the focus, and keeps it while the list grows.
  await tabTo(page, pictures)
  const second = page.getByRole('button', { name: /^U2: / })
  await second.waitFor()
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await soon(() => pictures.count()).toBe(2)
  expect(await second.evaluate((each) => each === document.activeElement)).toBe(true)

  // The new one stands before it.
  await tabBackTo(page, pictures.first())
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Vary a region' }).waitFor()
  await tabTo(page, 'Vary a region')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vary a region' })
  await dialog.waitFor()
  await tabTo(page, 'Rectangle')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('application', { name: 'Image to edit' }))
  for (const key of ['Enter', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.getByText('Rectangle applied.').waitFor({ state: 'attached' })
  const words = dialog.getByRole('textbox', { name: 'What should be there?' })
  await tabTo(page, words)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('a white kite')
  await tabTo(page, /^Vary a region · /)
  await page.keyboard.press('Enter')
  await soon(() => page.getByRole('dialog').count()).toBe(0)
  // Whoever comes back stands among the works again.
  const isInResults = () =>
    page
      .getByRole('region', { name: 'Results' })
      .evaluate((results) => results.contains(document.activeElement))
  await soon(isInResults).toBe(true)
  await page.getByRole('link', { name: 'Open: a white kite' }).waitFor()
})

test('one asks, likes, shares and redeems a code by the keyboard alone', async ({
  visit,
  expectErrors,
}) => {
  expectErrors(missingPictures)
  const boss = await visit(`${server.at(english)}/Chat`, { as: 'Boss' })
  await signUp(boss, { username: 'boss', password: 'a long password' })
  await server.query("update accounts set staff_role = 'owner' where username = 'boss'")
  await publishWorks(boss, server, [{ title: 'Grass' }])
  const batch = { kind: 'ordinary', name: 'Keys', credits: 500, count: 1 }
  const { id } = (await callAs(boss, '/codes/createBatch', batch)) as { id: number }
  const { rows } = (await callAs(boss, `/codes/list?batchId=${id}`)) as { rows: { code: string }[] }

  const page = await visit(`${server.at(english)}/Chat`, { as: 'Keys' })
  const chat = chatOn(page)
  await signUp(page, { username: 'by-keys', password: 'a long password' })
  await tabTo(page, chat.composer)
  await page.keyboard.type('How many miles are 3.5 kilometres?')
  await page.keyboard.press('Enter')
  await chat.untilAnswered()
  expect(await textOf(chat.lastAnswer)).toContain('miles')

  await page.goto(`${server.at(english)}/designerWork`)
  await page.getByRole('link', { name: 'Open: Grass' }).waitFor()
  await tabTo(page, 'Like, 0 so far')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Like, 1 so far' }).waitFor()

  await page.goto(`${server.at(english)}/Chat`)
  await chat.conversations.getByRole('link').first().waitFor()
  await tabTo(page, chat.conversations.getByRole('link'))
  await page.keyboard.press('Enter')
  await chat.lastAnswer.waitFor()
  await tabTo(page, /^Actions for /)
  await page.keyboard.press('Enter')
  await takeFromMenu(page, /^Share conversation/)
  const share = page.getByRole('dialog', { name: 'Share conversation' })
  await share.waitFor()
  await tabTo(page, 'Create link')
  await page.keyboard.press('Enter')
  await share.getByRole('list', { name: 'Links' }).getByRole('link').first().waitFor()

  await page.goto(`${server.at(english)}/pay`)
  await page.getByRole('main').getByRole('button', { name: /code/i }).first().waitFor()
  await tabTo(page, /^Redeem/)
  await page.keyboard.press('Enter')
  const redeem = page.getByRole('dialog', { name: 'Redemption codes', exact: true })
  const field = redeem.getByRole('textbox', { name: 'Redemption code' })
  await field.waitFor()
  await tabTo(page, field)
  await page.keyboard.type(rows[0]?.code ?? '')
  await page.keyboard.press('Enter')
  await redeem.getByRole('status').getByText('+500 credits').waitFor()
})
