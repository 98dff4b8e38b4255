// From the first page to a published picture without a mouse.
import { loginDialog } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { tabTo } from './testing/tab-to.ts'

const server = useServer()

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
  // The first field of the first page has the focus.
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type('a lighthouse at dawn')
  await page.locator('#boot-frame').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Open: a lighthouse at dawn' }).waitFor()

  await tabTo(page, 'More actions')
  await page.keyboard.press('Enter')
  const publish = page.getByRole('menuitem', { name: /^Publish/ })
  await publish.waitFor()
  const isOnPublish = () =>
    page.evaluate(() => document.activeElement?.textContent?.startsWith('Publish') ?? false)
  for (let presses = 0; presses < 20 && !(await isOnPublish()); presses++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
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
