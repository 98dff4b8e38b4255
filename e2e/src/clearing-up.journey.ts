// What people look at and clear up: uploads, a conversation's messages, tokens by day; and a prompt in Chinese.
import { expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

test('a conversation is emptied from its menu, after a question, and stays', async ({ visit }) => {
  const chat = chatOn(await visit(`${server.at(english)}/Chat`))
  const { page } = chat
  await chat.ask('To be cleared. [[upstream tokens=4]]')
  const empty = async (answer: 'Cancel' | 'Clear') => {
    await chat.conversations.getByRole('link').first().click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Clear conversation' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear this conversation?' })
    await question.getByRole('button', { name: answer }).click()
    await question.waitFor({ state: 'hidden' })
  }
  await empty('Cancel')
  expect(await chat.messages.count()).toBe(2)
  await empty('Clear')
  await soon(() => chat.messages.count()).toBe(0)
  expect(await chat.conversations.getByRole('link').count()).toBe(1)
  await page.reload()
  await chat.form.waitFor()
  await soon(() => chat.messages.count()).toBe(0)
})

test('tokens are seen by day and model in the user centre, on a phone too', async ({ visit }) => {
  const chat = chatOn(await visit(`${server.at(english)}/Chat`))
  const { page } = chat
  await chat.ask('Counted. [[upstream tokens=7]]')
  await page.goto(`${server.at(english)}/user-center?section=usage`)
  const table = page.getByRole('table', { name: 'Tokens used' })
  await table.waitFor()
  expect(await textOf(table)).toContain('gpt-4o-mini')
  expect(await table.getByRole('row').count()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await table.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('uploads are deleted one by one and all together where they are chosen', async ({ visit }) => {
  const page = await visit(`${server.at(english)}/Chat`)
  await chatOn(page).form.waitFor()
  // Until the server knows the guest.
  await soon(() => page.evaluate(() => document.cookie)).toContain('uuidToken=')
  await page.evaluate(async () => {
    const guest = /uuidToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    for (const colour of ['#c33', '#3a3', '#33c']) {
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      if (pen) pen.fillStyle = colour
      pen?.fillRect(0, 0, 64, 48)
      const form = new FormData()
      const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      if (file) form.append('file', file, 'one.png')
      const headers = { authorization: `Guest ${guest}` }
      const reply = await fetch('/api/upload/pic', { method: 'POST', headers, body: form })
      if (!reply.ok) throw new Error(String(reply.status))
    }
  })
  await page.goto(`${server.at(english)}/Midjourney`)
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'From your works' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await picker.getByRole('tab', { name: 'Uploads' }).click()
  const tiles = picker.getByRole('listitem')
  await soon(() => tiles.count()).toBe(3)
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await tiles
    .first()
    .getByRole('button', { name: /^Delete/ })
    .press('Enter')
  await confirm.click()
  await soon(() => tiles.count()).toBe(2)
  await picker.getByRole('button', { name: 'Delete all uploads' }).click()
  await confirm.click()
  await soon(() => tiles.count()).toBe(0)
})

test('a prompt is told in Chinese beside the other help, and back', async ({ visit }) => {
  const page = await visit(`${server.at(english)}/Midjourney`)
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
  await prompt.fill('mountain')
  await page.getByRole('button', { name: /^To Chinese/ }).click()
  await soon(() => prompt.inputValue()).not.toBe('mountain')
  await page.getByText('Translated to Chinese. Original:').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await prompt.inputValue()).toBe('mountain')
})
