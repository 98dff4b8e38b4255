// Replies that are not what they should be: of a newer server, of something in between, or of our own with something missing. Whatever
// comes, the open page stays.
import type { ChatEvent } from '@atelier/contract/message-parts'
import { describe, expect } from 'vitest'
import { type Chat, chatOn, textOf } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { type Replies, Sent } from './testing/calls.ts'
import { entriesOf, eventsOf, groupOf } from './testing/conversations.ts'
import { memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'

/** What the page tells whoever looks for the cause. */
const told = /is not what it should be|could not be read/

const faultTitle = 'Couldn’t load the page'

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
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(told)
    let body = '{}'
    let asked = 0
    const { page } = await renderScreen('/Chat', {
      clock: true,
      before: (blank) =>
        blank.route('**/version.json*', (route) => {
          asked += 1
          return route.fulfill({ body, contentType: 'application/json' })
        }),
    })
    const chat = chatOn(page)
    await chat.form.waitFor()
    await page.clock.fastForward(10_000)
    await soon(() => asked).toBe(1)
    await page.evaluate(() =>
      localStorage.setItem('version', JSON.stringify({ value: '0.1.0', expire: null })),
    )
    for (const invalid of [
      '[]',
      '"1.2.3"',
      'null',
      '<!doctype html><title>x</title>',
      '{"version":7}',
    ]) {
      body = invalid
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

const ndjson = { contentType: 'application/x-ndjson' }

/** The lines of an answer, with these among them after the first; those that follow count on. */
function withInvalidLines(
  answer: readonly ChatEvent[],
  numbered: object[],
  others: string[],
): Sent {
  const [first, ...rest] = answer
  const added = numbered.map((event, at) => ({ ...event, seq: 2 + at }))
  const moved = rest.map((event) => ({ ...event, seq: event.seq + numbered.length }))
  const text = (event: object | undefined) => JSON.stringify(event)
  const lines = [text(first), ...others, ...added.map(text), ...moved.map(text)]
  return new Sent(`${lines.join('\n')}\n`, ndjson)
}

describe('the stream of an answer', () => {
  test('loses what the page does not know, and nothing beside it', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(told)
    const { page } = await renderScreen('/Chat', {
      calls: {
        'chat.process': withInvalidLines(
          eventsOf('Twelve words.'),
          [{ type: 'telepathy', of: [1] }, { type: 'text-delta' }, { type: 'source', title: {} }],
          ['{}', '[]', '"x"', '<html>', '{"type":"later"}', '{"half'],
        ),
      },
    })
    const chat = chatOn(page)
    await chat.ask('Words.')
    await soon(() => textOf(chat.lastAnswer)).toContain('Twelve words.')
    await expectOpen(chat)
  })

  test('that is an envelope with a failure gives the message back with the reason', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(told)
    const { page, answer } = await renderScreen('/Chat')
    const chat = chatOn(page)
    await chat.form.waitFor()
    const body = '{"code":500,"message":"The gateway has no room.","success":false,"data":null}'
    for (const contentType of ['application/json', 'application/x-ndjson']) {
      answer({ 'chat.process': new Sent(`${body}\n`, { contentType }) })
      await chat.composer.fill('Take this.')
      await chat.composer.press('Enter')
      await soon(() => textOf(chat.form.getByRole('alert'))).toContain('The gateway has no room.')
      expect(await chat.composer.inputValue()).toBe('Take this.')
      await expectOpen(chat)
    }
  })

  test('that is an envelope with code 401 forgets the login and loads the page anew', async ({
    renderScreen,
  }) => {
    const refused = { code: 401, message: 'No.', success: false, data: null }
    const { page } = await renderScreen('/Chat', {
      as: memberNamed('mirabel'),
      calls: { 'chat.process': new Sent(JSON.stringify(refused)) },
    })
    const chat = chatOn(page)
    await chat.form.waitFor()
    const loaded = page.waitForEvent('load')
    await chat.composer.fill('Who am I?')
    await chat.composer.press('Enter')
    await loaded
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await chat.form.waitFor()
    expect(await page.getByText(faultTitle).count()).toBe(0)
  })
})

test('the stream of works loses what the page does not know', async ({
  renderScreen,
  expectErrors,
}) => {
  expectErrors(told)
  const body = '{}\n{"type":"later","of":1}\n{"type":"gone"}\n{"type":"work","work":{}}\n<p>\n'
  const { page, asked } = await renderScreen('/draw', {
    calls: { 'works.follow': new Sent(body, ndjson) },
  })
  // It was read to its end, and comes back.
  await soon(() => asked('works.follow').length).toBeGreaterThan(1)
  expect(await page.getByText(faultTitle).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Prompt' }).waitFor()
})

describe('a list', () => {
  test.for(['null', '{}', '{"rows":null}', '"text"'])(
    'that is %s leaves its page open, with a way to ask again',
    async (data, { renderScreen, expectErrors }) => {
      expectErrors(told)
      const invalid = new Sent(`{"code":200,"data":${data}}`)
      const { page, goto } = await renderScreen('/Chat', {
        calls: {
          'groups.list': invalid,
          'works.list': invalid,
          'content.notices': invalid,
        },
      })
      const chat = chatOn(page)
      await chat.form.waitFor()
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      await expectOpen(chat)
      await goto('/draw')
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      expect(await page.getByText(faultTitle).count()).toBe(0)
    },
  )
})

test('a message whose parts are odd is one odd message, and can be deleted', async ({
  renderScreen,
  expectErrors,
}) => {
  // React tells of what the boundaries bear.
  expectErrors(told, /error occurred|error boundary|TypeError|Error:/)
  const { page } = await renderScreen('/Chat?group=1', { calls: withInvalidMessages() })
  const chat = chatOn(page)
  await soon(() => chat.messages.count()).toBe(4)
  const invalid = chat.messages.nth(1)
  await invalid.getByText('Sound words.').waitFor()
  await invalid.getByText('Reload the page to use this.').waitFor()
  await invalid.getByText('This part couldn’t be shown.').waitFor()
  await chat.messages.nth(2).getByText('This part couldn’t be shown.').waitFor()
  await expectOpen(chat)
  await chat.messages.nth(2).getByRole('button', { name: 'Delete' }).click()
  await soon(() => chat.messages.count()).toBe(3)
})

/** Two questions with their answers; the parts of the first answer and of the second question are odd. */
function withInvalidMessages(): Replies {
  const [first, answer, question, last] = entriesOf(['First.', 'One.', 'Second.', 'Two.'])
  const title = { not: 'a title' }
  const rows = [
    first,
    {
      ...answer,
      parts: [
        { type: 'hologram', of: {} },
        { type: 'text', text: { not: 'a text' } },
        { type: 'text', text: 'Sound words.' },
        null,
      ],
    },
    {
      ...question,
      text: { not: 'a text' },
      parts: [{ type: 'document', documentId: 1, title, mime: 'text/plain', bytes: 1 }],
    },
    last,
  ]
  const log = { code: 200, success: true, message: '', data: { rows, before: null } }
  return {
    'groups.list': [groupOf(1, 'Odd')],
    'chatlog.list': new Sent(JSON.stringify(log)),
  }
}
