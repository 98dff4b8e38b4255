import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepOldRuns } from '../recovery/recover-runs.ts'
import { dear, endOf, openPaidChat, type PaidChat, say } from '../testing/paid-chat.ts'

let paid: PaidChat
beforeAll(async () => {
  // Money alone bounds them here.
  paid = await openPaidChat({}, { ownAnswersAtOnce: 200 })
})
beforeEach(() => paid.test.configure({ chatPrice: dear, twoPurses: false, vipModels: [] }))
afterEach(() => paid.proveLedger())
afterAll(() => paid.test.close())

const { process } = api.chat

describe('a prompt that cannot be paid', () => {
  it('is refused with what it takes and what there is; nothing is stored, sent or taken', async () => {
    const as = paid.test.guest()
    await paid.hold(as, 200)
    const asked = paid.test.engine.requests.length
    const reply = await paid.test.ask(process, { prompt: 'Too dear' }, { as, language: 'en' })
    expect([reply.status, reply.body]).toMatchObject([
      430,
      {
        error: 'credits.short',
        message: 'Not enough credits: this takes up to 257, and you have 200.',
      },
    ])
    expect(await paid.test.call(api.groups.list, {}, { as })).toEqual([])
    expect(paid.test.engine.requests).toHaveLength(asked)
    expect(await paid.balance(as)).toBe(200)
  })

  it('leaves the conversation that it was for as it was', async () => {
    const first = await paid.ask('Hello')
    first.answer.finish()
    await first.events
    await paid.hold(first.as, 100)
    const log = await paid.log(first.as)
    const [question, answer] = log
    const groupId = await paid.ownGroup(first.as)
    for (const input of [
      { prompt: 'More', options: { groupId } },
      { options: { regenerate: answer?.id } },
      { options: { continue: answer?.id } },
      { prompt: 'Else', options: { groupId, parentId: question?.parentId } },
    ]) {
      const { status } = await paid.test.ask(process, input as never, { as: first.as })
      expect(status).toBe(430)
    }
    expect(await paid.log(first.as)).toEqual(log)
  })
})

describe('what may be written', () => {
  it('is what the site allows, four times as much of a model that thinks, or what the caller asks for', async () => {
    const models = await paid.test.call(api.models.listChat, {}, { as: paid.test.guest() })
    const seeing = models.find(({ name }) => name === 'Seeing')
    const limits: (number | undefined)[] = []
    for (const input of [{}, { gptModelId: seeing?.id }, { options: { maxTokens: 40 } }]) {
      const events = paid.test.events(
        process,
        { prompt: 'Hi', ...input },
        { as: paid.test.guest() },
      )
      const answer = await paid.test.engine.next()
      limits.push(answer.request.maxOutputTokens)
      answer.finish()
      await events
    }
    expect(limits).toEqual([500, 2000, 40])
  })

  it('is less where there is less to pay with', async () => {
    const as = paid.test.guest()
    await paid.hold(as, 300)
    const { answer, events } = await paid.ask('Hi', as)
    expect(answer.request.maxOutputTokens).toBe(299)
    expect(await paid.balance(as)).toBe(0)
    answer.finish({ usage: { inputTokens: 10, outputTokens: 299 } })
    expect(endOf(await events).price).toBe(300)
  })
})

it('of two hundred answers at once, a balance that pays for fifty begins fifty', async () => {
  await paid.test.configure({ chatPrice: { perCall: 1 } })
  const as = paid.test.guest()
  await paid.hold(as, 50)
  const replies = Array.from({ length: 200 }, () =>
    paid.test.app.inject({
      method: 'POST',
      url: '/api/chatgpt/chat-process',
      headers: { host: 'localhost', authorization: as },
      payload: { prompt: 'Now' },
    }),
  )
  for (let begun = 0; begun < 50; begun++) (await paid.test.engine.next()).finish()
  const counts: Record<number, number> = {}
  for (const { statusCode } of await Promise.all(replies))
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  expect(counts).toEqual({ 200: 50, 430: 150 })
  expect(await paid.balance(as)).toBe(0)
  expect(await paid.test.call(api.groups.list, {}, { as })).toHaveLength(50)
})

describe('who pays', () => {
  it('a site with two purses takes it from the tokens, and tells the price of those', async () => {
    await paid.test.configure({ twoPurses: true, signUpTokens: 1000 })
    const as = await paid.test.member('two-purses')
    const { answer, events } = await paid.ask('Hi', as)
    answer.finish({ usage: { inputTokens: 10, outputTokens: 9 } })
    await events
    const { userBalance } = await paid.test.call(api.auth.getInfo, {}, { as })
    expect(userBalance).toMatchObject({ balance: 10_000, chat_tokens: 990 })
    const [item] = await paid.test.call(api.prices.items, {}, { as })
    expect(item).toMatchObject({ kind: 'chat', name: 'Plain', purse: 'tokens', price: 1100 })
    const [model] = await paid.test.call(api.models.listChat, {}, { as })
    expect(model).toMatchObject({ purse: 'tokens' })
  })

  it('with VIP time pays less, and may use what others may not', async () => {
    const as = await paid.test.member('somebody')
    const vipOnly = ['seeing']
    await paid.test.configure({ vipModels: vipOnly, modelPrices: { seeing: { outputPer1k: 10 } } })
    const list = () => paid.test.call(api.models.listChat, {}, { as })
    const seeing = (await list()).find(({ name }) => name === 'Seeing')
    const input = { prompt: 'Hi', gptModelId: seeing?.id }
    const refused = await paid.test.ask(process, input, { as, language: 'en' })
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'models.vip_only' }])
    expect(await list()).toMatchObject([
      { name: 'Plain', isDefault: true, vipOnly: false, price: { inputPer1k: 100 } },
      { name: 'Seeing', vipOnly: true, price: { inputPer1k: 0, outputPer1k: 10 } },
    ])
    await paid.test.database.pool.query(
      `update accounts set vip_until = now() + interval '1 day' where username = 'somebody'`,
    )
    expect(await list()).toMatchObject([
      { name: 'Plain', price: { perCall: 0, inputPer1k: 80, cachedPer1k: 80, outputPer1k: 800 } },
      { name: 'Seeing', price: { outputPer1k: 8 } },
    ])
    const events = paid.test.events(process, input, { as })
    ;(await paid.test.engine.next()).finish({ usage: { inputTokens: 5, outputTokens: 1000 } })
    expect(endOf(await events).price).toBe(8)
  })

  it('nobody, for a model whose price is nothing', async () => {
    await paid.test.configure({ modelPrices: { plain: {} } })
    const as = paid.test.guest()
    await paid.hold(as, 0)
    const { answer, events } = await paid.ask('Hi', as)
    expect(answer.request.maxOutputTokens).toBeUndefined()
    answer.finish()
    expect(endOf(await events).price).toBe(0)
    await paid.test.configure({ modelPrices: {} })
  })
})

it('what is held for an answer that nobody writes any more is given back after half an hour', async () => {
  const { answer, events, as } = await paid.ask('Hi')
  const groupId = await paid.ownGroup(as)
  await paid.test.database.pool.query('delete from chat_groups where id = $1', [groupId])
  const sweepAfter = (minutes: number) =>
    sweepOldRuns({
      ...paid.test.services.chat,
      clock: { now: () => new Date(Date.now() + minutes * 60_000) },
    })
  await sweepAfter(29)
  expect(await paid.balance(as)).toBeLessThan(10_000)
  await sweepAfter(31)
  expect(await paid.balance(as)).toBe(10_000)
  say(answer, 'Too late')
  answer.finish()
  expect(endOf(await events).price).toBe(0)
})
