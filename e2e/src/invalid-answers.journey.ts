// Answers that model servers give beside the usual ones: nothing at all, pictures, thinking of which only the end is marked.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream, wordsOf } from './testing/use-upstream.ts'

const replies = new URL('../../engines/src/testing/replies/', import.meta.url)
let isEmptyOnce = false

const upstream = useUpstream({
  respond({ body }, response) {
    const { messages = [] } = (body ?? {}) as { messages?: { role: string; content: string }[] }
    const last = messages.at(-1)
    const [, name] = /^Reply with (\w+)$/.exec(last ? wordsOf(last) : '') ?? []
    if (!name || (name === 'empty' && isEmptyOnce)) return false
    isEmptyOnce = name === 'empty'
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const reply = readFileSync(new URL(`${name}.txt`, replies), 'utf8')
    if (name === 'everystop') sendSlowly(reply, response)
    else response.end(reply)
    return true
  },
})
const server = useServer(() => ({ env: upstream.env() }))

/** Longer in all than an upstream that has said its last word is waited for, and shorter from piece to piece. */
function sendSlowly(reply: string, response: ServerResponse): void {
  const events = reply.split('\n\n')
  const timer = setInterval(() => {
    const event = events.shift()
    if (event !== undefined) response.write(`${event}\n\n`)
    else {
      clearInterval(timer)
      response.end()
    }
  }, 500)
  response.once('close', () => clearInterval(timer))
}

describe('an answer of which', () => {
  test('nothing came says so, is asked for again, and does not end the conversation', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Reply with empty')
    await chat.lastAnswer.getByText('The model returned an empty answer').waitFor()
    await page.reload()
    await chat.lastAnswer.getByText('The model returned an empty answer').waitFor()
    await chat.ask('And now?')
    expect(await textOf(chat.lastAnswer)).toContain('Message 1')
    await chat.answers.first().getByRole('button', { name: 'Try again' }).click()
    await soon(() => textOf(chat.lastAnswer)).toContain('Message 1')
    expect(await page.getByText('returned an empty answer').count()).toBe(0)
  })

  test('each piece says that it is the last is read to its end', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Reply with everystop')
    const parts = Array.from({ length: 16 }, (_, at) => `part${at + 1}`).join(' ')
    await soon(() => textOf(chat.lastAnswer)).toContain(parts)
    await page.reload()
    await soon(() => textOf(chat.lastAnswer)).toContain(parts)
  })

  test('a picture is a part shows it, after a reload too', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.ask('Reply with images')
    const widths = () =>
      chat.lastAnswer
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
    await soon(widths).toEqual([1])
    await page.reload()
    await soon(widths).toEqual([1])
  })

  test('only the end of the thinking is marked shows the answer, and the thinking apart', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    const words = () => chat.lastAnswer.locator('[data-words]').allTextContents()
    for (const name of ['thinkclose', 'harmony']) {
      await chat.ask(`Reply with ${name}`)
      const [answer = ''] = await words()
      expect(answer).toMatch(/^(The answer is 42\.|Visible\.)\s*$/)
      expect(await words()).toHaveLength(1)
    }
    await page.reload()
    await soon(words).toHaveLength(1)
    await chat.answers.first().getByText('Thought for').click()
    await chat.answers.first().getByText('the user wants a number').waitFor()
  })
})
