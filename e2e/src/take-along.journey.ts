// A member who moves: everything exported at one installation, taken in at another one, by the page alone.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { expectClean } from './testing/violations.ts'

const upstream = useUpstream({ models: ['gpt-4o-mini'] })
const home = useServer(() => ({ env: upstream.env() }))
const away = useServer()
const member = { username: 'moves_house', password: 'correct horse' }

const tree = {
  id: 'a',
  text: 'Balcony tomatoes',
  children: [{ id: 'b', text: 'Good soil', children: [] }],
}

/** A question about a real picture: a piece of the page. */
async function askAboutPicture(page: Page): Promise<void> {
  const chat = chatOn(page)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 64 } })
  const choosing = page.waitForEvent('filechooser')
  await chat.add('Add images')
  await (await choosing).setFiles([{ name: 'garden.png', mimeType: 'image/png', buffer }])
  await chat.form.getByRole('img', { name: 'garden.png' }).waitFor()
  await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
  await chat.ask('What grows here?')
}

async function exportAll(page: Page): Promise<Buffer> {
  await page.goto(`${home.at(english)}/user-center?section=data`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  return readFile(await download.path())
}

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Import archive')
    .first()
    .setInputFiles([{ name, mimeType: 'application/zip', buffer }])

describe('what a member has', () => {
  test('goes along to another installation, with its pictures, and does not double there', async ({
    visit,
    expectErrors,
  }) => {
    const page = await visit(`${home.at(english)}/Chat`)
    await signUp(page, member)
    await askAboutPicture(page)
    await callAs(page, '/mind/create', { title: 'Balcony', tree })
    const archive = await exportAll(page)

    const there = await visit(`${away.at(english)}/Chat`)
    await signUp(there, member)
    await there.goto(`${away.at(english)}/user-center?section=data`)
    expectErrors(/422 .*\/api\/user\/import/)
    await chooseFile(there, 'diary.zip', Buffer.from('Dear diary'))
    await there.getByRole('alert').getByText('This isn’t a data export').waitFor()

    await chooseFile(there, 'data.zip', archive)
    await there.getByRole('heading', { name: 'Import complete' }).waitFor()
    const came = there.getByRole('region', { name: 'Last import' })
    await came.getByText('From Vermilion Studio').waitFor()
    const row = (kind: string) => came.getByRole('listitem').filter({ hasText: kind })
    for (const kind of ['Conversations', 'Mind maps', 'Images, videos, and songs'])
      await row(kind).getByText('1 added').waitFor()
    await expectClean(there)

    // The list beside the chat is fresh by itself.
    const chat = chatOn(there)
    await there.getByRole('link', { name: 'Chat', exact: true }).click()
    await chat.conversations.getByRole('link', { name: /What grows here/ }).click()
    const picture = chat.questions.first().getByRole('img')
    await picture.waitFor()
    const isShown = (image: Element) => (image as HTMLImageElement).naturalWidth
    await soon(() => picture.evaluate(isShown)).toBeGreaterThan(0)
    expect(await chat.answers.count()).toBe(1)
    await there.goto(`${away.at(english)}/mind`)
    await there.getByText('Balcony', { exact: true }).first().click()
    await there.getByRole('treeitem', { name: 'Good soil', exact: true }).waitFor()

    await there.setViewportSize(phone)
    await there.goto(`${away.at(english)}/user-center?section=data`)
    await came.waitFor()
    await chooseFile(there, 'data.zip', archive)
    await row('Conversations').getByText('1 already here').waitFor()
    expect(await callAs(there, '/group/query')).toHaveLength(1)
  })
})
