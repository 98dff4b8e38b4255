import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ScriptedAnswer } from '../../../../testing/scripted-engine.ts'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ answersAtOnce: 25 })
})
afterAll(() => test.close())

let growing: { answer: ScriptedAnswer; events: Promise<unknown> }[] = []
afterEach(async () => {
  for (const { answer } of growing) answer.finish()
  await Promise.all(growing.map(({ events }) => events))
  growing = []
})

/** Begins answers that go on until the test ends. */
async function begin(count: number, as: Credential) {
  for (let at = 0; at < count; at++) {
    const next = test.engine.next()
    const events = test.events(api.chat.process, { prompt: 'Go on' }, { as })
    growing.push({ answer: await next, events })
  }
}

const ask = (as: Credential, language = 'en') =>
  test.ask(api.chat.process, { prompt: 'One more' }, { as, language })

describe('answers under way', () => {
  it('of one person are so many at once, and one more as soon as one has ended', async () => {
    const as = test.guest()
    await begin(12, as)
    const { status, body, headers } = await ask(as)
    expect([status, body, headers['retry-after']]).toMatchObject([
      429,
      { error: 'chat.too_many_own', message: expect.stringContaining('12 answers') },
      '10',
    ])
    expect((await ask(as, 'zh-TW')).body).toMatchObject({
      message: expect.stringContaining('停止'),
    })
    // Nothing was stored of it.
    expect(await test.call(api.groups.list, {}, { as })).toHaveLength(12)
    const [first] = growing.splice(0, 1)
    first?.answer.finish()
    await first?.events
    await begin(1, as)
  })

  it('of one site leave room for others, and what could not begin takes no place', async () => {
    await begin(10, test.guest())
    await begin(10, test.guest())
    const as = test.guest()
    for (let at = 0; at < 30; at++) {
      const { status, body } = await ask(as)
      expect([status, body]).toMatchObject([503, { error: 'chat.too_many_here' }])
    }
    const [first] = growing.splice(0, 1)
    first?.answer.finish()
    await first?.events
    // Wrong wishes give back what they took.
    for (let at = 0; at < 30; at++)
      expect((await test.ask(api.chat.process, { prompt: ' ' }, { as })).status).toBe(422)
    await begin(1, as)
  })
})
