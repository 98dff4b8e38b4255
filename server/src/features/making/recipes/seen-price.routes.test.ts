// What was shown is what is charged: at a higher price nothing is queued, taken or asked.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { openPaidChat, type PaidChat } from '../../talk/chat/testing/paid-chat.ts'
import { createListingEngine } from './testing/listing-engine.ts'

let paid: PaidChat
let as: Credential
beforeAll(async () => {
  const { engine } = createListingEngine({ id: 'painting' })
  paid = await openPaidChat({ imagePrice: { perImage: 3 } }, { engines: [engine] })
  await paid.test.services.chat.catalog.connectFound(
    ['scripted', 'painting'].map((id) => ({ engine: id, preset: id, label: id, settings: {} })),
    'environment',
  )
  as = paid.test.guest()
})
afterAll(() => paid.test.close())

describe('a work', () => {
  const draw = (seenPrice?: number, more: object = {}) =>
    paid.test.ask(
      api.queue.draw,
      { prompt: 'a lake', ...more, ...(seenPrice === undefined ? {} : { seenPrice }) },
      { as, language: 'en-US' },
    )

  it('is queued at the price that was shown, or a lower one', async () => {
    expect((await draw(3)).status).toBe(200)
    expect((await draw(5)).status).toBe(200)
    expect((await draw()).status).toBe(200)
  })

  it('is refused at a higher one, which is told; nothing is taken', async () => {
    const before = await paid.balance(as)
    const refused = await draw(2)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 'prices.changed', price: 3, message: expect.stringContaining('3') },
    ])
    expect(await paid.balance(as)).toBe(before)
  })

  it('of several is counted together', async () => {
    expect((await draw(8, { beishu: 3 })).body).toMatchObject({ price: 9 })
    expect((await draw(9, { beishu: 3 })).status).toBe(200)
  })
})

describe('an answer', () => {
  const rates = { perCall: 0, inputPer1k: 100, cachedPer1k: 100, outputPer1k: 1000 }
  const hello = { prompt: 'Hello', options: {} }

  it('is not asked for where any rate is higher than was shown', async () => {
    for (const seenRates of [
      { ...rates, outputPer1k: 999 },
      { ...rates, inputPer1k: 99 },
    ]) {
      const refused = await paid.test.ask(api.chat.process, { ...hello, seenRates }, { as })
      expect([refused.status, refused.body]).toMatchObject([409, { error: 'prices.rates_changed' }])
    }
    expect(await paid.test.call(api.groups.list, {}, { as })).toEqual([])
  })

  it('is asked for at those rates, and at lower ones', async () => {
    for (const seenRates of [rates, { ...rates, perCall: 7 }]) {
      const events = paid.test.events(api.chat.process, { ...hello, seenRates }, { as })
      ;(await paid.test.engine.next()).finish({ usage: { inputTokens: 1, outputTokens: 1 } })
      expect((await events).at(-1)).toMatchObject({ type: 'finish' })
    }
  })
})
