// What goes with a message besides words, and what comes in an answer besides them.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { type Chat, chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { picturesOf, useUpstream, wordsOf } from './testing/use-upstream.ts'

const blind = 'deepseek-reasoner'
const upstream = useUpstream({ models: ['gpt-4o-mini', blind] })
const server = useServer(() => ({ env: upstream.env() }))

/** A real PNG: a piece of the page. */
const takePicture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 64 } })

const pictureFile = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await takePicture(page),
})

async function attach(chat: Chat, name: string): Promise<void> {
  const { page } = chat
  const choosing = page.waitForEvent('filechooser')
  await chat.add('Add images')
  await (await choosing).setFiles(await pictureFile(page, name))
  await chat.form.getByRole('img', { name }).waitFor()
  await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
}

/** Puts a picture into the clipboard and presses the keys for pasting. */
async function paste(chat: Chat): Promise<void> {
  const { page, composer } = chat
  const base64 = (await takePicture(page)).toString('base64')
  await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const blob = new Blob([bytes], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  }, base64)
  await composer.press('ControlOrMeta+v')
}

async function drop(chat: Chat, file: { name: string; type: string; content: string }) {
  const data = await chat.page.evaluateHandle(({ name, type, content }) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], name, { type }))
    return transfer
  }, file)
  for (const event of ['dragenter', 'dragover', 'drop'])
    await chat.composer.dispatchEvent(event, { dataTransfer: data })
}

describe('pictures', () => {
  test('that are chosen, pasted and dropped are shown, sent, seen by the model and kept', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await attach(chat, 'chosen.png')
    await paste(chat)
    const dropped = (await takePicture(page)).toString('base64')
    await drop(chat, { name: 'dropped.png', type: 'image/png', content: dropped })
    await soon(() => chat.form.getByRole('img').count()).toBe(3)
    await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
    await chat.ask('What is on these?')

    expect(await chat.form.getByRole('img').count()).toBe(0)
    const [sent] = (upstream.chats().at(-1) ?? []).filter(({ role }) => role === 'user')
    if (!sent) throw new Error('nothing was sent to the upstream')
    expect(wordsOf(sent)).toBe('What is on these?')
    const pictures = picturesOf(sent)
    expect(pictures).toHaveLength(3)
    for (const address of pictures) expect(address).toMatch(/^data:image\/png;base64,/)
    expect((await textOf(chat.lastAnswer)).match(/I see image\/png of \d+ bytes/g)).toHaveLength(3)

    await page.reload()
    const shown = chat.questions.last().getByRole('img')
    await soon(() => shown.count()).toBe(3)
    await soon(() => shown.last().evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(
      96,
    )
  })

  test('open large, and Esc brings one back', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await attach(chat, 'large.png')
    await chat.ask('Look.')
    await chat.questions.last().getByRole('button', { name: 'Enlarge image' }).click()
    const viewer = page.getByRole('dialog', { name: 'Image' })
    await viewer.waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
  })

  test('can be taken out again before they are sent', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await attach(chat, 'unwanted.png')
    await chat.form.getByRole('button', { name: 'Remove unwanted.png' }).click()
    await soon(() => chat.form.getByRole('img').count()).toBe(0)
    await chat.ask('Without one.')
    const sent = (upstream.chats().at(-1) ?? []).flatMap(picturesOf)
    expect(sent).toEqual([])
  })

  test('that are none are refused with the reason, and other files are read or refused with theirs', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.waitFor()
    let sentPictures = 0
    await page.route('**/api/upload/pic', (route) => {
      sentPictures += 1
      return route.continue()
    })
    await drop(chat, { name: 'notes.txt', type: 'text/plain', content: btoa('no picture') })
    const files = chat.form.getByRole('list', { name: 'Attached files' })
    await files.getByText(/^Ready/).waitFor()
    await chat.form.getByRole('button', { name: 'Remove notes.txt' }).click()
    const noise = Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 151) % 256))
    await drop(chat, {
      name: 'noise.bin',
      type: 'application/octet-stream',
      content: noise.toString('base64'),
    })
    await soon(() => textOf(files.getByRole('alert'))).toContain('Can’t read this file type')
    await chat.form.getByRole('button', { name: 'Remove noise.bin' }).click()

    await drop(chat, { name: 'disguised.png', type: 'image/png', content: btoa('no picture') })
    await chat.form.getByText('disguised.png isn’t an image this browser can open.').waitFor()
    expect(sentPictures).toBe(0)
    await chat.form.getByRole('button', { name: 'Remove disguised.png' }).click()
  })

  test('are refused by a model that does not see, which says so', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await attach(chat, 'kept.png')
    await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
    await chat.composer.fill('What is on it?')
    await chat.chooseModel(blind)
    const reason = `${blind} can’t see images`
    await soon(() => textOf(chat.form.getByRole('alert'))).toContain(reason)
    const chats = upstream.chats().length
    await chat.composer.press('Enter')
    expect(await chat.composer.inputValue()).toBe('What is on it?')
    expect(await chat.sendButton.getAttribute('aria-disabled')).toBe('true')

    await chat.form.getByRole('button', { name: 'Remove kept.png' }).click()
    // Its row says why, and so does the composer when it is pressed all the same.
    await chat.add(`Add images ${reason}`)
    await soon(() => textOf(chat.form.getByRole('alert'))).toContain(reason)
    await paste(chat)
    await soon(() => textOf(chat.form.getByRole('alert'))).toContain(reason)
    expect(await chat.form.getByRole('img').count()).toBe(0)
    expect(upstream.chats()).toHaveLength(chats)
    await chat.ask('Then without it.')
    expect(upstream.chats()).toHaveLength(chats + 1)
  })
})

