// Conversations from elsewhere, and one's own as files.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { violationsOn } from './testing/violations.ts'

const server = useServer()

const said = (role: string, parent: string, parts: unknown[], children: string[]) => ({
  parent,
  children,
  message: {
    author: { role },
    create_time: 1709632800,
    content: { content_type: 'text', parts },
    metadata: { model_slug: 'gpt-4o' },
  },
})
const missingPicture = { content_type: 'image_asset_pointer', asset_pointer: 'sediment://1' }
const chatgpt = (id: string, title: string, ...more: unknown[]) => ({
  id,
  title,
  create_time: 1709632800,
  update_time: 1709632900,
  current_node: 'b',
  mapping: {
    root: { parent: null, children: ['a'], message: null },
    a: said('user', 'root', ['去里昂的火车'], ['b']),
    b: said('assistant', 'a', ['At **noon**, from the north station.', ...more], []),
  },
})

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import conversations' })
const choose = (page: Page, content: unknown) =>
  page
    .getByLabel('Choose files', { exact: true })
    .locator('visible=false')
    .setInputFiles(file('conversations.json', content))

/** What is saved when a format of the open export dialog is asked for. */
async function exported(page: Page, format: string) {
  const dialog = page.getByRole('dialog', { name: /^Export conversation/ })
  await dialog.getByRole('radio', { name: format }).check()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await saved
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

describe('conversations', () => {
  test('come from ChatGPT once, go as files, and come back by our own', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat?dialog=import`)
    const dialog = importDialog(page)
    const two = [chatgpt('one', 'Trains to Lyon'), chatgpt('two', 'Boats', missingPicture)]
    await choose(page, [...two, { title: 'Odd' }])
    await dialog.getByText('2 conversations with 4 messages').waitFor()
    await dialog.getByText('Odd: is damaged').waitFor()
    await dialog.getByText('1 image: replaced by a note').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: /^Boats/ }).uncheck()
    await dialog.getByText('Not included').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Import 1 conversation', exact: true }).click()
    await dialog.getByText('1 conversation imported').waitFor()
    await dialog.getByRole('button', { name: 'Other files' }).click()
    await choose(page, two)
    await dialog.getByText('1 already here').waitFor()
    expect(await dialog.getByRole('checkbox', { name: /^Trains to Lyon/ }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Import 1 conversation', exact: true }).click()
    await dialog.getByRole('button', { name: 'Open the latest' }).click()
    await page.getByText('At noon, from the north station.').waitFor()

    const { conversations } = chatOn(page)
    await conversations.getByRole('button', { name: /^Actions for.*Lyon/ }).click()
    await page.getByRole('menuitem', { name: 'Export conversation' }).click()
    const markdown = await exported(page, 'Markdown')
    expect(markdown.name).toBe('Trains to Lyon.md')
    expect(markdown.bytes.toString()).toContain('At **noon**')
    const picture = await exported(page, 'Image')
    expect(picture.name).toBe('Trains to Lyon.png')
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    // Twice the sheet's width, and more than white paper.
    expect(picture.bytes.readUInt32BE(16)).toBe(1440)
    expect(picture.bytes.length).toBeGreaterThan(10_000)
    const json = JSON.parse((await exported(page, 'JSON')).bytes.toString())

    const other = await visit(`${server.at(english)}/Chat?dialog=import`, { as: 'another' })
    await choose(other, json)
    await importDialog(other).getByText('Exported here: 1 conversation with 2 messages').waitFor()
    await importDialog(other).getByRole('button', { name: 'Import 1 conversation' }).click()
    await importDialog(other).getByRole('button', { name: 'Open the latest' }).click()
    await other.getByText('去里昂的火车').first().waitFor()
  })

  test('are printed alone on light paper', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat?dialog=import`)
    await choose(page, [chatgpt('one', 'Trains to Lyon')])
    await importDialog(page).getByRole('button', { name: 'Import 1 conversation' }).click()
    await importDialog(page).getByRole('button', { name: 'Open the latest' }).click()
    await chatOn(page)
      .conversations.getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Export conversation' }).click()
    // What would be on the paper; the window itself belongs to the browser.
    await page.emulateMedia({ media: 'print' })
    const printed = page.evaluate(
      () =>
        new Promise<{ text: string; title: string; main: boolean }>((resolve) => {
          window.print = () => {
            const main = document.querySelector('main')
            resolve({
              text: [...document.body.children]
                .filter((each) => each.checkVisibility())
                .map(({ textContent }) => textContent)
                .join(),
              title: document.title,
              main: main?.checkVisibility() ?? false,
            })
            dispatchEvent(new Event('afterprint'))
          }
        }),
    )
    const dialog = page.getByRole('dialog', { name: 'Export conversation' })
    await dialog.getByRole('radio', { name: 'PDF' }).check()
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const paper = await printed
    expect(paper.title).toBe('Trains to Lyon')
    expect(paper.text).toContain('去里昂的火车')
    expect(paper.text).toContain('At noon, from the north station.')
    expect(paper.main).toBe(false)
  })

  test('that cannot be had say that the export failed', async ({ visit, expectErrors }) => {
    expectErrors(/500 .*chatList/)
    const page = await visit(`${server.at(english)}/Chat?dialog=import`)
    await choose(page, [chatgpt('one', 'Trains to Lyon')])
    await importDialog(page).getByRole('button', { name: 'Import 1 conversation' }).click()
    await importDialog(page).getByRole('button', { name: 'Done' }).click()
    await page.goto(`${server.at(english)}/Chat?dialog=export`)
    const dialog = page.getByRole('dialog', { name: 'Export conversations' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).waitFor()
    await page.route('**/api/chatlog/chatList*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await dialog.getByText('Export Failed', { exact: true }).waitFor()
    await page.unroute('**/api/chatlog/chatList*')
    const all = await exported(page, 'Markdown')
    expect(all.name).toBe('Vermilion.zip')
  })
})
