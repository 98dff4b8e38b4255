import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { makeWork } from '../gallery/testing/published.ts'
import { exportMarket } from './export-market.ts'

const { list, categories, get, save, delete: remove, publish, withdraw } = api.market
const { like, collect, try: tryOut, keep, moderation, decide } = api.market

let test: TestApp
let ada: Credential
let bob: Credential
let operator: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada-market')
  bob = await test.member('bob-market')
  operator = await test.member('operator-market')
  await test.database.pool.query(
    `update accounts set staff_role = 'owner' where username = 'operator-market'`,
  )
})
afterAll(() => test.close())

type Request = InputOf<typeof save>
const make = (title: string, more: Partial<Request> = {}, as = ada) =>
  test.call(
    save,
    { title, content: `Words of ${title} {{topic}}`, category: 'life', medium: 'chat', ...more },
    { as },
  )

const makePublic = async (title: string, more: Partial<Request> = {}) => {
  const { id } = await make(title, more)
  return test.call(publish, { id }, { as: ada })
}

const fileOf = async (workId: number, as = ada) => {
  const { rows } = await test.call(api.works.list, { size: 100 }, { as })
  return rows.find(({ id }) => id === workId)?.files[0]?.id ?? ''
}

const fetched = async (url: string, host = 'localhost') =>
  (await test.app.inject({ url, headers: { host } })).statusCode

describe('what comes with the product', () => {
  it('is told in the language that is asked for, found by words, and counted by category', async () => {
    const as = test.guest()
    const page = await test.call(get, { id: 3, language: 'zh-TW' }, { as })
    expect(page).toMatchObject({ title: '用三個層次講懂一件事', isBuiltin: true, samples: [] })
    const found = await test.call(list, { q: 'code review', language: 'en-US' }, { as })
    expect(found.rows.map(({ id }) => id)).toContain(23)
    for (const { excerpt } of found.rows) expect(excerpt).not.toMatch(/[{}]/)
    const all = await test.call(list, { size: 4 }, { as })
    expect(all.rows.map(({ medium }) => medium)).toEqual(['image', 'chat', 'chat', 'image'])
    const counts = await test.call(categories, { language: 'en-US' }, { as })
    expect(counts.find(({ id }) => id === 'code')).toMatchObject({ name: 'Code', count: 2 })
  })

  it('shows a picture that the built-in engine made, and says so', async () => {
    const as = test.guest()
    const { cover, samples } = await test.call(get, { id: 43, language: 'en-US' }, { as })
    expect(samples).toMatchObject([{ builtin: true, model: '' }])
    expect(await fetched(cover?.thumbnail ?? '')).toBe(200)
    expect(cover?.blur).toMatch(/^data:image/)
  })
})

describe('a list', () => {
  it('has each prompt once on all pages, of the product and of people', async () => {
    await makePublic('Among others')
    const as = test.guest()
    for (const sort of ['popular', 'new', 'liked'] as const) {
      const seen: number[] = []
      for (let page = 1; ; page++) {
        const { rows, count } = await test.call(list, { sort, page, size: 5 }, { as })
        seen.push(...rows.map(({ id }) => id))
        if (page * 5 >= count) break
      }
      const { count } = await test.call(list, { sort, size: 100 }, { as })
      expect(new Set(seen).size).toBe(count)
      expect(seen).toHaveLength(count)
    }
    const past = await test.call(list, { page: 90 }, { as })
    expect(past.rows).toEqual([])
    expect(past.count).toBeGreaterThan(20)
  })

  it('puts what is liked most first, and tells what is collected', async () => {
    const { id } = await makePublic('Well liked')
    const as = test.guest()
    for (const who of [as, bob, operator]) await test.call(like, { id }, { as: who })
    const liked = await test.call(list, { sort: 'liked' }, { as })
    expect(liked.rows[0]).toMatchObject({ id, likes: 3, isLiked: true })
    await test.call(collect, { id }, { as })
    await test.call(collect, { id: 5 }, { as })
    const own = await test.call(list, { of: 'collected' }, { as })
    expect(own.rows.map((row) => row.id).sort((a, b) => a - b)).toEqual([5, id])
    await test.call(collect, { id: 5, on: false }, { as })
    expect((await test.call(list, { of: 'collected' }, { as })).count).toBe(1)
  })

  it('counts the categories of all, of the own ones and of the collected ones', async () => {
    const as = await test.member('eve-market')
    const other = await test.call(categories, {}, { as })
    await make('Kept to herself', { category: 'sound' }, as)
    await test.call(collect, { id: 3, on: true }, { as })
    const some = async (of: 'own' | 'collected') =>
      (await test.call(categories, { of }, { as })).flatMap(({ id, count }) =>
        count > 0 ? [[id, count]] : [],
      )
    expect(await test.call(categories, {}, { as })).toEqual(other)
    expect(await some('own')).toEqual([['sound', 1]])
    expect(await some('collected')).toEqual([['learning', 1]])
  })
})

