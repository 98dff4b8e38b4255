// Answers as models write them, drawn: code by the hundred kilobytes, quotes without end, and notes. Diagrams are drawn in a frame of their
// own, whose files no test can give: ../drawn-answers.journey.ts has them.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Chat, chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { oneConversation } from './testing/conversations.ts'
import { type RenderScreen, test } from './testing/screen.ts'

const words = 'Words that stand between what is looked at here, for a line or two of them. '.repeat(
  6,
)

/** Opens a conversation with these texts. */
async function openWith(renderScreen: RenderScreen, texts: readonly string[]): Promise<Chat> {
  const { page } = await renderScreen('/Chat?group=1', { calls: oneConversation(texts, 'Answers') })
  const chat = chatOn(page)
  await chat.messages.first().waitFor()
  return chat
}

test('an answer of two thousand quotes opens, with what is around it', async ({ renderScreen }) => {
  const chat = await openWith(renderScreen, [
    'Before it',
    `First.\n\n${'>'.repeat(2000)} deep\n\nLast.`,
    'After it',
    'End.',
  ])
  await chat.log.getByText('Last.', { exact: true }).waitFor()
  await chat.log.getByText('After it').waitFor()
  expect(await chat.log.locator('blockquote').count()).toBeLessThanOrEqual(20)
})

test('code of two hundred kilobytes is shown, and copied whole', async ({ renderScreen }) => {
  const rows = Array.from({ length: 5000 }, (_, id) => `{"id":${id},"name":"name ${id}"}`)
  const line = `[${rows.join(',')}]`
  const lines = `[\n${rows.join(',\n')}\n]`
  const chat = await openWith(renderScreen, [
    'In lines?',
    `\`\`\`json\n${lines}\n\`\`\``,
    'In one?',
    `\`\`\`json\n${line}\n\`\`\``,
  ])
  const copied = async (at: number) => {
    const answer = chat.answers.nth(at)
    await answer.getByRole('button', { name: 'Copy code' }).click()
    await answer.getByText('Copied').waitFor()
    return chat.page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied(1)).toBe(line)
  await chat.log.evaluate((log) => {
    log.scrollTop = 0
  })
  await chat.answers.first().waitFor()
  const shown = () =>
    chat.answers
      .first()
      .locator('pre')
      .evaluate((pre) => pre.textContent)
  await soon(shown).toBe(`${lines}\n`)
  await soon(() => chat.answers.first().locator('.md-name').count()).toBeGreaterThan(1000)
  const selected = await chat.answers
    .first()
    .locator('pre')
    .evaluate((pre) => {
      getSelection()?.selectAllChildren(pre)
      return getSelection()?.toString().trimEnd()
    })
  expect(selected).toBe(lines)
  expect(await copied(0)).toBe(lines)
})

test('a number in the text leads to its note, and back', async ({ renderScreen }) => {
  const chat = await openWith(renderScreen, [
    'Sources?',
    `Said so[^1].\n\n${`${words}\n\n`.repeat(12)}[^1]: By the office.\n`,
  ])
  const number = chat.lastAnswer.getByRole('button', { name: 'Footnote 1', exact: true })
  await number.click()
  const note = chat.lastAnswer.getByRole('button', { name: 'Footnote 1: back to text' })
  await soon(() => hasFocus(chat.page, note)).toBe(true)
  await note.click()
  await soon(() => hasFocus(chat.page, number)).toBe(true)
})

const hasFocus = (page: Page, place: ReturnType<Page['locator']>) =>
  place
    .evaluate((element) => element === element.ownerDocument.activeElement)
    .then((is) => is && !page.isClosed())

test('Arabic and Hebrew run from right to left, and so does what is typed', async ({
  renderScreen,
}) => {
  const chat = await openWith(renderScreen, [
    'Arabic?',
    'مرحبا `code` (Hello)\n\n- שלום\n\nEnglish stays left.',
  ])
  // A message that has just been drawn may be drawn once more.
  const directionOf = (text: string) =>
    chat.lastAnswer.getByText(text).evaluate((element) => getComputedStyle(element).direction)
  await soon(() => directionOf('مرحبا')).toBe('rtl')
  await soon(() => directionOf('שלום')).toBe('rtl')
  await soon(() => directionOf('English stays left.')).toBe('ltr')
  await soon(() => directionOf('code')).toBe('ltr')
  await chat.composer.fill('كيف حالك؟')
  expect(await chat.composer.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  await chat.composer.fill('Hello')
  expect(await chat.composer.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
})
