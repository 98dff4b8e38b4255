// Replies that are not what they should be: of a newer server, of something in between, or of our own with something missing. Whatever
// comes, the open page stays.
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp, untilSignedIn } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { type Chat, chatOn, english, textOf } from './testing/chat-page.ts'
import { fetchOwn } from './testing/fetch-own.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

/** What the page tells whoever looks for the cause. */
const told = /is not what it should be|could not be read/

const faultTitle = 'The page could not be shown'

async function expectOpen(chat: Chat): Promise<void> {
  expect(await chat.page.getByText(faultTitle).count()).toBe(0)
  await chat.composer.fill('still here')
  expect(await chat.composer.inputValue()).toBe('still here')
  await chat.composer.fill('')
}

describe('a version file', () => {
  const six = {
    version: '99.0.0',
    date: '2030-01-31',
    content1: 'First point',
    content2: 'Second point',
    versionnew: '99.0.0',
    versionold: '0.1.0',
  }

  test('with the six fields of the specification offers its update, and others change nothing', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(told)
    const page = await visit('about:blank')
    await page.clock.install()
    let body = '{}'
    let asked = 0
    await page.route('**/version.json*', (route) => {
      asked += 1
      return route.fulfill({ body, contentType: 'application/json' })
    })
    await page.goto(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.waitFor()
    await page.clock.fastForward(10_000)
    await soon(() => asked).toBe(1)
    await page.evaluate(() =>
      localStorage.setItem('version', JSON.stringify({ value: '0.1.0', expire: null })),
    )
    for (const odd of [
      '[]',
      '"1.2.3"',
      'null',
      '<!doctype html><title>x</title>',
      '{"version":7}',
    ]) {
      body = odd
      const before = asked
      await page.clock.fastForward(60_000)
      await soon(() => asked).toBe(before + 1)
      await expectOpen(chat)
    }
    expect(await page.getByRole('region', { name: 'Update available' }).count()).toBe(0)
    body = JSON.stringify(six)
    await page.clock.fastForward(60_000)
    const bar = page.getByRole('region', { name: 'Update available' })
    await bar.getByRole('button', { name: 'What is new' }).click()
    const prompt = page.getByRole('alertdialog', { name: 'Update available' })
    await prompt.waitFor()
    for (const part of ['v0.1.0 → v99.0.0', 'First point', 'Second point', '2030-01-31'])
      expect(await textOf(prompt)).toContain(part)
    await page.keyboard.press('Escape')
    await expectOpen(chat)
  })
})

/** Answers as the server does, with the lines changed on their way. */
async function withLines(route: Route, change: (lines: string[]) => string[]): Promise<void> {
  const reply = await fetchOwn(route)
  const lines = (await reply.text()).split('\n').filter((line) => line !== '')
  await route.fulfill({ response: reply, body: `${change(lines).join('\n')}\n` })
}

/** Puts lines after the first, and counts those that follow on. */
function afterFirst(lines: string[], numbered: object[], others: string[]): string[] {
  const events = lines.map((line) => JSON.parse(line) as { seq: number })
  const [first, ...rest] = events
  const added = numbered.map((event, at) => ({ ...event, seq: 2 + at }))
  const moved = rest.map((event) => ({ ...event, seq: event.seq + numbered.length }))
  const text = (event: object | undefined) => JSON.stringify(event)
  return [text(first), ...others, ...added.map(text), ...moved.map(text)]
}

