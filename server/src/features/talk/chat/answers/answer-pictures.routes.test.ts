import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../../platform/clock.ts'
import { plainPicture } from '../../../../testing/pictures.ts'
import type { ScriptedAnswer } from '../../../../testing/scripted-engine.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { sweepHiddenUploads } from '../../../identity/uploads/own-uploads.ts'

const teal = await plainPicture(8, 6).png().toBuffer()
const red = await plainPicture(8, 6, 'red').webp().toBuffer()
const dataOf = (bytes: Buffer, mime = 'image/png') =>
  `data:${mime};base64,${bytes.toString('base64')}`
const picture = (url: string) => ({ type: 'image' as const, url })
const text = (words: string) => ({ type: 'text-delta' as const, text: words })

let test: TestApp
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
    fetchGuarded: async (address) => ({
      status: address.endsWith('red') ? 200 : 404,
      contentType: 'image/webp',
      bytes: red,
    }),
  })
})
afterAll(() => test.close())

/** Has a model that sees answer so; gives what was sent and what is kept. */
async function answers(
  write: (answer: ScriptedAnswer) => void,
  as = test.guest(),
  groupId?: number,
) {
  const models = await test.call(api.models.listChat, {})
  const gptModelId = models.find(({ name }) => name === 'Seeing')?.id ?? 0
  const options = groupId === undefined ? {} : { groupId }
  const events = test.events(api.chat.process, { prompt: 'Draw', gptModelId, options }, { as })
  const answer = await test.engine.next()
  write(answer)
  const sent = await events
  const [start] = sent
  const group = start?.type === 'start' ? start.groupId : 0
  const { rows } = await test.call(api.chatlog.list, { groupId: group }, { as })
  return { as, groupId: group, sent, entry: rows.at(-1), request: answer.request }
}

const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode
const urlsOf = (parts: readonly object[] = []) =>
  parts.flatMap((part) => ('url' in part ? [String(part.url)] : []))

describe('a picture that a model makes', () => {
  it('is stored, sent in its place and kept with the answer', async () => {
    const { as, sent, entry } = await answers((answer) => {
      answer.emit(text('Here: '))
      answer.emit(picture(dataOf(teal)))
      answer.emit(text('and '))
      answer.emit(picture('https://pictures.example/red'))
      answer.emit(picture(dataOf(teal)))
      answer.finish({ usage: null })
    })
    const stored = { type: 'image', url: expect.stringMatching(/^\/api\/upload\/file\?/) }
    expect(entry?.parts).toEqual([
      { type: 'text', text: 'Here: ' },
      { ...stored, mime: 'image/png', width: 8, height: 6 },
      { type: 'text', text: 'and ' },
      { ...stored, mime: 'image/webp', width: 8, height: 6 },
    ])
    expect(sent.at(-1)).toMatchObject({ reason: 'done', usage: { estimated: true } })
    expect(entry?.usage?.outputTokens).toBeGreaterThan(2000)
    for (const url of urlsOf(entry?.parts)) expect(await statusOf(url)).toBe(200)
    const list = await test.call(api.uploads.list, {}, { as })
    expect(list.rows).toEqual([])
  })

  it('is left out alone where it is none, and told by its address where that cannot be read', async () => {
    const { entry } = await answers((answer) => {
      answer.emit(picture('data:image/png;base64,AAAA'))
      answer.emit(text('So.'))
      answer.emit(picture('https://pictures.example/gone'))
      answer.finish()
    })
    expect(entry).toMatchObject({
      state: 'done',
      parts: [{ type: 'text', text: 'So.\n\n<https://pictures.example/gone>\n\n' }],
    })
    const alone = await answers((answer) => {
      answer.emit(picture('data:image/png;base64,AAAA'))
      answer.finish()
    })
    expect(alone.entry).toMatchObject({ state: 'empty', parts: [] })
  })

  it('is kept of an answer that breaks off, and no more than sixteen are', async () => {
    const many = await Promise.all(
      Array.from({ length: 18 }, (_, at) =>
        plainPicture(at + 1, 2)
          .png()
          .toBuffer(),
      ),
    )
    const { entry } = await answers((answer) => {
      for (const bytes of many) answer.emit(picture(dataOf(bytes)))
      answer.fail(new Error('gone'))
    })
    expect(entry?.state).toBe('failed')
    expect(entry?.parts).toHaveLength(16)
  })

  it('is shown to the model with the next question', async () => {
    const first = await answers((answer) => {
      answer.emit(picture(dataOf(teal)))
      answer.finish()
    })
    const { request } = await answers((answer) => answer.finish(), first.as, first.groupId)
    expect(request.turns).toMatchObject([
      { role: 'user' },
      { role: 'assistant', parts: [{ type: 'text', text: '(You made a picture here.)' }] },
      {
        role: 'user',
        parts: [{ type: 'text' }, { type: 'image', mime: 'image/png' }, { text: 'Draw' }],
      },
    ])
  })

  it('goes within a day of its conversation, and not before', async () => {
    const { as, groupId, entry } = await answers((answer) => {
      answer.emit(picture(dataOf(teal)))
      answer.finish()
    })
    const [url = ''] = urlsOf(entry?.parts)
    const sweepLater = async (days: number) => {
      aheadMs = days * 24 * 60 * 60 * 1000 + 1000
      await sweepHiddenUploads({ ...test.services.uploads, log: test.parts.log })
    }
    try {
      await sweepLater(1)
      expect(await statusOf(url)).toBe(200)
      await test.call(api.groups.delete, { groupId }, { as })
      await sweepLater(2)
      expect(await statusOf(url)).toBe(404)
    } finally {
      aheadMs = 0
    }
  })
})
