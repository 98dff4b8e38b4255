// What the model is told of a conversation, and the several wordings and answers that can stand at one place in it.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { type Chat, chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'

const upstream = useUpstream({ models: ['gpt-4o-mini', 'gpt-4.1'] })
const server = useServer(() => ({ env: upstream.env() }))

/** Who said what in the conversation that the upstream was sent last, what the site itself tells left out. */
const told = () =>
  (upstream.chats().at(-1) ?? [])
    .filter(({ role }) => role !== 'system' && role !== 'developer')
    .map((message) => `${message.role}: ${wordsOf(message)}`)

const questionOf = async (chat: Chat) => textOf(chat.questions.last())
const answerOf = async (chat: Chat) => textOf(chat.lastAnswer)

describe('the context', () => {
  test('goes with a message while it is on, and stays behind while it is off', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('First question')
    await chat.ask('Second question')
    expect(told()).toEqual([
      'user: First question',
      expect.stringMatching(/^assistant: Message 1: /),
      'user: Second question',
    ])

    await chat.switchContext()
    const off = chat.form.getByRole('listitem').filter({ hasText: 'Context off' })
    await off.waitFor()
    await chat.ask('Third question')
    expect(told()).toEqual(['user: Third question'])

    await page.reload()
    await off.waitFor()
    await chat.ask('Fourth question')
    expect(told()).toEqual(['user: Fourth question'])

    await off.getByRole('button', { name: 'Turn context on' }).click()
    await off.waitFor({ state: 'detached' })
    await chat.ask('Fifth question')
    expect(told().filter((line) => line.startsWith('user'))).toEqual([
      'user: First question',
      'user: Second question',
      'user: Third question',
      'user: Fourth question',
      'user: Fifth question',
    ])
  })
})

describe('a question', () => {
  test('is sent again in other words, and both wordings can be looked at', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Where do swans sleep?')
    await chat.ask('Where do geese sleep?')
    await chat.questions.last().hover()
    await chat.questions.last().getByRole('button', { name: 'Edit and resend' }).click()
    const field = page.getByRole('textbox', { name: 'Edit message' })
    expect(await field.inputValue()).toBe('Where do geese sleep?')
    await field.fill('Where do ducks sleep?')
    await field.press('Enter')
    await chat.questions.filter({ hasText: 'Where do ducks sleep?' }).waitFor()
    await chat.untilAnswered()
    expect(told().at(-1)).toBe('user: Where do ducks sleep?')
    expect(told()).toHaveLength(3)
    await soon(() => questionOf(chat)).toContain('2/2')
    expect(await chat.messages.count()).toBe(4)

    await chat.questions.last().getByRole('button', { name: 'Previous version' }).click()
    await soon(() => questionOf(chat)).toContain('Where do geese sleep?')
    expect(await questionOf(chat)).toContain('1/2')
    await page.reload()
    await soon(() => questionOf(chat)).toContain('Where do geese sleep?')
    await chat.questions.last().hover()
    await chat.questions.last().getByRole('button', { name: 'Next version' }).click()
    await soon(() => questionOf(chat)).toContain('Where do ducks sleep?')
  })

  test('that was last is taken up by the arrow key, and left as it was by Esc', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('A question with a mistaek')
    await chat.composer.press('ArrowUp')
    const field = page.getByRole('textbox', { name: 'Edit message' })
    await field.fill('something else')
    await field.press('Escape')
    await soon(() => questionOf(chat)).toContain('A question with a mistaek')
    expect(await chat.messages.count()).toBe(2)
  })
})

