import { api } from '@atelier/contract'
import { priceOfUsage } from '@atelier/contract/price-rule'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ScriptedAnswer } from '../../../../testing/scripted-engine.ts'
import { dear, endOf, entryIdOf, openPaidChat, type PaidChat, say } from '../testing/paid-chat.ts'

let paid: PaidChat
beforeAll(async () => {
  paid = await openPaidChat()
})
afterEach(() => paid.proveLedger())
afterAll(() => paid.test.close())

const told = { inputTokens: 40, outputTokens: 25 }
/** Twelve letters make three tokens. */
const prompt = 'abcdefghijkl'
const promptTokens = 3 + 4

type Case = {
  ending: string
  end: (answer: ScriptedAnswer) => void
  state: string
  usage: { inputTokens: number; outputTokens: number } | null
  price: number
}

const cases: Case[] = [
  {
    ending: 'done, counted by the upstream',
    end: (answer) => answer.finish({ usage: told }),
    state: 'done',
    usage: told,
    price: 29,
  },
  {
    ending: 'done, with a part of the prompt from the cache of the upstream',
    end: (answer) => answer.finish({ usage: { ...told, cachedTokens: 30 } }),
    state: 'done',
    usage: { ...told },
    price: 29,
  },
  {
    ending: 'done, not counted by the upstream',
    end: (answer) => {
      say(answer, 'ten letters')
      answer.finish({ usage: null })
    },
    state: 'done',
    usage: { inputTokens: promptTokens, outputTokens: 3 },
    price: 4,
  },
  {
    ending: 'without a word, counted by the upstream',
    end: (answer) => answer.finish({ reason: 'empty', usage: told }),
    state: 'empty',
    usage: told,
    price: 29,
  },
  {
    ending: 'with thoughts alone, not counted by the upstream',
    end: (answer) => {
      answer.emit({ type: 'reasoning-delta', text: 'ten letters' })
      answer.finish({ reason: 'empty', usage: null })
    },
    state: 'empty',
    usage: { inputTokens: promptTokens, outputTokens: 3 },
    price: 4,
  },
  {
    ending: 'done, counted as nothing by the upstream although words came',
    end: (answer) => {
      say(answer, 'ten letters')
      answer.finish({ usage: { inputTokens: 40, outputTokens: 0 } })
    },
    state: 'done',
    usage: { inputTokens: 40, outputTokens: 3 },
    price: 7,
  },
  {
    ending: 'done, by a sum alone',
    end: (answer) => answer.finish({ usage: { totalTokens: 65 } }),
    state: 'done',
    usage: { inputTokens: promptTokens, outputTokens: 65 - promptTokens },
    price: 59,
  },
  {
    ending: 'at its length',
    end: (answer) => answer.finish({ reason: 'length', usage: told }),
    state: 'length',
    usage: told,
    price: 29,
  },
  {
    ending: 'longer than was reserved',
    end: (answer) => answer.finish({ usage: { inputTokens: 40, outputTokens: 2000 } }),
    state: 'done',
    usage: { inputTokens: 40, outputTokens: 2000 },
    price: 2004,
  },
  {
    ending: 'refused by the model, counted',
    end: (answer) => answer.finish({ reason: 'refused', usage: told }),
    state: 'refused',
    usage: told,
    price: 29,
  },
  {
    ending: 'refused on the way, not counted',
    end: (answer) => {
      say(answer, 'I can')
      answer.finish({ reason: 'refused', usage: null })
    },
    state: 'refused',
    usage: { inputTokens: promptTokens, outputTokens: 2 },
    price: 3,
  },
  {
    ending: 'refused before anything came',
    end: (answer) => answer.fail(new EngineError('refused', 'not that')),
    state: 'refused',
    usage: null,
    price: 0,
  },
  ...(['auth', 'quota', 'rate', 'invalid', 'unavailable', 'timeout'] as const).map(
    (kind): Case => ({
      ending: `failed (${kind}) before anything came`,
      end: (answer) => answer.fail(new EngineError(kind, 'no')),
      state: 'failed',
      usage: null,
      price: 0,
    }),
  ),
  {
    ending: 'failed by a fault of our own',
    end: (answer) => answer.fail(new TypeError('undefined is not a function')),
    state: 'failed',
    usage: null,
    price: 0,
  },
  {
    ending: 'cut in thoughts that were counted and not shown',
    end: (answer) => {
      const cut = new EngineError('cut', 'socket hang up')
      cut.usage = { inputTokens: 40, outputTokens: 300, reasoningTokens: 300 }
      answer.fail(cut)
    },
    state: 'failed',
    usage: { inputTokens: 40, outputTokens: 300 },
    price: 304,
  },
  {
    ending: 'cut after some words and thoughts',
    end: (answer) => {
      answer.emit({ type: 'reasoning-delta', text: 'hmm ' })
      say(answer, 'So far so good')
      answer.fail(new EngineError('cut', 'socket hang up'))
    },
    state: 'failed',
    usage: { inputTokens: promptTokens, outputTokens: 5 },
    price: 6,
  },
]

