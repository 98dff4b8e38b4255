// The Guide as host: what somebody asks it to make becomes a work within its answer, free where the house makes it.
import { api } from '@atelier/contract'
import { plainText } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { ownHandbookDir } from '@atelier/engines/adapters/builtin/handbook/read-handbook'
import { builtin } from '@atelier/engines/adapters/builtin/index'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Credential, TestApp } from '../../../testing/test-app.ts'
import { openQueueHarness } from './testing/queue-harness.ts'

let test: TestApp
let guideId: number
beforeAll(async () => {
  // Beside a maker of pictures that costs something, which the site would take where none is named.
  test = await openQueueHarness({ sold: true, queues: true, engines: [builtin] })
  const settings = { handbookDir: ownHandbookDir, paceMs: '0' }
  await test.services.chat.catalog.connectFound(
    [{ engine: 'builtin', preset: 'builtin', label: 'Atelier', settings }],
    'builtin',
  )
  const models = await test.call(api.models.listChat, {}, { as: test.guest() })
  guideId = models.find(({ builtin }) => builtin)?.id ?? 0
})
afterAll(() => test.close())

const say = (prompt: string, as: Credential, options: object = {}, more: object = {}) =>
  test.events(
    api.chat.process,
    { prompt, gptModelId: guideId, options, ...more },
    { as, language: 'en' },
  )

/** The parts of the answer that these events make, as it is stored. */
async function answerOf(events: readonly ChatEvent[], as: Credential) {
  const start = events.find((event) => event.type === 'start')
  const { rows } = await test.call(api.chatlog.list, { groupId: start?.groupId ?? 0 }, { as })
  const entry = rows.find(({ id }) => id === start?.entryId)
  if (!entry) throw new Error('the answer is not stored')
  return entry
}
const worksOf = async (as: Credential) =>
  (await test.call(api.works.list, { page: 1, size: 50 }, { as })).rows
const countEntries = async () =>
  (await test.database.pool.query<{ count: number }>('select count(*)::int from ledger_entries'))
    .rows[0]?.count

describe('something to make', () => {
  it.each([
    ['画一只猫', 'draw_picture', '一只猫'],
    ['Please draw me a lighthouse in a storm', 'draw_picture', 'a lighthouse in a storm'],
    ['a song about rain', 'make_music', 'rain'],
    ['A video of waves at sunset', 'make_clip', 'waves at sunset'],
  ])('“%s” becomes the work itself, at once and free', async (prompt, tool, request) => {
    const as = test.guest()
    // The first call gives a guest what guests are given.
    expect(await worksOf(as)).toEqual([])
    const entries = await countEntries()
    const events = await say(prompt, as)
    const works = await worksOf(as)
    expect(works).toMatchObject([{ prompt: request, price: 0 }])
    const entry = await answerOf(events, as)
    expect(entry.state).toBe('done')
    expect(entry.parts.filter(({ type }) => type !== 'text')).toMatchObject([
      { type: 'tool-call', name: tool },
      { type: 'tool-result', name: tool },
      { type: 'work', workId: works[0]?.id },
    ])
    expect(events.some(({ type }) => type === 'tool-consent')).toBe(false)
    expect(await countEntries()).toBe(entries)
  })

  it('“map a product launch” becomes a map, kept among the maps and led to', async () => {
    const as = test.guest()
    const entry = await answerOf(await say('map a product launch', as), as)
    const { rows } = await test.call(api.minds.list, {}, { as })
    expect(rows).toMatchObject([{ title: 'a product launch' }])
    expect(plainText(entry.parts)).toContain(`[Open the map](/mind?map=${rows[0]?.id})`)
    const { tree } = await test.call(api.minds.get, { id: rows[0]?.id ?? 0 }, { as })
    const branches = tree?.children.map(({ text }) => text) ?? []
    expect(branches).toContain('Audience')
    expect(branches.at(-1)).toBe('From the built-in Guide')
  })

  it('is made again with what was to be changed', async () => {
    const as = test.guest()
    const events = await say('draw a cat', as)
    const groupId = events.find((event) => event.type === 'start')?.groupId
    await say('make it blue', as, { groupId, usingContext: true })
    await say('another one', as, { groupId, usingContext: true })
    expect((await worksOf(as)).map(({ prompt }) => prompt)).toEqual([
      'a cat, blue',
      'a cat, blue',
      'a cat',
    ])
  })

  it('has no tokens: not in the answer, not where it ends', async () => {
    const as = test.guest()
    for (const prompt of ['draw a cat', 'how do I draw a picture here?']) {
      const events = await say(prompt, as)
      expect(events.at(-1)).toMatchObject({ type: 'finish', usage: null, price: 0 })
      expect((await answerOf(events, as)).usage).toBeNull()
    }
    // Answers of before were counted.
    await test.database.pool.query(
      `update chat_entries set usage = '{"inputTokens": 9, "outputTokens": 9}' where engine = 'builtin' and role = 'assistant'`,
    )
    expect((await test.call(api.prices.usedTokens, {}, { as })).rows).toEqual([])
  })
})

