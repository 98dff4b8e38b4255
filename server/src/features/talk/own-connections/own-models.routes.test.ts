// Answers of models of one's own: by the member's key, straight and through their proxies.
import { api } from '@atelier/contract'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { isFree } from '@atelier/contract/price-rule'
import { describe, expect, it } from 'vitest'
import { startHttpProxy, startSocksProxy } from '../../../testing/proxy-servers.ts'
import { ownKey, useOwnConnections } from './testing/own-harness.ts'

const own = useOwnConnections()
const calls = api.ownConnections
const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('')

describe('a model of one’s own', () => {
  it('answers by the member’s key, for nothing', async () => {
    await own.save()
    const { id, price } = await own.firstModel()
    expect(isFree(price)).toBe(true)
    const before = own.upstream.requests.length
    const events = await own.ask({
      gptModelUserId: id,
      prompt: 'Hello [[upstream tokens=3 kind=numbered]]',
    })
    expect(textOf(events)).toBe('w1 w2 w3 ')
    expect(events.at(-1)).toMatchObject({ type: 'finish', price: 0 })
    const sent = own.upstream.requests
      .slice(before)
      .find(({ path }) => path.endsWith('/completions'))
    expect(sent?.headers.authorization).toBe(`Bearer ${ownKey}`)
    const groupId = events.flatMap((event) => (event.type === 'start' ? [event.groupId] : []))[0]
    const log = await own.test.call(api.chatlog.list, { groupId: groupId ?? 0 }, { as: own.member })
    expect(log.rows.at(-1)).toMatchObject({
      model: { id: null, name: 'gpt-4o-mini', engine: 'openai-compatible' },
      price: 0,
    })
  })

  it.each([
    ['vllm', 'chat_template_kwargs'],
    ['deepseek', 'thinking'],
    ['other', 'reasoning_effort'],
  ])(
    'is asked to think in the words of %s, which was chosen, at whatever address',
    async (chosen, words) => {
      await own.save({ api: chosen })
      const model = (await own.models()).find(({ abilities }) => abilities.reasoning)
      const before = own.upstream.requests.length
      await own.ask({ gptModelUserId: model?.id, prompt: 'Hello', options: { reasoning: 'low' } })
      const sent = own.upstream.requests
        .slice(before)
        .find(({ path }) => path.endsWith('/completions'))
      expect(sent?.body).toHaveProperty(words)
    },
  )

  it('goes on with a conversation of a model of the site, and answers again', async () => {
    await own.save()
    const { id } = await own.firstModel()
    own.test.engine.answerAlways('from the site')
    const [start] = await own.ask({ prompt: 'Hello' })
    if (start?.type !== 'start') throw new Error('no start')
    const again = await own.ask({ gptModelUserId: id, options: { regenerate: start.entryId } })
    expect(again.at(-1)).toMatchObject({ type: 'finish' })
    const next = await own.ask({
      gptModelUserId: id,
      prompt: 'And?',
      options: { groupId: start.groupId },
    })
    expect(next.at(-1)).toMatchObject({ type: 'finish' })
  })

  it('that fails says so in the words of its upstream, to the one who can mend it', async () => {
    await own.save()
    const { id } = await own.firstModel()
    const quota = await own.ask({ gptModelUserId: id, prompt: 'Hello [[upstream error=quota]]' })
    expect(quota.at(-1)).toMatchObject({
      type: 'error',
      code: 'own_connections.quota',
      message: expect.stringContaining('You exceeded your current quota'),
    })
    const wrong = await own.ask({ gptModelUserId: id, prompt: 'Hello [[upstream error=401]]' })
    expect(wrong.at(-1)).toMatchObject({ type: 'error', code: 'own_connections.auth' })
    expect(JSON.stringify(wrong)).not.toContain(ownKey)
  })

  it('is nobody else’s', async () => {
    await own.save()
    const { id } = await own.firstModel()
    const other = await own.test.member('other')
    const elsewhere = await own.test.member(`elsewhere`, { host: 'studio.localhost' })
    for (const [as, host] of [
      [other, 'localhost'],
      [elsewhere, 'studio.localhost'],
      [own.test.guest(), 'localhost'],
    ] as const) {
      const { status, body } = await own.test.ask(
        api.chat.process,
        { gptModelUserId: id, prompt: 'Hi' },
        { as, host },
      )
      expect([status, body]).toMatchObject([404, { error: 'models.not_found' }])
      expect(await own.test.call(api.models.listOwn, {}, { as, host })).toEqual([])
    }
    expect((await own.test.call(calls.read, {}, { as: other })).connection).toBeNull()
    await own.test.call(calls.delete, {}, { as: other })
    expect((await own.test.call(calls.read, {}, { as: own.member })).connection).not.toBeNull()
  })
})

describe.each([
  ['HTTPS', 'httpsProxy', startHttpProxy],
  ['SOCKS', 'socksProxy', startSocksProxy],
] as const)('through an %s proxy', (_, field, start) => {
  it('lists, answers and tells its balance, and its password is not told', async () => {
    const proxy = await start({ user: 'ann', password: 'proxy-secret' })
    const address = proxy.address.replace('://', '://ann:proxy-secret@')
    const saved = await own.save({ [field]: address })
    expect(saved).toMatchObject({ saved: true, connection: { hasProxyPassword: true } })
    expect(saved.connection?.[field]).toBe(proxy.address.replace('://', '://ann@'))
    // As the form sends it back.
    expect(await own.save({ apiKey: undefined, [field]: saved.connection?.[field] })).toMatchObject(
      {
        saved: true,
        connection: { hasProxyPassword: true },
      },
    )
    const { id } = await own.firstModel()
    const events = await own.ask({
      gptModelUserId: id,
      prompt: 'Hello [[upstream tokens=3 kind=numbered]]',
    })
    expect(textOf(events)).toBe('w1 w2 w3 ')
    expect((await own.test.call(calls.balance, {}, { as: own.member })).amounts).toHaveLength(1)
    expect(proxy.targets.length).toBeGreaterThan(2)
    expect(new Set(proxy.targets)).toEqual(new Set([new URL(own.upstream.url).host]))
    await proxy.close()
    const cut = await own.ask({ gptModelUserId: id, prompt: 'Hello' })
    expect(cut.at(-1)).toMatchObject({ type: 'error', code: 'own_connections.unavailable' })
  })
})

describe('a connection that cannot be read any more', () => {
  it('is shown without its settings, answers nothing, and is mended by saving', async () => {
    await own.save()
    const { id } = await own.firstModel()
    await own.test.database.pool.query(
      `update own_connections set settings = 'broken' where id = (select max(id) from own_connections)`,
    )
    const { connection } = await own.test.call(calls.read, {}, { as: own.member })
    expect(connection).toMatchObject({ api: 'other', hasKey: false, reverseProxy: '' })
    const { status, body } = await own.test.ask(
      api.chat.process,
      { gptModelUserId: id, prompt: 'Hi' },
      { as: own.member },
    )
    expect([status, body]).toMatchObject([409, { error: 'own_connections.unreadable' }])
    await own.save()
    expect((await own.firstModel()).id).toBe(id)
  })
})

describe('the log', () => {
  it('has held neither a key nor the password of a proxy', () => {
    const all = own.logged.join('')
    expect(all).not.toBe('')
    for (const secret of [ownKey, 'proxy-secret']) expect(all).not.toContain(secret)
  })
})
