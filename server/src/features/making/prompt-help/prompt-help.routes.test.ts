import { api } from '@atelier/contract'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaidChat, type PaidChat } from '../../talk/chat/testing/paid-chat.ts'

const { price, toEnglish, toChinese, associate, understand } = api.promptHelp

describe('help with a prompt by the site’s chat model', () => {
  let paid: PaidChat
  beforeAll(async () => {
    paid = await openPaidChat()
  })
  afterAll(() => paid.test.close())

  it('is told what to do with the text, and charged as an answer is', async () => {
    const as = paid.test.guest()
    const reply = paid.test.call(toEnglish, { text: '一只猫 --ar 16:9' }, { as })
    const answer = await paid.test.engine.next()
    expect(answer.request.system).toMatch(/into English/)
    expect(answer.request.turns).toEqual([
      { role: 'user', parts: [{ type: 'text', text: '一只猫 --ar 16:9' }] },
    ])
    answer.emit({ type: 'text-delta', text: ' a cat ' })
    answer.emit({ type: 'text-delta', text: '--ar 16:9\n' })
    answer.finish({ usage: { inputTokens: 20, outputTokens: 5 } })
    expect(await reply).toEqual({
      text: 'a cat --ar 16:9',
      model: 'Plain',
      builtin: false,
      price: 7,
    })
    expect(await paid.balance(as)).toBe(9993)
    await paid.proveLedger()
  })

  it('tells its price before, by the rates that an answer is charged by', async () => {
    const as = paid.test.guest()
    const [model] = await paid.test.call(api.models.listChat, {}, { as })
    const reply = await paid.test.call(price, {}, { as })
    expect(reply).toMatchObject({ builtin: false, model: 'Plain', rates: model?.price })
    expect(reply.purse).toBe(model?.purse)
    expect(reply.besides.translate).toBeGreaterThan(20)
    expect(reply.besides.associate).toBeGreaterThan(reply.besides.translate)
  })

  it('is in the Chinese of whoever asks', async () => {
    for (const [language, words] of [
      ['zh-TW', 'Taiwan'],
      ['zh-CN', 'mainland'],
      ['en-US', 'mainland'],
    ] as const) {
      const options = { as: paid.test.guest(), language }
      const reply = paid.test.call(toChinese, { text: 'a cat' }, options)
      const answer = await paid.test.engine.next()
      expect(answer.request.system).toContain(words)
      answer.emit({ type: 'text-delta', text: '猫' })
      answer.finish()
      await reply
    }
  })

  it('reads a prompt and its completions from the lines that come', async () => {
    const reply = paid.test.call(associate, { prompt: 'cat' }, { as: paid.test.guest() })
    const answer = await paid.test.engine.next()
    answer.emit({
      type: 'text-delta',
      text: 'A cat, soft light\n\n1. one\n- two\n3) three\nfour\nfive',
    })
    answer.finish()
    expect(await reply).toMatchObject({
      prompt: 'A cat, soft light',
      completions: ['one', 'two', 'three', 'four'],
      builtin: false,
    })
  })

  it.each([
    ['unavailable', 502, 'engine.unavailable'],
    ['refused', 420, 'engine.refused'],
    ['rate', 503, 'engine.rate'],
  ] as const)('that fails as %s says so and costs nothing', async (kind, status, error) => {
    const as = paid.test.guest()
    const reply = paid.test.ask(toEnglish, { text: '猫' }, { as })
    const answer = await paid.test.engine.next()
    answer.fail(new EngineError(kind, 'no'))
    const { status: got, body } = await reply
    expect([got, body]).toMatchObject([status, { error }])
    expect(await paid.balance(as)).toBe(10_000)
    await paid.proveLedger()
  })

  it('asks no model for what cannot be paid', async () => {
    const as = paid.test.guest()
    await paid.balance(as)
    await paid.hold(as, 10)
    const asked = paid.test.engine.requests.length
    const { status, body } = await paid.test.ask(toEnglish, { text: '猫' }, { as })
    expect([status, body]).toMatchObject([430, { error: 'credits.short' }])
    expect(paid.test.engine.requests).toHaveLength(asked)
  })

  it('wants a text, and not a book', async () => {
    for (const text of [' ', 'x'.repeat(8001)]) {
      const reply = await paid.test.ask(toEnglish, { text }, { as: paid.test.guest() })
      expect([reply.status, reply.body]).toMatchObject([422, { fields: [{ field: 'text' }] }])
    }
  })
})

describe('help with a prompt where no model is connected', () => {
  let paid: PaidChat
  beforeAll(async () => {
    paid = await openPaidChat()
    await paid.test.services.chat.catalog.connectFound([], 'environment')
  })
  afterAll(() => paid.test.close())

  const ours = { builtin: true, model: '', price: 0 }

  it('comes from the product’s own words, and says so', async () => {
    const as = paid.test.guest()
    expect(await paid.test.call(toEnglish, { text: '红色的猫，油画' }, { as })).toEqual({
      text: 'red cat, oil painting',
      ...ours,
    })
    expect(await paid.test.call(price, {}, { as })).toMatchObject({
      builtin: true,
      model: '',
      rates: null,
    })
    const traditional = { as, language: 'zh-TW' }
    expect(await paid.test.call(toChinese, { text: 'a red cat' }, traditional)).toEqual({
      text: '紅色貓',
      ...ours,
    })
    const idea = { prompt: '一只狐狸', locale: 'en-US' as const }
    const reply = await paid.test.call(associate, idea, { as })
    expect(reply).toMatchObject(ours)
    expect(reply.prompt).toMatch(/^a fox, /)
    expect(reply.completions).toHaveLength(4)
    expect(await paid.balance(as)).toBe(10_000)
  })
})

describe('what the built-in painter understands of a prompt', () => {
  let paid: PaidChat
  beforeAll(async () => {
    paid = await openPaidChat()
  })
  afterAll(() => paid.test.close())

  it('is told before anything is painted, and costs nothing', async () => {
    const as = paid.test.guest()
    const request = { prompt: '海上日落，臭豆腐', negativePrompt: '' }
    expect(await paid.test.call(understand, request, { as })).toEqual({
      known: ['海', '日落'],
      unknown: ['臭豆腐'],
      leftOut: [],
    })
    expect(await paid.balance(as)).toBe(10_000)
  })

  it('heeds what is not wanted, and the style that is chosen beside the words', async () => {
    const request = {
      prompt: 'a lake with a boat, oil painting',
      negativePrompt: 'boat',
      style: 'ink',
    }
    expect(await paid.test.call(understand, request, { as: paid.test.guest() })).toEqual({
      known: ['lake'],
      unknown: [],
      leftOut: ['boat', 'oil painting'],
    })
  })
})