describe('no work comes of', () => {
  it.each([
    'how do I draw a picture here?',
    '画布怎么清空',
    'what is a song?',
    'the map does not load',
  ])('“%s”', async (prompt) => {
    const as = test.guest()
    const entry = await answerOf(await say(prompt, as), as)
    expect(entry.parts.map(({ type }) => type)).not.toContain('tool-call')
    expect(await worksOf(as)).toEqual([])
  })

  it('what is said to an app', async () => {
    const as = test.guest()
    const { rows } = await test.call(api.apps.list, {}, { as })
    const appId = rows.find(({ kind }) => kind === 'app')?.id ?? 0
    await say('draw a cat', as, {}, { appId })
    expect(await worksOf(as)).toEqual([])
  })
})

describe('a site', () => {
  afterEach(() => test.configure({ modelPrices: {}, workModels: [] }))

  it('where it costs something is asked first, with the price', async () => {
    await test.database.pool.query(
      `insert into site_settings (site_id, key, value)
       select id, 'modelPrices', (select jsonb_object_agg(name, '{"perImage": 7}'::jsonb) from work_models) from sites
       on conflict (site_id, key) do update set value = excluded.value`,
    )
    await test.configure({ guestCredits: 100 })
    const as = test.guest()
    const events = say('draw a cat', as)
    const asked = async () => {
      const { rows } = await test.call(api.chat.runs, {}, { as })
      const parts = test.services.chat.runs.find(rows[0]?.entryId ?? 0)?.parts ?? []
      return parts.flatMap((part) => (part.type === 'tool-call' ? [part.consent] : []))
    }
    await expect.poll(asked).toMatchObject([{ state: 'asked', price: 7 }])
    expect(await worksOf(as)).toEqual([])
    const { rows } = await test.call(api.chat.runs, {}, { as })
    await test.call(
      api.chat.consent,
      { entryId: rows[0]?.entryId ?? 0, callId: 'host', decision: 'refuse' },
      { as },
    )
    const entry = await answerOf(await events, as)
    expect(plainText(entry.parts)).toBe('OK, I won’t make it.')
    expect(await worksOf(as)).toEqual([])
  })

  it('that offers no maker says so', async () => {
    await test.configure({ workModels: ['none of ours'] })
    const as = test.guest()
    const entry = await answerOf(await say('draw a cat', as), as)
    expect(plainText(entry.parts)).toContain('No model')
    expect(await worksOf(as)).toEqual([])
  })
})

describe('what takes a language model', () => {
  it('is said in one line; those who may connect one are led there, others read nothing of it', async () => {
    const guest = test.guest()
    const staff = await test.staff('owner')
    const words = async (as: Credential) =>
      plainText((await answerOf(await say('write a poem about the sea', as), as)).parts)
    expect(await words(guest)).toBe(
      'That needs a language model. Choose one next to the message box.',
    )
    await test.configure({ models: ['guide'] })
    expect(await words(guest)).toBe(
      'That needs a language model, and this site doesn’t have one yet.',
    )
    expect(await words(staff)).toBe(
      'That needs a language model, and this site doesn’t have one yet.\n\n[Connect a model](/admin/connections)',
    )
  })
})