describe('an answer', () => {
  test('is given once more, also by another model, and each version stays', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Say something. [[upstream tokens=5 seed=1]]')
    const again = chat.lastAnswer.getByRole('button', { name: 'Regenerate' })
    await again.click()
    await page.getByRole('menuitem', { name: 'Regenerate', exact: true }).click()
    await soon(() => answerOf(chat)).toContain('2/2')
    await chat.untilAnswered()
    await again.click()
    await page.getByRole('menuitem', { name: 'gpt-4.1' }).click()
    await soon(() => answerOf(chat)).toContain('3/3')
    await chat.untilAnswered()
    expect(await answerOf(chat)).toContain('gpt-4.1')
    expect(told()).toEqual(['user: Say something. [[upstream tokens=5 seed=1]]'])
    expect(await chat.messages.count()).toBe(2)

    await chat.lastAnswer.getByRole('button', { name: 'Previous version' }).click()
    await soon(() => answerOf(chat)).toContain('2/3')
    expect(await answerOf(chat)).toContain('gpt-4o-mini')
  })

  test('is copied as it was written', async ({ visit }) => {
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Write markdown. [[upstream tokens=60 kind=md seed=3]]')
    // The button says it for two seconds, which do not go by.
    await page.clock.pauseAt(Date.now() + 10_000)
    await chat.lastAnswer.getByRole('button', { name: 'Copy', exact: true }).click()
    await chat.lastAnswer.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await page.clock.resume()

    await chat.ask('And now?')
    expect(told()[1]?.trim()).toBe(`assistant: ${copied.trim()}`)
  })
})

describe('a message', () => {
  test('is deleted at once, comes back by undo, and is gone for good after that', async ({
    visit,
    expectErrors,
  }) => {
    // The next page of the tab asks again for what this one asked for when it was left.
    expectErrors(/404 \(Not Found\).*\/chatlog\/del/, /ERR_FAILED.*\/chatlog\/del/)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Keep this one')
    await chat.ask('Delete the answer to this one')
    const before = await chat.messages.allTextContents()
    expect(before).toHaveLength(4)
    const remove = () => chat.chooseOfAnswer('Delete')
    await remove()
    await soon(() => chat.messages.count()).toBe(3)
    await chat.notes.getByRole('button', { name: 'Undo' }).click()
    await soon(() => chat.messages.allTextContents()).toEqual(before)

    await remove()
    await soon(() => chat.messages.count()).toBe(3)
    // Leaving the page ends the time for thinking again, and what it says last may be lost.
    let lost = 0
    await page.route('**/chatlog/del', (route) => (lost++ === 0 ? route.abort() : route.fallback()))
    await page.reload()
    await soon(() => chat.messages.allTextContents()).toEqual(before.slice(0, 3))
    await page.reload()
    await soon(() => chat.messages.allTextContents()).toEqual(before.slice(0, 3))
    await chat.ask('What is left?')
    expect(told().filter((line) => line.startsWith('assistant'))).toHaveLength(1)
  })

  test('has its whole time for undo, however late its note is painted', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Say something')
    await page.clock.install()
    await chat.lastAnswer.getByRole('button', { name: 'More', exact: true }).click()
    const paintedMenu = page.getByRole('menuitem', { name: 'Delete' })
    await paintedMenu.waitFor()
    // No frame is painted until they are given back.
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = []
      const { requestAnimationFrame } = window
      window.requestAnimationFrame = (callback) => held.push(callback)
      Object.assign(window, {
        paintAgain: () => {
          window.requestAnimationFrame = requestAnimationFrame
          for (const callback of held) requestAnimationFrame(callback)
        },
      })
    })
    await paintedMenu.dispatchEvent('click')
    await soon(() => chat.messages.count()).toBe(1)
    const undo = chat.notes.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await page.clock.fastForward(20_000)
    expect(await undo.count()).toBe(1)

    // From here on no time goes by but what is told.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => (window as unknown as { paintAgain(): void }).paintAgain())
    await page.clock.runFor(100)
    await page.clock.fastForward(7000)
    expect(await undo.count()).toBe(1)
    await page.clock.fastForward(2000)
    await page.clock.resume()
    await undo.waitFor({ state: 'detached' })
  })
})