describe('a prompt', () => {
  it('is its author’s alone until it is published, and of its site alone', async () => {
    const { id } = await make('Mine alone')
    const elsewhere = { as: bob, host: 'studio.localhost' }
    for (const endpoint of [get, publish, withdraw, remove, like, collect, tryOut, keep] as const)
      expect((await test.ask(endpoint, { id }, { as: bob })).status).toBe(404)
    expect((await test.ask(publish, { id }, { as: test.guest() })).status).toBe(401)
    await test.call(publish, { id }, { as: ada })
    expect(await test.call(get, { id }, { as: test.guest() })).toMatchObject({
      author: 'ada-market',
      isOwn: false,
    })
    expect((await test.ask(get, { id }, { ...elsewhere, as: test.guest() })).status).toBe(404)
    await test.call(withdraw, { id }, { as: ada })
    expect((await test.ask(get, { id }, { as: bob })).status).toBe(404)
    await test.call(remove, { id }, { as: ada })
    expect((await test.ask(get, { id }, { as: ada })).status).toBe(404)
  })

  it('waits where the site wants to look, is refused with a word, and is shown', async () => {
    await test.configure({ marketReview: true })
    try {
      const work = await makeWork(test, ada)
      const { id } = await make('Looked at', { samples: [{ file: await fileOf(work) }] })
      expect((await test.call(publish, { id }, { as: ada })).state).toBe('waiting')
      const waiting = (await test.call(moderation, {}, { as: operator })).rows
      expect(waiting).toMatchObject([{ id, content: 'Words of Looked at {{topic}}' }])
      expect(await fetched(waiting[0]?.cover?.url ?? '')).toBe(200)
      expect((await test.ask(moderation, {}, { as: bob })).status).toBe(403)
      expect((await test.ask(get, { id }, { as: bob })).status).toBe(404)
      await test.call(decide, { ids: [id], shows: false, message: 'Too short' }, { as: operator })
      expect(await test.call(get, { id }, { as: ada })).toMatchObject({
        state: 'refused',
        message: 'Too short',
      })
      expect((await test.call(publish, { id }, { as: ada })).state).toBe('waiting')
      await test.call(decide, { ids: [id], shows: true }, { as: operator })
      expect((await test.call(get, { id }, { as: bob })).state).toBe('public')
      const same = {
        id,
        samples: [{ sample: (await test.call(get, { id }, { as: ada })).samples[0]?.id ?? 0 }],
      }
      expect((await make('Looked at', same)).state).toBe('public')
      expect((await make('Looked at', { id })).state).toBe('waiting')
    } finally {
      await test.configure({ marketReview: false })
    }
  })

  it('with a word that the site refuses is not published, nor changed to one', async () => {
    await test.configure({ galleryRefusedWords: ['forbidden'] })
    try {
      const { id } = await make('Fine', { content: 'a forbidden thing' })
      const refused = await test.ask(publish, { id }, { as: ada })
      expect(refused.body).toMatchObject({
        error: 'market.refused_words',
        fields: [{ field: 'content' }],
      })
      const open = await makePublic('Fine as well')
      const request = { title: 'Fine', content: 'x', category: 'life', medium: 'chat' } as const
      const tags = { ...request, id: open.id, tags: ['forbidden'] }
      expect((await test.ask(save, tags, { as: ada })).status).toBe(420)
    } finally {
      await test.configure({ galleryRefusedWords: [] })
    }
  })

  it('counts each liking once, however many come at once, and each try of others', async () => {
    const { id } = await makePublic('Counted')
    await Promise.all(Array.from({ length: 8 }, () => test.call(like, { id }, { as: bob })))
    await Promise.all([bob, test.guest(), ada].map((as) => test.call(tryOut, { id }, { as })))
    expect(await test.call(get, { id }, { as: bob })).toMatchObject({ likes: 1, uses: 2 })
    await test.call(like, { id, on: false }, { as: bob })
    expect((await test.call(get, { id }, { as: bob })).likes).toBe(0)
  })

  it('counts the tries of what comes with the product, for each site', async () => {
    const { rows } = await test.call(list, { language: 'en-US', size: 100 }, { as: bob })
    const [shipped] = rows.filter(({ isBuiltin }) => isBuiltin).slice(-1)
    const id = shipped?.id ?? 0
    for (const as of [bob, ada]) await test.call(tryOut, { id }, { as })
    expect((await test.call(get, { id }, { as: ada })).uses).toBe((shipped?.uses ?? 0) + 2)
    const elsewhere = { as: test.guest(), host: 'studio.localhost' }
    expect((await test.call(get, { id }, elsewhere)).uses).toBe(0)
    const popular = await test.call(list, { size: 100 }, { as: bob })
    expect(popular.rows.findIndex((row) => row.id === id)).toBeLessThan(rows.length - 1)
  })

  it('is kept in the own store, once', async () => {
    const { id } = await makePublic('Kept by others', { tags: ['a'] })
    const as = test.guest()
    expect(await test.call(keep, { id }, { as })).toMatchObject({ title: 'Kept by others' })
    expect((await test.ask(keep, { id }, { as })).body).toMatchObject({
      error: 'prompts.title_taken',
    })
  })
})

