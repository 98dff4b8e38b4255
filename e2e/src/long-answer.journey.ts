// A long answer, written while people reload, open other tabs, go elsewhere and come back.
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, expectUnbroken, numbersIn, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const endOfContinued = 3000
let goingOn = false
const upstream = useUpstream({
  // What is continued need not take minutes.
  answer: () => (goingOn ? { kind: 'numbered', tokens: endOfContinued } : undefined),
})
const server = useServer(() => ({ env: upstream.env() }))

describe('a member with a long answer', () => {
  test('sees it go on without a gap or a repeat after a reload in the middle', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await signUp(page, { username: 'reader', password: 'a long password' })
    // At a pace that is not over before a slow machine has loaded the page anew.
    await chat.send('Count. [[upstream tokens=400 rate=20 kind=numbered]]')
    await soon(() => numbersIn(chat.lastAnswer)).toContain(40)

    await page.reload()
    await chat.stop.waitFor()
    await soon(() => numbersIn(chat.lastAnswer)).toContain(80)
    expectUnbroken(await numbersIn(chat.lastAnswer))
    await chat.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 400)
    expect(await chat.messages.count()).toBe(2)

    await page.reload()
    await chat.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 400)
    expect(upstream.aborted()).toBe(0)
    expect(upstream.chats()).toHaveLength(1)
  })

  test('stops it from a second tab, everywhere, and has it go on in its place', async ({
    visit,
  }) => {
    const first = chatOn(await visit(`${server.at(english)}/Chat`))
    await first.send('Count. [[upstream tokens=4000 rate=60 kind=numbered]]')
    await soon(() => numbersIn(first.lastAnswer)).toContain(20)

    const second = chatOn(await visit(first.page.url()))
    await soon(() => numbersIn(second.lastAnswer)).toContain(60)
    expectUnbroken(await numbersIn(second.lastAnswer))
    await second.stop.click()

    for (const chat of [first, second]) {
      await chat.untilAnswered()
      expect(await textOf(chat.lastAnswer)).toContain('Stopped')
    }
    await soon(() => upstream.aborted()).toBe(1)
    const kept = await numbersIn(first.lastAnswer)
    expectUnbroken(kept)
    expect(await numbersIn(second.lastAnswer)).toEqual(kept)

    goingOn = true
    await first.lastAnswer.getByRole('button', { name: 'Continue' }).click()
    await soon(() => numbersIn(first.lastAnswer)).toContain(endOfContinued)
    await first.untilAnswered()
    goingOn = false
    expectUnbroken(await numbersIn(first.lastAnswer), endOfContinued)
    expect(await first.messages.count()).toBe(2)
    expect(await first.lastAnswer.getByText('Stopped').count()).toBe(0)
  })

  test('goes to another conversation and comes back while it is written', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.send('Count slowly. [[upstream tokens=300 rate=15 kind=numbered]]')
    await soon(() => numbersIn(chat.lastAnswer)).toContain(20)
    const running = chat.conversations.getByRole('link', { name: 'Count slowly' })

    await chat.beginAnew()
    await chat.ask('Something short. [[upstream tokens=5]]')
    expect(await running.getByRole('img', { name: 'Answering' }).count()).toBe(1)
    await running.click()
    await chat.stop.waitFor()
    const before = (await numbersIn(chat.lastAnswer)).length
    await soon(async () => (await numbersIn(chat.lastAnswer)).length).toBeGreaterThan(before + 50)
    expectUnbroken(await numbersIn(chat.lastAnswer))
    await chat.untilAnswered()
    expectUnbroken(await numbersIn(chat.lastAnswer), 300)
    expect(await chat.messages.count()).toBe(2)
  })
})

describe('a reader who scrolls up while the answer is written', () => {
  test('is left where they are, and comes back to the end by the button', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.send('Write much. [[upstream tokens=12000 rate=100 kind=md]]')
    /** As painted: between what grows and the frame that shows it, nobody sees anything. */
    const place = () =>
      chat.log.evaluate(async (area) => {
        await new Promise((laidOut) =>
          requestAnimationFrame(() => new ResizeObserver(laidOut).observe(area)),
        )
        return {
          top: area.scrollTop,
          height: area.scrollHeight,
          left: area.scrollHeight - area.scrollTop - area.clientHeight,
        }
      })
    await soon(async () => (await place()).height).toBeGreaterThan(2000)
    expect((await place()).left).toBeLessThan(30)

    await chat.log.hover()
    await page.mouse.wheel(0, -700)
    await chat.toTheEnd.waitFor()
    await soon(async () => (await place()).left).toBeGreaterThan(600)
    // What was flying is at rest when two looks in a row agree.
    let before = await place()
    await soon(async () => {
      const last = before
      before = await place()
      return before.top === last.top
    }).toBe(true)
    await soon(async () => (await place()).height).toBeGreaterThan(before.height + 800)
    expect(Math.abs((await place()).top - before.top)).toBeLessThanOrEqual(1)

    await chat.toTheEnd.click()
    await soon(async () => (await place()).left).toBeLessThan(30)
    const { height } = await place()
    await soon(async () => (await place()).height).toBeGreaterThan(height + 200)
    expect((await place()).left).toBeLessThan(30)
    await chat.stop.click()
    await chat.untilAnswered()
  })
})
