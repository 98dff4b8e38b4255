// The list of conversations: names, places, deleting, drafts and finding things again.
import { describe, expect } from 'vitest'
import { type Chat, chatOn, groupIdIn, textOf } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import type { Replies } from './testing/calls.ts'
import { entriesOf, eventsOf, groupOf } from './testing/conversations.ts'
import { type RenderScreen, test } from './testing/screen.ts'

/** A page with these conversations, in this order from the top. */
async function withGroups(renderScreen: RenderScreen, titles: readonly string[]): Promise<Chat> {
  const { page } = await renderScreen('/Chat', { calls: keptGroups(titles) })
  const chat = chatOn(page)
  await soon(() => titlesOf(chat)).toEqual(titles)
  return chat
}

/** Keeps conversations as the server does: the sticky ones first, then the last used first. */
function keptGroups(titles: readonly string[]): Replies {
  const longAgo = Date.now() - 3_600_000
  let groups = titles.map((title, at) =>
    groupOf(at + 1, title, { updatedAt: new Date(longAgo - at * 1000).toISOString() }),
  )
  return {
    'groups.list': () =>
      groups.toSorted(
        (a, b) =>
          Number(b.isSticky) - Number(a.isSticky) ||
          Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
      ),
    'groups.update': ({ groupId, title, isSticky }) => {
      groups = groups.map((group) =>
        group.id === groupId
          ? { ...group, title: title ?? group.title, isSticky: isSticky ?? group.isSticky }
          : group,
      )
      return {}
    },
    'groups.delete': ({ groupId }) => {
      groups = groups.filter(({ id }) => id !== groupId)
      return {}
    },
    'groups.deleteAll': () => {
      groups = groups.filter(({ isSticky }) => isSticky)
      return {}
    },
    'chat.process': ({ prompt }) => {
      const groupId = groups.length + 1
      groups = [groupOf(groupId, prompt), ...groups]
      return eventsOf('144', { groupId })
    },
  }
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
  test('is made by the first message, named after it, and stands on top', async ({
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['Older'])
    await chat.beginAnew()
    await chat.ask('What is 12 times 12?')
    await soon(() => titlesOf(chat)).toEqual(['What is 12 times 12?', 'Older'])
    await soon(() => activeTitle(chat)).toBe('What is 12 times 12?')
  })

  test('is renamed in its place, keeps its name after a reload, and Esc keeps the old one', async ({
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['Upper', 'Middle', 'Lower'])
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

  test('ends being renamed when another one is chosen', async ({ renderScreen }) => {
    const chat = await withGroups(renderScreen, ['One', 'Two'])
    await chooseFor(chat, 'Two', 'Rename')
    const field = chat.page.getByRole('textbox', { name: 'New name' })
    await field.waitFor()
    await openGroup(chat, 'One')
    await soon(() => field.count()).toBe(0)
    expect((await titlesOf(chat)).toSorted()).toEqual(['One', 'Two'])
  })

  test('is pinned above the others and comes down again', async ({ renderScreen }) => {
    const chat = await withGroups(renderScreen, ['One', 'Two', 'Three'])
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
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['A', 'B', 'C'])
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

  test('one that is not active opens the next at its place too', async ({ renderScreen }) => {
    const chat = await withGroups(renderScreen, ['A', 'B', 'C', 'D'])
    await openGroup(chat, 'A')
    await chooseFor(chat, 'C', 'Delete')
    await soon(() => activeTitle(chat)).toBe('D')
    await openGroup(chat, 'A')
    await chooseFor(chat, 'D', 'Delete')
    await soon(() => activeTitle(chat)).toBe('B')
    await soon(() => titlesOf(chat)).toEqual(['A', 'B'])
  })

  test('is taken back by undo, and the conversation is the active one again', async ({
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['A', 'B', 'C'])
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
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['A', 'B', 'C'])
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
  test('stays with its conversation, also after a reload', async ({ renderScreen }) => {
    const chat = await withGroups(renderScreen, ['One', 'Two'])
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
    renderScreen,
  }) => {
    const chat = await withGroups(renderScreen, ['Trip to Lyon', '里昂之行', 'Groceries'])
    await field(chat).fill('LYON')
    await soon(() => titlesOf(chat)).toEqual(['Trip to Lyon'])
    await field(chat).fill('里昂')
    await soon(() => titlesOf(chat)).toEqual(['里昂之行'])
    await field(chat).fill('nowhere')
    await chat.page.getByText('No titles match').waitFor()
    await chat.page.getByRole('button', { name: 'Clear search' }).click()
    await soon(() => titlesOf(chat)).toHaveLength(3)
  })

  test('all messages leads to the place where the words stand', async ({ renderScreen }) => {
    const texts = Array.from({ length: 300 }, (_, at) => `Message ${at + 1} of a long talk.`)
    const question = 'Where does the quetzal nest?'
    texts[40] = question
    const [groupId, entryId] = [2, 41]
    const { page, asked } = await renderScreen('/Chat', {
      calls: {
        'groups.list': [groupOf(1, 'Something else'), groupOf(groupId, 'Birds')],
        'chatlog.list': (input) => pageOf(input.groupId === groupId ? texts : [], input),
        'chatlog.search': {
          rows: [
            {
              entryId,
              groupId,
              groupTitle: 'Birds',
              role: 'user',
              excerpt: question,
              createdAt: new Date().toISOString(),
            },
          ],
          count: 1,
        },
      },
    })
    const chat = chatOn(page)
    await openGroup(chat, 'Something else')

    await field(chat).fill('quetzal nest')
    await page.getByRole('radio', { name: 'All messages' }).check()
    const results = page.getByRole('list', { name: 'All messages' })
    await results.getByRole('link', { name: question }).click()
    expect(asked('chatlog.search').at(-1)).toMatchObject({ q: 'quetzal nest' })
    await soon(() => groupIdIn(page)).toBe(groupId)
    expect(new URL(page.url()).searchParams.get('entry')).toBe(String(entryId))
    const found = chat.messages.filter({ hasText: 'quetzal' })
    await soon(() => isInView(chat, found)).toBe(true)
  })

  test('in this conversation counts, walks through all of it and closes by Esc', async ({
    renderScreen,
  }) => {
    const texts = Array.from({ length: 200 }, (_, at) =>
      at % 50 === 10 ? `A heron stands at ${at}.` : `Nothing stands at ${at}.`,
    )
    const { page } = await renderScreen('/Chat', {
      calls: {
        'groups.list': [groupOf(1, 'Herons')],
        'chatlog.list': (input) => pageOf(texts, input),
      },
    })
    const chat = chatOn(page)
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
    await bar.getByText('No results').waitFor()
    await find.press('Escape')
    await soon(() => find.count()).toBe(0)
  })
})

/** The page of a long conversation that ends before an entry, or at its end. */
function pageOf(
  texts: readonly string[],
  { before, size }: { before?: number | undefined; size: number },
) {
  const earlier = entriesOf(texts).filter(({ id }) => before === undefined || id < before)
  const rows = earlier.slice(-size)
  return { rows, before: earlier.length > rows.length ? (rows[0]?.id ?? null) : null }
}

async function isInView(chat: Chat, message: Chat['lastAnswer']): Promise<boolean> {
  if ((await message.count()) === 0) return false
  const area = await chat.log.boundingBox()
  const box = await message.first().boundingBox()
  if (!area || !box) return false
  return box.y >= area.y - 1 && box.y + Math.min(box.height, 40) <= area.y + area.height
}
