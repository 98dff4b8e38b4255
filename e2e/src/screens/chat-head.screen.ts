// The head of a conversation on narrow screens: out of the way while one reads on.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Chat, chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { oneConversation } from './testing/conversations.ts'
import { type RenderScreen, test } from './testing/screen.ts'

const words = 'Words that take a line or two of what is read here. '.repeat(12)
const texts = Array.from(
  { length: 16 },
  (_, at) => `${at % 2 ? 'Answer' : 'Question'} ${at}. ${words}`,
)

async function open(renderScreen: RenderScreen): Promise<Chat> {
  const { page } = await renderScreen('/Chat?group=1', {
    // A window as narrow as a tablet, whose wheel scrolls as a finger does.
    viewport: { width: 600, height: 800 },
    calls: oneConversation(texts, 'A long talk'),
  })
  const chat = chatOn(page)
  await chat.lastAnswer.waitFor()
  return chat
}

const head = (page: Page) => page.locator('header')
const bottomOf = (page: Page) =>
  head(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))
const topOf = (chat: Chat) =>
  chat.messages.first().evaluate((row) => Math.round(row.getBoundingClientRect().top))

const scroll = async ({ page, log }: Chat, by: number) => {
  await log.hover()
  await page.mouse.wheel(0, by)
}

test('goes while one scrolls down and comes while one scrolls up, and nothing moves by it', async ({
  renderScreen,
}) => {
  const chat = await open(renderScreen)
  const { page, log } = chat
  const shown = await bottomOf(page)
  expect(shown).toBeGreaterThan(40)
  // It is there when a conversation opens, though that opens at its end.
  await soon(() =>
    log.evaluate((area) => area.scrollHeight - area.scrollTop - area.clientHeight),
  ).toBeLessThan(30)

  await scroll(chat, -600)
  await soon(() => bottomOf(page)).toBe(shown)
  await scroll(chat, 200)
  await soon(() => bottomOf(page)).toBe(0)
  const hidden = await log.evaluate((area) => [area.clientHeight, area.scrollTop])
  await scroll(chat, -1)
  await soon(() => bottomOf(page)).toBe(shown)
  expect(await log.evaluate((area) => [area.clientHeight, area.scrollTop + 1])).toEqual(hidden)

  await log.press('Home')
  await chat.questions.filter({ hasText: 'Question 0' }).waitFor()
  // The first message stands below it.
  await soon(() => topOf(chat)).toBeGreaterThanOrEqual(shown)
})

test('stays while somebody is in it by keyboard, or writes the title', async ({ renderScreen }) => {
  const chat = await open(renderScreen)
  const { page } = chat
  const shown = await bottomOf(page)
  await page.getByRole('button', { name: 'Conversation: A long talk' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const field = head(page).getByRole('textbox')
  await field.waitFor()
  await scroll(chat, -600)
  await scroll(chat, 200)
  await field.fill('Another title')
  expect(await bottomOf(page)).toBe(shown)
  await field.press('Escape')
  await chat.log.focus()
  await scroll(chat, -600)
  await scroll(chat, 200)
  await soon(() => bottomOf(page)).toBe(0)
  await page.keyboard.press('Shift+Tab')
  await soon(() => bottomOf(page)).toBe(shown)
})
