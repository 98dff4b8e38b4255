import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaidChat, type PaidChat } from '../chat/testing/paid-chat.ts'

let paid: PaidChat
beforeAll(async () => {
  paid = await openPaidChat({ chatPrice: { inputPer1k: 0.2, outputPer1k: 0.8 } })
})
afterAll(() => paid.test.close())

const { items, usedTokens } = api.prices

describe('the prices of items', () => {
  it('tell each chat model with what a usual exchange costs', async () => {
    await paid.test.configure({ modelPrices: { seeing: { perCall: 1, outputPer1k: 1.5 } } })
    expect(await paid.test.call(items, {}, { as: paid.test.guest() })).toMatchObject([
      {
        kind: 'chat',
        name: 'Plain',
        purse: 'credits',
        rates: { inputPer1k: 0.2, outputPer1k: 0.8 },
        quantities: { perCall: 1, inputPer1k: 1000, outputPer1k: 1000 },
        price: 1,
        vipOnly: false,
      },
      { kind: 'chat', name: 'Seeing', price: 3 },
    ])
  })

  it('follow the factor of the site', async () => {
    await paid.test.configure({ priceFactor: 2.5 })
    const [plain] = await paid.test.call(items, {}, { as: paid.test.guest() })
    expect(plain).toMatchObject({ rates: { inputPer1k: 0.5, outputPer1k: 2 }, price: 3 })
    await paid.test.configure({ priceFactor: 1 })
  })
})

describe('used tokens', () => {
  const answered = async (as: Awaited<ReturnType<PaidChat['test']['member']>>, at: string) => {
    const { answer, events } = await paid.ask('Hi', as)
    answer.finish({ usage: { inputTokens: 1000, outputTokens: 500, cachedTokens: 100 } })
    await events
    const [group] = await paid.test.call(api.groups.list, {}, { as })
    await paid.test.database.pool.query(
      `update chat_entries set created_at = $1 where group_id = $2`,
      [at, group?.id],
    )
  }

  it('are told by model and day, by whose days the caller says, and to nobody else', async () => {
    const as = paid.test.guest()
    const other = paid.test.guest()
    await answered(as, '2026-03-01T15:59:00Z')
    await answered(as, '2026-03-01T16:01:00Z')
    await answered(as, '2026-03-01T17:00:00Z')
    await answered(other, '2026-03-01T17:00:00Z')
    const days = { from: '2026-03-01', to: '2026-03-02' }
    const one = {
      model: 'Plain',
      answers: 1,
      inputTokens: 1000,
      outputTokens: 500,
      cachedTokens: 100,
      credits: 1,
    }
    const two = { ...one, answers: 2, inputTokens: 2000, outputTokens: 1000, cachedTokens: 200 }
    const ofSite = await paid.test.call(usedTokens, days, { as })
    expect(ofSite).toMatchObject({
      timeZone: 'Asia/Shanghai',
      rows: [
        { ...two, day: '2026-03-02', credits: 2 },
        { ...one, day: '2026-03-01' },
      ],
    })
    const elsewhere = await paid.test.call(usedTokens, { ...days, timeZone: 'UTC' }, { as })
    expect(elsewhere.rows).toMatchObject([{ day: '2026-03-01', answers: 3, credits: 3 }])
    const before = { from: '2026-02-01', to: '2026-02-28', timeZone: 'UTC' }
    expect((await paid.test.call(usedTokens, before, { as })).rows).toEqual([])
  })

  it('are those of the last thirty days when none are named, and of a year at most', async () => {
    const as = paid.test.guest()
    const asked = { from: '2020-01-01', to: '2026-12-31' }
    expect(await paid.test.call(usedTokens, asked, { as })).toMatchObject({
      from: '2025-12-31',
      to: '2026-12-31',
    })
    const { from, to } = await paid.test.call(usedTokens, {}, { as })
    expect(Date.parse(to) - Date.parse(from)).toBe(29 * 24 * 60 * 60 * 1000)
  })

  it.each([{ timeZone: 'Mars/Olympus' }, { timeZone: '+08:00' }, { from: '2026-02-30' }])(
    'by %j are refused at the field',
    async (asked) => {
      const reply = await paid.test.ask(usedTokens, asked, { as: paid.test.guest() })
      expect([reply.status, reply.body]).toMatchObject([
        422,
        { fields: [{ field: Object.keys(asked)[0] }] },
      ])
    },
  )
})
