// The list of conversations: names, places, deleting, drafts and finding things again.
import { describe, expect } from 'vitest'
import { test, type Visit } from './testing/browser.ts'
import { type Chat, chatOn, english, groupIdIn, textOf } from './testing/chat-page.ts'
import { seedConversation, seedGroup, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

/** A page with these conversations, in this order from the top. */
async function withGroups(visit: Visit, titles: readonly string[]): Promise<Chat> {
  const page = await visitAsNewGuest(visit, server)
  const chat = chatOn(page)
  for (const title of titles.toReversed()) await seedGroup(page, title)
  await page.goto(`${server.at(english)}/Chat`)
  await soon(() => titlesOf(chat)).toEqual(titles)
  return chat
}

const titlesOf = (chat: Chat) => chat.conversations.getByRole('link').allTextContents()

const activeTitle = async (chat: Chat): Promise<string> => {
  const active = chat.conversations.locator('[aria-current=page]')
  return (await active.count()) === 0 ? '' : textOf(active)
}

async function openGroup(chat: Chat, title: string): Promise<void> {
  await chat.conversation(title).click()
  await soon(() => activeTitle(chat)).toBe(title)
}

async function chooseFor(chat: Chat, title: string, action: string): Promise<void> {
  await chat.conversation(title).hover()
  await chat.conversations.getByRole('button', { name: `Actions for ${title}` }).click()
  await chat.page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('a conversation', () => {
  test('is made by the first message, named after it, and stands on top', async ({ visit }) => {
    const chat = await withGroups(visit, ['Older'])
    await chat.beginAnew()
    await chat.ask('What is 12 times 12?')
    await soon(() => titlesOf(chat)).toEqual(['What is 12 times 12?', 'Older'])
    await soon(() => activeTitle(chat)).toBe('What is 12 times 12?')
  })

  test('is renamed in its place, keeps its name after a reload, and Esc keeps the old one', async ({
    visit,
  }) => {
    const chat = await withGroups(visit, ['Upper', 'Middle', 'Lower'])
    await chooseFor(chat, 'Middle', 'Rename')
    const field = chat.page.getByRole('textbox', { name: 'New name' })
    await field.fill('Renamed')
    await field.press('Enter')
    await soon(() => titlesOf(chat)).toContain('Renamed')

    await chooseFor(chat, 'Renamed', 'Rename')
    await field.fill('Not this')
    await field.press('Escape')
    await soon(() => field.count()).toBe(0)
    await chat.page.reload()
    await soon(async () => (await titlesOf(chat)).toSorted()).toEqual(['Lower', 'Renamed', 'Upper'])
  })

  test('ends being renamed when another one is chosen', async ({ visit }) => {
    const chat = await withGroups(visit, ['One', 'Two'])
    await chooseFor(chat, 'Two', 'Rename')
    const field = chat.page.getByRole('textbox', { name: 'New name' })
    await field.waitFor()
    await openGroup(chat, 'One')
    await soon(() => field.count()).toBe(0)
    expect((await titlesOf(chat)).toSorted()).toEqual(['One', 'Two'])
  })

  test('is pinned above the others and comes down again', async ({ visit }) => {
    const chat = await withGroups(visit, ['One', 'Two', 'Three'])
    await chooseFor(chat, 'Three', 'Pin')
    await soon(() => titlesOf(chat)).toEqual(['Three', 'One', 'Two'])
    expect(await chat.conversations.getByText('Pinned').count()).toBe(1)
    await chat.page.reload()
    await soon(() => titlesOf(chat)).toEqual(['Three', 'One', 'Two'])
    await chooseFor(chat, 'Three', 'Unpin')
    await soon(() => chat.conversations.getByText('Pinned').count()).toBe(0)
  })
})

describe('deleting', () => {
  test('the active one opens the next at its place, at the end the one before, at last none', async ({
    visit,
    expectErrors,
  }) => {
    // The next page of the tab asks again for what this one asked for when it was left.
    expectErrors(/404 \(Not Found\).*\/group\/del/)
    const chat = await withGroups(visit, ['A', 'B', 'C'])
    await openGroup(chat, 'B')
    await chooseFor(chat, 'B', 'Delete')
    await soon(() => activeTitle(chat)).toBe('C')
    await soon(() => titlesOf(chat)).toEqual(['A', 'C'])
    await chooseFor(chat, 'C', 'Delete')
    await soon(() => activeTitle(chat)).toBe('A')
    await chooseFor(chat, 'A', 'Delete')
    await chat.page.getByText('No conversations yet').waitFor()
    await soon(() => groupIdIn(chat.page)).toBe(0)
    await chat.page.getByText('Begin with a sentence.').waitFor()

    await chat.page.reload()
    await chat.page.getByText('No conversations yet').waitFor()
  })

  test('one that is not active opens the next at its place too', async ({ visit }) => {
    const chat = await withGroups(visit, ['A', 'B', 'C', 'D'])
    await openGroup(chat, 'A')
    await chooseFor(chat, 'C', 'Delete')
    await soon(() => activeTitle(chat)).toBe('D')
    await openGroup(chat, 'A')
    await chooseFor(chat, 'D', 'Delete')
    await soon(() => activeTitle(chat)).toBe('B')
    await soon(() => titlesOf(chat)).toEqual(['A', 'B'])
  })

  test('is taken back by undo, and the conversation is the active one again', async ({ visit }) => {
    const chat = await withGroups(visit, ['A', 'B', 'C'])
    await openGroup(chat, 'B')
    await chooseFor(chat, 'B', 'Delete')
    await soon(() => activeTitle(chat)).toBe('C')
    await chat.notes.getByRole('button', { name: 'Undo' }).click()
    await soon(() => activeTitle(chat)).toBe('B')
    await soon(() => titlesOf(chat)).toEqual(['A', 'B', 'C'])
    await chat.page.reload()
    await soon(() => titlesOf(chat)).toEqual(['A', 'B', 'C'])
  })

  test('all asks first, and leaves the pinned ones, of which it opens the first', async ({
    visit,
  }) => {
    const chat = await withGroups(visit, ['A', 'B', 'C'])
    await chooseFor(chat, 'B', 'Pin')
    await openGroup(chat, 'C')
    const { page } = chat
    const deleteAll = async () => {
      await page.getByRole('complementary').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Delete all conversations' }).click()
    }
    const asking = page.getByRole('alertdialog', { name: 'Delete all conversations?' })
    await deleteAll()
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await asking.waitFor({ state: 'detached' })
    expect(await titlesOf(chat)).toHaveLength(3)

    await deleteAll()
    await asking.getByRole('button', { name: 'Delete' }).click()
    await soon(() => titlesOf(chat)).toEqual(['B'])
    await soon(() => activeTitle(chat)).toBe('B')
  })
})

describe('what was typed and not sent', () => {
  test('stays with its conversation, also after a reload', async ({ visit }) => {
    const chat = await withGroups(visit, ['One', 'Two'])
    const { composer, page } = chat
    await openGroup(chat, 'One')
    await composer.fill('meant for one')
    await openGroup(chat, 'Two')
    await soon(() => composer.inputValue()).toBe('')
    await composer.fill('meant for two')
    await chat.beginAnew()
    await soon(() => composer.inputValue()).toBe('')
    await composer.fill('meant for a new one')
    await openGroup(chat, 'One')
    await soon(() => composer.inputValue()).toBe('meant for one')

    await page.reload()
    await chat.form.waitFor()
    await soon(() => composer.inputValue()).toBe('meant for one')
    await openGroup(chat, 'Two')
    await soon(() => composer.inputValue()).toBe('meant for two')
    await chat.beginAnew()
    await soon(() => composer.inputValue()).toBe('meant for a new one')
  })
})

describe('searching', () => {
  const field = ({ page }: Chat) => page.getByRole('textbox', { name: 'Search conversations' })

  test('titles leaves those that hold the words, and says when there are none', async ({
    visit,
  }) => {
    const chat = await withGroups(visit, ['Trip to Lyon', '里昂之行', 'Groceries'])
    await field(chat).fill('LYON')
    await soon(() => titlesOf(chat)).toEqual(['Trip to Lyon'])
    await field(chat).fill('里昂')
    await soon(() => titlesOf(chat)).toEqual(['里昂之行'])
    await field(chat).fill('nowhere')
    await chat.page.getByText('No title holds these words').waitFor()
    await chat.page.getByRole('button', { name: 'Clear search' }).click()
    await soon(() => titlesOf(chat)).toHaveLength(3)
  })

  test('all messages leads to the place where the words stand', async ({ visit }) => {
    const page = await visitAsNewGuest(visit, server)
    const chat = chatOn(page)
    const texts = Array.from({ length: 300 }, (_, at) => `Message ${at + 1} of a long talk.`)
    texts[40] = 'Where does the quetzal nest?'
    const { groupId, entryIds } = await seedConversation(page, server, { title: 'Birds', texts })
    await seedGroup(page, 'Something else')
    await page.goto(`${server.at(english)}/Chat`)
    await openGroup(chat, 'Something else')

    await field(chat).fill('quetzal nest')
    await page.getByRole('radio', { name: 'All messages' }).check()
    const results = page.getByRole('list', { name: 'All messages' })
    await results.getByRole('link', { name: 'Where does the quetzal nest?' }).click()
    await soon(() => groupIdIn(page)).toBe(groupId)
    expect(new URL(page.url()).searchParams.get('entry')).toBe(String(entryIds[40]))
    const found = chat.messages.filter({ hasText: 'quetzal' })
    await soon(() => isInView(chat, found)).toBe(true)
  })

  test('in this conversation counts, walks through all of it and closes by Esc', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest(visit, server)
    const chat = chatOn(page)
    const texts = Array.from({ length: 200 }, (_, at) =>
      at % 50 === 10 ? `A heron stands at ${at}.` : `Nothing stands at ${at}.`,
    )
    await seedConversation(page, server, { title: 'Herons', texts })
    await page.goto(`${server.at(english)}/Chat`)
    await openGroup(chat, 'Herons')
    await chat.messages.last().waitFor()

    await page.keyboard.press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find in this conversation' })
    await find.fill('heron')
    const bar = page.getByRole('search').filter({ has: find })
    await bar.getByText('/4').waitFor()
    const places = new Set<string>()
    for (let step = 0; step < 4; step++) {
      const count = await textOf(bar.getByText('/4'))
      const [at] = count.split('/')
      const hit = chat.messages.filter({ hasText: `A heron stands at ${Number(at) * 50 - 40}.` })
      await soon(() => isInView(chat, hit)).toBe(true)
      places.add(count)
      await find.press('Enter')
      await soon(() => textOf(bar.getByText('/4'))).not.toBe(count)
    }
    expect([...places].toSorted()).toEqual(['1/4', '2/4', '3/4', '4/4'])
    await find.fill('no such bird')
    await bar.getByText('None').waitFor()
    await find.press('Escape')
    await soon(() => find.count()).toBe(0)
  })
})

async function isInView(chat: Chat, message: Chat['lastAnswer']): Promise<boolean> {
  if ((await message.count()) === 0) return false
  const area = await chat.log.boundingBox()
  const box = await message.first().boundingBox()
  if (!area || !box) return false
  return box.y >= area.y - 1 && box.y + Math.min(box.height, 40) <= area.y + area.height
}
