// A conversation of five thousand messages.
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { type Chat, chatOn, english } from './testing/chat-page.ts'
import { seedConversation, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
const count = 5000

const paragraph =
  'Nothing is lost that was written down, and nothing is found that nobody looks for. '

/** Short and long messages in turn, so that no height can be foretold; each knows its number. */
const texts = Array.from({ length: count }, (_, at) =>
  at === 0 ? 'Message 1: the xylophone stands at the beginning.' : textOfMessage(at + 1),
)

function textOfMessage(number: number): string {
  const body = paragraph.repeat(1 + ((number * 7) % 5))
  const list =
    number % 6 === 0 ? `\n\n- one\n- two\n- three\n\n\`\`\`js\nwalk(${number})\n\`\`\`` : ''
  return `Message ${number}: ${body}${list}`
}

type Drawn = { id: string; top: number; bottom: number }

/** The area, and how much of its beginning the bar over it covers. */
type View = { height: number; covered: number; scrollTop: number; rows: Drawn[] }

/** The drawn messages, by their places in the area; as painted: between a change and the frame that shows it, nobody sees anything. */
const drawnIn = (chat: Chat): Promise<View> =>
  chat.log.evaluate(async (area) => {
    await new Promise((laidOut) =>
      requestAnimationFrame(() => new ResizeObserver(laidOut).observe(area)),
    )
    const { top, height } = area.getBoundingClientRect()
    const covered = Number.parseFloat(getComputedStyle(area).getPropertyValue('--log-top'))
    const rows = [...area.querySelectorAll('article')]
      .map((article) => {
        const box = (article.parentElement ?? article).getBoundingClientRect()
        return {
          id: article.getAttribute('data-entry-id') ?? '',
          top: box.top - top,
          bottom: box.bottom - top,
        }
      })
      .sort((a, b) => a.top - b.top)
    return { height, covered, scrollTop: area.scrollTop, rows }
  })

/** Turns the wheel by so many px, and resolves when the page has moved. */
async function turnWheel(chat: Chat, deltaY: number): Promise<void> {
  const moved = await chat.log.evaluateHandle((area) => ({
    promise: new Promise<void>((resolve) =>
      area.addEventListener('scroll', () => resolve(), { once: true }),
    ),
  }))
  await chat.page.mouse.wheel(0, deltaY)
  await moved.evaluate(({ promise }) => promise)
}

/** What is drawn once nothing moves any more. */
async function atRest(chat: Chat) {
  let last = ''
  let now = await drawnIn(chat)
  await soon(async () => {
    last = JSON.stringify(now)
    now = await drawnIn(chat)
    return JSON.stringify(now) === last
  }).toBe(true)
  return now
}

/** No part of the area without a message, apart from the margins at both ends. */
function expectNoBlank({ height, covered, rows }: View): void {
  const inView = rows.filter(({ top, bottom }) => bottom > covered && top < height)
  expect(inView[0]?.top).toBeLessThanOrEqual(covered + 17)
  expect(inView.at(-1)?.bottom).toBeGreaterThanOrEqual(height - 25)
  for (const [at, { top }] of inView.entries())
    if (at > 0) expect(Math.abs(top - (inView[at - 1]?.bottom ?? 0))).toBeLessThanOrEqual(1.5)
}

describe('a conversation of 5,000 messages', () => {
  test('opens at its end, is scrolled back without blanks or jumps, and is searched to its beginning', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest(visit, server)
    const chat = chatOn(page)
    const { groupId, entryIds } = await seedConversation(page, server, { title: 'Long', texts })
    await page.goto(`${server.at(english)}/Chat?group=${groupId}`)
    await chat.messages.filter({ hasText: `Message ${count}:` }).waitFor()
    expectNoBlank(await atRest(chat))
    expect(await chat.messages.count()).toBeLessThan(60)

    await chat.log.hover()
    let loaded = 0
    page.on('response', (response) => {
      if (/chatList.*before=/.test(response.url())) loaded += 1
    })
    while (loaded < 3) {
      // A wheel turns no further than what has come.
      await soon(() => chat.log.evaluate((area) => area.scrollTop)).toBeGreaterThanOrEqual(120)
      const before = await atRest(chat)
      // By notches of a wheel where earlier messages are about to come in, by leaps on the way there.
      const notch = before.scrollTop < 9000 || before.scrollTop > 46_000
      const anchor = before.rows.find(({ top }) => top >= 0)
      await turnWheel(chat, notch ? -120 : -2400)
      const after = await atRest(chat)
      expectNoBlank(after)
      const moved = after.rows.find(({ id }) => id === anchor?.id)
      if (notch) expect(moved?.top).toBeCloseTo((anchor?.top ?? 0) + 120, -0.5)
    }

    await page.keyboard.press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find in this conversation' })
    await find.click()
    await find.fill('xylophone')
    const first = chat.messages.filter({ hasText: 'xylophone' })
    await first.waitFor()
    expect(await first.getAttribute('data-entry-id')).toBe(String(entryIds[0]))
    await soon(async () => (await drawnIn(chat)).rows[0]?.id).toBe(String(entryIds[0]))
    expectNoBlank(await atRest(chat))

    await find.press('Escape')
    await chat.toTheEnd.click()
    await chat.messages.filter({ hasText: `Message ${count}:` }).waitFor()
    expectNoBlank(await atRest(chat))
  })
})
