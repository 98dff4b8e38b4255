// A server in somebody's own network, opened from another machine by plain HTTP: browsers keep some of their abilities from such pages.
import { expect } from 'vitest'
import { signUpByDialog } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'

const server = useServer()

test('a page without a secure context answers, draws, copies, and takes members in', async ({
  visit,
  expectErrors,
}) => {
  // What the header asks for is for secure pages.
  expectErrors(/Cross-Origin-Opener-Policy header has been ignored/)
  await setSite(server, 'localhost', { language: 'en-US' })
  const page = await visit(`${server.at('lan.test')}/Chat`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const chat = chatOn(page)
  await chat.send('Draw a lighthouse in a storm')
  await chat.untilAnswered()
  await chat.lastAnswer.getByRole('img').first().waitFor()
  await chat.ask('Which keyboard shortcuts are there?')
  await chat.lastAnswer.getByRole('button', { name: 'Copy', exact: true }).click()
  await chat.lastAnswer.getByRole('button', { name: 'Copied' }).waitFor()

  await signUpByDialog(page, { username: 'lan-person', password: 'correct horse' })

  await page.goto(`${server.at('lan.test')}/mind`)
  await page.getByRole('textbox', { name: 'Topic' }).fill('Balcony tomatoes')
  await page.getByRole('button', { name: 'Create map · Free' }).click()
  await page.getByRole('button', { name: 'Expand with AI · Free' }).waitFor()
  const node = page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: 'How', exact: true })
  await node.click()
  await node.press('Tab')
  await page.getByRole('textbox', { name: 'Node text' }).fill('Compost')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: 'Compost', exact: true })
    .waitFor()
})