describe('an answer that ended', () => {
  it.each(cases)('$ending costs $price', async ({ end, state, usage, price }) => {
    const { answer, events, as } = await paid.ask(prompt)
    const before = 10_000
    expect(await paid.balance(as)).toBeLessThan(before)
    end(answer)
    const last = endOf(await events)
    const [, entry] = await paid.log(as)
    expect([last.price, entry?.price, before - (await paid.balance(as))]).toEqual([
      price,
      price,
      price,
    ])
    expect(entry?.state).toBe(state)
    if (usage) expect(entry?.usage).toMatchObject(usage)
    else expect(entry?.usage).toBeNull()
    expect(last.usage).toEqual(entry?.usage)
    expect(price).toBe(usage ? priceOfUsage(dear, usage) : 0)
  })

  it.each([
    ['after some words', 'Once upon', { inputTokens: promptTokens, outputTokens: 3 }, 4],
    ['before the first word', '', { inputTokens: promptTokens, outputTokens: 0 }, 1],
  ])('by its caller %s costs what was sent and received', async (_, words, usage, price) => {
    const { answer, events, as } = await paid.ask(prompt)
    if (words) say(answer, words)
    const entryId = (await paid.log(as))[1]?.id ?? 0
    await paid.test.call(api.chat.stop, { entryId }, { as })
    expect(endOf(await events)).toMatchObject({ reason: 'stopped', usage, price })
    expect(await paid.balance(as)).toBe(10_000 - price)
  })

  it('because its conversation was deleted is settled too', async () => {
    const { answer, events, as } = await paid.ask(prompt)
    say(answer, 'Doomed')
    await paid.test.call(api.groups.delete, { groupId: await paid.ownGroup(as) }, { as })
    await events
    expect(await paid.balance(as)).toBe(10_000 - 3)
  })

  it('although its conversation was deleted behind its back is settled once it ends', async () => {
    const { answer, events, as } = await paid.ask(prompt)
    await paid.test.database.pool.query('delete from chat_groups where id = $1', [
      await paid.ownGroup(as),
    ])
    answer.finish({ usage: told })
    expect(endOf(await events).price).toBe(29)
    expect(await paid.balance(as)).toBe(10_000 - 29)
  })
})

describe('an answer that goes on', () => {
  it('adds to what it took and cost', async () => {
    const first = await paid.ask(prompt)
    say(first.answer, 'Half')
    first.answer.finish({ reason: 'length', usage: told })
    const entryId = entryIdOf(await first.events)
    const more = await paid.ask('', first.as, { continue: entryId })
    more.answer.finish({ usage: { inputTokens: 50, outputTokens: 5 } })
    const usage = { inputTokens: 90, outputTokens: 30 }
    expect(endOf(await more.events)).toMatchObject({ price: 39, usage })
    expect((await paid.log(first.as))[1]).toMatchObject({ price: 39, usage })
    expect(await paid.balance(first.as)).toBe(10_000 - 39)
  })

  it('and is given again is paid again, beside the first', async () => {
    const first = await paid.ask(prompt)
    first.answer.finish({ usage: told })
    const entryId = entryIdOf(await first.events)
    const again = await paid.ask('', first.as, { regenerate: entryId })
    again.answer.finish({ usage: { inputTokens: 10, outputTokens: 10 } })
    expect(endOf(await again.events).price).toBe(11)
    expect(await paid.balance(first.as)).toBe(10_000 - 29 - 11)
  })
})

describe('an answer that calls tools', () => {
  const callOnce = (answer: ScriptedAnswer) => {
    const call = { callId: 'c1', name: 'calculate', input: '{"expression":"12*12"}' }
    answer.emit({ type: 'tool-call', ...call })
  }

  it('pays for all its rounds', async () => {
    const { answer, events, as } = await paid.ask(prompt, paid.test.guest(), {
      tools: ['calculate'],
    })
    callOnce(answer)
    const next = paid.test.engine.next()
    answer.finish({ reason: 'tools', usage: told })
    const round = await next
    round.finish({ usage: { inputTokens: 60, outputTokens: 10 } })
    expect(endOf(await events)).toMatchObject({
      price: 45,
      usage: { inputTokens: 100, outputTokens: 35 },
    })
    expect(await paid.balance(as)).toBe(10_000 - 45)
  })

  it('takes more for its next round, and comes to its end when there is no more', async () => {
    const as = paid.test.guest()
    await paid.hold(as, 700)
    const { answer, events } = await paid.ask(prompt, as, { tools: ['calculate'] })
    callOnce(answer)
    const next = paid.test.engine.next()
    answer.finish({ reason: 'tools', usage: { inputTokens: 400, outputTokens: 200 } })
    const round = await next
    expect(await paid.balance(as)).toBe(0)
    // 700 credits less 40 and 200 for the first round, and what this one's prompt takes.
    expect(round.request.maxOutputTokens).toBeGreaterThan(256)
    expect(round.request.maxOutputTokens).toBeLessThan(460)
    callOnce(round)
    round.finish({ reason: 'tools', usage: { inputTokens: 420, outputTokens: 300 } })
    expect(endOf(await events)).toMatchObject({ reason: 'length', price: 582 })
    expect(await paid.balance(as)).toBe(700 - 582)
  })
})