describe('the stream of an answer', () => {
  test('loses what the page does not know, and nothing beside it', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(told)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.waitFor()
    await page.route('**/api/chatgpt/chat-process', (route) =>
      withLines(route, (lines) =>
        afterFirst(
          lines,
          [{ type: 'telepathy', of: [1] }, { type: 'text-delta' }, { type: 'source', title: {} }],
          ['{}', '[]', '"x"', '<html>', '{"type":"later"}', '{"half'],
        ),
      ),
    )
    await chat.ask('Words. [[upstream tokens=12 kind=numbered]]')
    await soon(() => textOf(chat.lastAnswer)).toContain('12')
    await expectOpen(chat)
  })

  test('that is an envelope with a failure gives the message back with the reason', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(told)
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    await chat.form.waitFor()
    const body = '{"code":500,"message":"The gateway has no room.","success":false,"data":null}'
    for (const contentType of ['application/json', 'application/x-ndjson']) {
      await page.route('**/api/chatgpt/chat-process', (route) =>
        route.fulfill({ body: `${body}\n`, contentType }),
      )
      await chat.composer.fill('Take this.')
      await chat.composer.press('Enter')
      await soon(() => textOf(chat.form.getByRole('alert'))).toContain('The gateway has no room.')
      expect(await chat.composer.inputValue()).toBe('Take this.')
      await page.unroute('**/api/chatgpt/chat-process')
      await expectOpen(chat)
    }
  })

  test('that is an envelope with code 401 forgets the login and loads the page anew', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    const mirabel = { username: 'mirabel', password: 'a long enough word' }
    await signUp(page, mirabel)
    await untilSignedIn(page, mirabel)
    await page.route('**/api/chatgpt/chat-process', (route) =>
      route.fulfill({ json: { code: 401, message: 'No.', success: false, data: null } }),
    )
    const loaded = page.waitForEvent('load')
    await chat.composer.fill('Who am I?')
    await chat.composer.press('Enter')
    await loaded
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await chat.form.waitFor()
    expect(await page.getByText(faultTitle).count()).toBe(0)
  })
})

test('the stream of works loses what the page does not know', async ({ visit, expectErrors }) => {
  expectErrors(told)
  const page = await visit('about:blank')
  let asked = 0
  const body = '{}\n{"type":"later","of":1}\n{"type":"gone"}\n{"type":"work","work":{}}\n<p>\n'
  await page.route('**/api/works/events', (route) => {
    asked += 1
    return route.fulfill({ body, contentType: 'application/x-ndjson' })
  })
  await page.goto(`${server.at(english)}/draw`)
  // It was read to its end, and comes back.
  await soon(() => asked).toBeGreaterThan(1)
  expect(await page.getByText(faultTitle).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Prompt' }).waitFor()
})

describe('a list', () => {
  test.for(['null', '{}', '{"rows":null}', '"text"'])(
    'that is %s leaves its page open, with a way to ask again',
    async (data, { visit, expectErrors }) => {
      expectErrors(told)
      const page = await visit('about:blank')
      for (const call of ['group/query', 'chatLog/draw', 'config/notice'])
        await page.route(`**/api/${call}*`, (route) =>
          route.fulfill({ body: `{"code":200,"data":${data}}`, contentType: 'application/json' }),
        )
      await page.goto(`${server.at(english)}/Chat`)
      const chat = chatOn(page)
      await chat.form.waitFor()
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      await expectOpen(chat)
      await page.goto(`${server.at(english)}/draw`)
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      expect(await page.getByText(faultTitle).count()).toBe(0)
    },
  )
})

test('a message whose parts are odd is one odd message, and can be deleted', async ({
  visit,
  expectErrors,
}) => {
  // React tells of what the boundaries bear.
  expectErrors(told, /error occurred|error boundary|TypeError|Error:/)
  const page = await visit(`${server.at(english)}/Chat`)
  const chat = chatOn(page)
  await chat.ask('First. [[upstream tokens=5]]')
  await chat.ask('Second. [[upstream tokens=5]]')
  await page.route('**/api/chatlog/chatList*', async (route) => {
    const reply = await fetchOwn(route)
    const body = (await reply.json()) as { data: { rows: { parts: unknown; text: unknown }[] } }
    const [, answer, question] = body.data.rows
    if (answer) {
      answer.parts = [
        { type: 'hologram', of: {} },
        { type: 'text', text: { not: 'a text' } },
        { type: 'text', text: 'Sound words.' },
        null,
      ]
    }
    if (question) {
      question.text = { not: 'a text' }
      const title = { not: 'a title' }
      question.parts = [{ type: 'document', documentId: 1, title, mime: 'text/plain', bytes: 1 }]
    }
    await route.fulfill({ response: reply, json: body })
  })
  await page.reload()
  await soon(() => chat.messages.count()).toBe(4)
  const odd = chat.messages.nth(1)
  await odd.getByText('Sound words.').waitFor()
  await odd.getByText('This part needs a newer version of the page.').waitFor()
  await odd.getByText('This could not be shown.').waitFor()
  await chat.messages.nth(2).getByText('This could not be shown.').waitFor()
  await expectOpen(chat)
  await chat.messages.nth(2).getByRole('button', { name: 'Delete' }).click()
  await soon(() => chat.messages.count()).toBe(3)
})