describe('an answer', () => {
  test('shows a tool that was used folded, and unfolded what went in and came out', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('What is 6*7? [[upstream tool=calculate tokens=20]]')
    expect(await textOf(chat.lastAnswer)).toContain('The tool says: 6 × 7 = 42')
    const tool = chat.lastAnswer.getByRole('group').filter({ hasText: 'Calculator' })
    expect(await tool.getByText('Input', { exact: true }).isVisible()).toBe(false)
    await tool.getByText('Calculator').click()
    await tool.getByText('Result', { exact: true }).waitFor()
    expect(await tool.locator('pre').allTextContents()).toEqual([
      expect.stringContaining('6*7'),
      expect.stringContaining('42'),
    ])

    await page.reload()
    await tool.getByText('Calculator').click()
    await tool.getByText('Result', { exact: true }).waitFor()
    expect(await tool.locator('pre').allTextContents()).toEqual([
      expect.stringContaining('6*7'),
      expect.stringContaining('42'),
    ])
  })

  test('uses only tools that one has left on', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.switchTool('Calculator')
    await chat.ask('What is 6*7? [[upstream tool=calculate tokens=20]]')
    expect(await textOf(chat.lastAnswer)).not.toContain('The tool says')
    expect(await chat.lastAnswer.getByText('Calculator').count()).toBe(0)
  })

  test('shows thinking while it goes on, then folded with the time it took', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.chooseModel(blind)
    await chat.send('Think first. [[upstream reasoning=300 rate=40 tokens=20]]')
    await chat.lastAnswer.getByText('Thinking…').waitFor()
    await chat.untilAnswered()
    const thought = chat.lastAnswer.getByRole('group').filter({ hasText: /Thought for [\d.]+ sec/ })
    const words = thought.getByRole('paragraph')
    await soon(() => words.isVisible()).toBe(false)
    await thought.getByText('Thought for').click()
    await soon(() => words.isVisible()).toBe(true)
    expect((await textOf(words)).split(/\s+/).length).toBeGreaterThan(40)

    await page.reload()
    await thought.waitFor()
    expect(await words.isVisible()).toBe(false)
  })
})
