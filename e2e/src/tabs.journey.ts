// Several tabs of one person: what is written in them, what is open in them, and what one of them deletes.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, groupIdIn, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
const newChat = () => `${server.at(english)}/Chat`

/** Until what was typed has been kept. */
const untilKept = (page: Page, words: string) =>
  soon(() => page.evaluate(() => localStorage.getItem('drafts') ?? '')).toContain(words)

describe('what is written for a new conversation', () => {
  test('is each tab’s own, also after a reload, and of a closed tab the next one’s', async ({
    visit,
  }) => {
    const first = chatOn(await visit(newChat()))
    const second = chatOn(await visit(newChat()))
    for (const { form } of [first, second]) await form.waitFor()
    await first.composer.fill('of the first tab')
    await untilKept(first.page, 'of the first tab')
    await second.composer.fill('of the second tab')
    await untilKept(second.page, 'of the second tab')
    for (const { page } of [first, second]) await page.reload()
    await soon(() => first.composer.inputValue()).toBe('of the first tab')
    await soon(() => second.composer.inputValue()).toBe('of the second tab')

    await first.page.close()
    const third = chatOn(await visit(newChat()))
    await soon(() => third.composer.inputValue()).toBe('of the first tab')
    expect(await second.composer.inputValue()).toBe('of the second tab')
  })

  test('leads to its own conversation whatever another tab has open', async ({ visit }) => {
    const first = chatOn(await visit(newChat()))
    await first.ask('Of the first. [[upstream tokens=3]]')
    const second = chatOn(await visit(newChat()))
    await second.form.waitFor()
    await second.beginAnew()
    await first.beginAnew()
    await first.ask('Another of the first. [[upstream tokens=3]]')
    await second.ask('Of the second. [[upstream tokens=3]]')
    await soon(() => groupIdIn(second.page)).toBeGreaterThan(0)
    expect(groupIdIn(second.page)).not.toBe(groupIdIn(first.page))
    await second.ask('And on. [[upstream tokens=3]]')
    expect(await second.messages.count()).toBe(4)
  })
})

/** As another device does it: no tab of this browser is told. */
const deleteElsewhere = (page: Page, groupId: number) =>
  page.evaluate(async (id) => {
    const guest = /uuidToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const reply = await fetch('/api/group/del', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Guest ${guest}` },
      body: JSON.stringify({ groupId: id }),
    })
    if (!reply.ok) throw new Error(String(reply.status))
  }, groupId)

const deleted = 'This conversation was deleted on another device'

describe('a conversation that was deleted elsewhere', () => {
  test('says so when somebody comes back to it, and what was written goes along', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\)/)
    const chat = chatOn(await visit(newChat()))
    const { page } = chat
    await chat.ask('Soon gone. [[upstream tokens=3]]')
    await soon(() => groupIdIn(page)).toBeGreaterThan(0)
    await chat.composer.fill('what I was writing')
    await deleteElsewhere(page, groupIdIn(page))
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    const note = page.getByRole('alert').filter({ hasText: deleted })
    await note.waitFor()
    expect(await chat.messages.count()).toBe(2)
    await note.getByRole('button', { name: 'New conversation' }).click()
    await soon(() => chat.composer.inputValue()).toBe('what I was writing')
    expect(groupIdIn(page)).toBe(0)
  })

  test('says so when somebody writes on, and nothing is lost', async ({ visit, expectErrors }) => {
    expectErrors(/404 \(Not Found\)/)
    const chat = chatOn(await visit(newChat()))
    const { page } = chat
    await chat.ask('Soon gone too. [[upstream tokens=3]]')
    await soon(() => groupIdIn(page)).toBeGreaterThan(0)
    // Its log has been read: of one that has not, nothing could be shown any more.
    await page.reload()
    await soon(() => chat.messages.count()).toBe(2)
    await deleteElsewhere(page, groupIdIn(page))
    await chat.composer.fill('one more. [[upstream tokens=3]]')
    await chat.composer.press('Enter')
    const note = page.getByRole('alert').filter({ hasText: deleted })
    await note.waitFor()
    await note.getByRole('button', { name: 'New conversation' }).click()
    await soon(() => chat.composer.inputValue()).toBe('one more. [[upstream tokens=3]]')
    await chat.composer.press('Enter')
    await soon(() => chat.messages.count()).toBe(2)
    await chat.untilAnswered()
    expect(await textOf(chat.questions.last())).toContain('one more.')
  })
})