describe('samples', () => {
  it('are own works, open to others while the prompt is public, and go with the work', async () => {
    const work = await makeWork(test, ada)
    const samples = [{ file: await fileOf(work) }]
    const { id, cover: own } = await make('With a picture', { samples, medium: 'image' })
    expect(await fetched(own?.url ?? '')).toBe(200)
    await test.call(publish, { id }, { as: ada })
    const { cover } = await test.call(get, { id }, { as: bob })
    expect(await fetched(cover?.url ?? '')).toBe(200)
    expect(await fetched(cover?.url ?? '', 'studio.localhost')).toBe(404)
    await test.call(withdraw, { id }, { as: ada })
    expect(await fetched(cover?.url ?? '')).toBe(404)
    await test.call(api.works.remove, { ids: [work] }, { as: ada })
    expect((await test.call(get, { id }, { as: ada })).samples).toEqual([])
  })

  it('are nobody else’s works or answers', async () => {
    const work = await makeWork(test, bob)
    const request = { title: 'Taken', content: 'x', category: 'life', medium: 'image' } as const
    for (const sample of [{ file: await fileOf(work, bob) }, { entry: 999_999 }, { sample: 999 }]) {
      const told = await test.ask(save, { ...request, samples: [sample] }, { as: ada })
      expect(told.body).toMatchObject({ error: 'market.sample_not_found' })
    }
  })

  it('of the chat log say what was asked and answered there', async () => {
    const { id: groupId } = await test.call(api.groups.create, {}, { as: ada })
    const { pool } = test.database
    const insert = async (role: string, text: string, parent: number | null) => {
      const parts = JSON.stringify([{ type: 'text', text }])
      const { rows } = await pool.query<{ id: number }>(
        `insert into chat_entries (group_id, parent_id, role, state, parts, model_name)
         values ($1, $2, $3, 'done', $4, 'Scripted') returning id`,
        [groupId, parent, role, parts],
      )
      return rows[0]?.id ?? 0
    }
    const asked = await insert('user', 'Why is the sky blue?', null)
    const entry = await insert('assistant', 'Because it scatters.', asked)
    const { samples, id } = await make('With an answer', { samples: [{ entry }] })
    expect(samples).toMatchObject([
      { question: 'Why is the sky blue?', answer: 'Because it scatters.', model: 'Scripted' },
    ])
    const foreign = await test.ask(
      save,
      { title: 'T', content: 'x', category: 'life', medium: 'chat', samples: [{ entry }] },
      { as: bob },
    )
    expect(foreign.status).toBe(404)
    const told: Record<string, unknown> = {}
    const parts = exportMarket({ db: test.database.db, clock: test.parts.clock })
    for await (const { name, content } of parts(await accountOf(test, ada))) {
      let text = ''
      for await (const piece of content) text += String(piece)
      told[name] = JSON.parse(text)
    }
    expect(told['market-prompts.json']).toContainEqual(
      expect.objectContaining({
        id,
        samples: [expect.objectContaining({ answer: 'Because it scatters.' })],
      }),
    )
  })
})

it('goes along when a guest becomes a member, with what is liked', async () => {
  const guest = test.guest()
  const { id } = await make('Came along', {}, guest)
  await test.call(like, { id: 3 }, { as: guest })
  const as = await test.member('carol-market', { as: guest })
  expect((await test.call(get, { id }, { as })).isOwn).toBe(true)
  expect((await test.call(get, { id: 3 }, { as })).isLiked).toBe(true)
})
