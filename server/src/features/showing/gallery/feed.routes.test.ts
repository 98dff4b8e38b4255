import { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from './testing/published.ts'

let test: TestApp
let ada: Credential
let bob: Credential
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
  })
  ada = await test.member('ada')
  bob = await test.member('bob')
})
beforeEach(() => {
  // Each work is a little newer than the one before.
  aheadMs += 1000
})
afterAll(() => test.close())

const feed = async (input = {}, as: Credential = bob, host = 'localhost') =>
  test.call(api.gallery.feed, input, { as, host })
const ids = async (input = {}, as: Credential = bob, host = 'localhost') =>
  (await feed(input, as, host)).rows.map(({ id }) => id)
const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status
const open = (id: number, as: Credential = bob, host = 'localhost') =>
  test.ask(api.gallery.open, { id }, { as, host })

/** Has one site name those that it shares its gallery with. */
const agree = (code: string, partners: string[]) =>
  test.database.pool.query(
    `insert into site_settings (site_id, key, value) select id, 'galleryPartners', $2::jsonb from sites where code = $1
     on conflict (site_id, key) do update set value = excluded.value`,
    [code, JSON.stringify(partners)],
  )

describe('a feed', () => {
  it('goes on behind a cursor without doubles while it grows at its head', async () => {
    const tag = { tags: ['paged'] }
    const made: number[] = []
    for (let count = 0; count < 5; count++) {
      aheadMs += 1000
      made.unshift(await publish(test, ada, tag))
    }
    const first = await feed({ tag: 'paged', size: 2 })
    aheadMs += 1000
    await publish(test, ada, tag)
    const second = await feed({ tag: 'PAGED', size: 2, cursor: first.next ?? '' })
    const third = await feed({ tag: 'paged', size: 2, cursor: second.next ?? '' })
    const all = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(all).toEqual(made)
    expect(third.next).toBeNull()
    expect(await ids({ tag: 'paged', cursor: 'never one', size: 1 })).toHaveLength(1)
  })

  it('is narrowed by kind, model, author and words, also Chinese ones', async () => {
    const fox = await publish(
      test,
      bob,
      {},
      { prompt: '雨中的狐狸', modelLabel: 'Fox 1', type: workTypes.sd3 },
    )
    const crane = await publish(
      test,
      bob,
      { title: '白鹤' },
      { prompt: 'a white crane', modelLabel: 'Fox 1' },
    )
    const me = (await feed({ query: '狐狸' })).rows[0]?.author.id ?? 0
    expect(await ids({ model: 'Fox 1' })).toEqual([crane, fox])
    expect(await ids({ model: 'Fox 1', type: workTypes.sd3 })).toEqual([fox])
    expect(await ids({ authorId: me })).toEqual([crane, fox])
    expect(await ids({ query: '狐狸 雨中' })).toEqual([fox])
    expect(await ids({ query: '白鹤' })).toEqual([crane])
    expect(await ids({ query: 'white cra' })).toEqual([crane])
    expect(await ids({ query: '"; drop table --' })).toEqual([])
    expect(await ids({ query: '!!!' })).toEqual([])
    const paged = await test.call(
      api.gallery.listAll,
      { type: workTypes.sd3, size: 1 },
      { as: ada },
    )
    expect([paged.rows.map(({ id }) => id), paged.count]).toEqual([[fox], 1])
    const midjourney = await publish(test, bob, {}, { type: workTypes.midjourney })
    const drawn = await test.call(api.gallery.listDrawings, {}, { as: '' })
    expect([drawn.rows.map(({ id }) => id), drawn.count]).toEqual([[midjourney], 1])
  })

  it('finds words page by page, in either order', async () => {
    const made: number[] = []
    for (let count = 0; count < 5; count++) {
      aheadMs += 1000
      made.unshift(await publish(test, ada, { tags: ['sought'] }, { prompt: 'a marmot 土拨鼠' }))
    }
    for (const query of ['marmot', 'marm', '土拨鼠', 'a marmot'])
      for (const order of ['new', 'hot'] as const) {
        const found: number[] = []
        let cursor: string | undefined
        do {
          const page = await feed({ query, order, size: 2, cursor, tag: 'sought' })
          found.push(...page.rows.map(({ id }) => id))
          cursor = page.next ?? undefined
        } while (cursor)
        expect([query, order, found]).toEqual([query, order, made])
      }
    expect(await ids({ query: 'marmot', type: workTypes.sd3 })).toEqual([])
  })

  it('has what is liked and collected above what is a little newer, where it is hot', async () => {
    const tag = { tags: ['warm'] }
    const older = await publish(test, ada, tag)
    aheadMs += 1000
    const newer = await publish(test, ada, tag)
    expect(await ids({ tag: 'warm', order: 'hot' })).toEqual([newer, older])
    await test.call(api.collections.like, { id: older }, { as: bob })
    expect(await ids({ tag: 'warm', order: 'hot' })).toEqual([older, newer])
    expect(
      await ids({
        tag: 'warm',
        order: 'hot',
        size: 1,
        cursor: (await feed({ tag: 'warm', order: 'hot', size: 1 })).next ?? '',
      }),
    ).toEqual([newer])
    await test.call(api.collections.like, { id: older, likes: false }, { as: bob })
    expect(await ids({ tag: 'warm', order: 'hot' })).toEqual([newer, older])
  })

  it('of followed authors shows theirs alone, and nothing to nobody', async () => {
    const eve = await test.member('eve')
    const dan = await test.member('dan')
    const one = await publish(test, eve)
    const { rows } = await feed({ query: '', size: 1 }, dan)
    expect(rows[0]?.id).toBe(one)
    const eveId = rows[0]?.author.id ?? 0
    expect(await ids({ order: 'following' }, dan)).toEqual([])
    await test.call(api.authors.follow, { id: eveId, follows: true }, { as: dan })
    aheadMs += 1000
    const two = await publish(test, eve)
    expect(await ids({ order: 'following' }, dan)).toEqual([two, one])
    expect(await ids({ order: 'following' }, '')).toEqual([])
    expect(await ids({ liked: true }, '')).toEqual([])
  })

  it('of another site shows nothing of this one until both have agreed, and what passed here has not passed there', async () => {
    const id = await publish(test, ada)
    const there = 'studio.localhost'
    expect(await ids({}, '', there)).not.toContain(id)
    expect(await statusOf(open(id, '', there))).toBe(404)
    // Whoever asks alone neither sees nor is seen.
    await agree('studio', ['atelier'])
    expect(await ids({}, '', there)).not.toContain(id)
    await agree('studio', [])
    await agree('atelier', ['studio'])
    expect(await ids({}, '', there)).not.toContain(id)
    await agree('studio', ['atelier', 'nobody'])
    expect(await ids({}, '', there)).toContain(id)
    expect((await open(id, '', there)).body.data).toMatchObject({ id, modelId: null })
    for (const looks of [{ galleryReview: true }, { galleryCheck: 'chat' as const }]) {
      await test.configure(looks)
      expect(await ids({}, '', there)).not.toContain(id)
      expect(await statusOf(open(id, '', there))).toBe(404)
      await test.configure({ galleryReview: false, galleryCheck: 'none' })
    }
    expect(await ids({}, '', there)).toContain(id)
    await agree('atelier', [])
    expect(await ids({}, '', there)).not.toContain(id)
  })
})
