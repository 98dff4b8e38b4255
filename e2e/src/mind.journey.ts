// A mind map: grown by the Guide, edited by keys, kept, asked for more, exported and shared.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { violationsOn } from './testing/violations.ts'

const server = useServer()

const place = () => `${server.at(english)}/mind`
const outline = (page: Page) => page.getByRole('tree')
const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name, exact: true })
const onCanvas = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Map' }).getByRole('button', { name, exact: true })
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

type Kept = { tree: { text: string } }

describe('a mind map', () => {
  test('grows from a topic, is edited, asked for more, survives a reload, exported and shared', async ({
    visit,
  }) => {
    const page = await visit(place())
    await page.getByText('No maps yet').waitFor()
    await page.getByRole('textbox', { name: 'Topic' }).fill('Balcony tomatoes')
    await page.getByRole('button', { name: 'Create map · Free' }).click()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await row(page, 'Next steps').waitFor()
    await onCanvas(page, 'Balcony tomatoes').waitFor()
    await page.getByRole('button', { name: 'Expand with AI · Free' }).waitFor()
    await isSaved(page)

    const how = onCanvas(page, 'How')
    await how.click()
    await how.press('Tab')
    const field = page.getByRole('textbox', { name: 'Node text' })
    await field.fill('Compost')
    await field.press('Enter')
    await onCanvas(page, 'Compost').waitFor()
    await onCanvas(page, 'Compost').press('Control+z')
    await onCanvas(page, 'Compost').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Redo' }).click()
    await row(page, 'Compost').click()
    await row(page, 'Compost').press('F2')
    await field.fill('Good soil')
    await field.press('Enter')
    await onCanvas(page, 'Good soil').waitFor()

    await page.getByRole('button', { name: 'Expand with AI · Free' }).click()
    await row(page, 'What exactly is meant by “Good soil”?').waitFor()
    await page.getByRole('button', { name: 'Expand with AI · Free' }).waitFor()
    await isSaved(page)
    await page.reload()
    await row(page, 'What exactly is meant by “Good soil”?').waitFor()
    expect(await violationsOn(page)).toEqual([])

    await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Markdown' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('Balcony tomatoes.md')
    expect(await readFile(await file.path(), 'utf8')).toContain('- Good soil\n  - What exactly')
    await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
    const drawing = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'PNG image' }).click()
    expect((await readFile(await (await drawing).path())).subarray(1, 4).toString()).toBe('PNG')

    const id = Number(new URL(page.url()).searchParams.get('map'))
    const shared = { kind: 'mind', subjectId: id }
    const { address } = (await callAs(page, '/share/create', shared)) as { address: string }
    const reader = await visit(server.at(english) + address, { as: 'reader' })
    await onCanvas(reader, 'Good soil').waitFor()
    await reader.getByRole('button', { name: 'Make a copy' }).click()
    await row(reader, 'Good soil').waitFor()
  })

  test('that two tabs change is nobody’s loss', async ({ visit, expectErrors }) => {
    expectErrors(/409/)
    const page = await visit(place())
    await page.getByRole('button', { name: 'Blank map' }).click()
    await row(page, 'Topic').waitFor()
    const id = Number(new URL(page.url()).searchParams.get('map'))
    const elsewhere = { id: 'x', text: 'Elsewhere', children: [] }
    await callAs(page, '/mind/save', { id, tree: elsewhere, revision: 1 })
    await row(page, 'Topic').press('F2')
    const field = page.getByRole('textbox', { name: 'Node text' })
    await field.fill('Here')
    await field.press('Enter')
    await page.getByText('This map was also saved somewhere else.').waitFor()
    await page.getByRole('button', { name: 'Keep this version' }).click()
    const kept = async () => ((await callAs(page, `/mind/get?id=${id}`)) as Kept).tree.text
    await soon(kept).toBe('Here')
  })
})
