import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forgetOldViews } from './own-publications.ts'
import { makeWork, publish } from './testing/published.ts'

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
const fetchFrom = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })
const withdraw = (id: number, as = ada) =>
  test.call(api.publications.withdraw, { ids: [id] }, { as })

describe('publishing', () => {
  it('shows a work to everybody, with its author, its words and addresses that open', async () => {
    const id = await makeWork(test, ada, { prompt: 'a lighthouse in fog' })
    expect(await statusOf(open(id))).toBe(404)
    expect(await ids()).not.toContain(id)
    const [publication] = await test.call(
      api.publications.publish,
      { ids: [id], title: ' Lighthouse ', tags: ['#Sea', 'sea', 'fog  bank'], licence: 'cc-by' },
      { as: ada },
    )
    expect(publication).toMatchObject({
      id,
      state: 'public',
      title: 'Lighthouse',
      tags: ['Sea', 'fog bank'],
      licence: 'cc-by',
      message: '',
      likes: 0,
    })
    for (const as of [bob, test.guest(), ''] as const) {
      const row = (await feed({}, as)).rows.find((each) => each.id === id)
      expect(row).toMatchObject({
        title: 'Lighthouse',
        prompt: 'a lighthouse in fog',
        author: { name: 'ada' },
        isMine: false,
        isLiked: false,
        likes: 0,
      })
      const page = await fetchFrom(row?.files[0]?.url ?? '')
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/png'])
      expect((await fetchFrom(row?.files[0]?.thumbnail ?? '')).statusCode).toBe(200)
    }
    expect((await feed({}, ada)).rows.find((each) => each.id === id)?.isMine).toBe(true)
  })

  it('is gone everywhere at once when it is withdrawn, and keeps its likes for the next time', async () => {
    const id = await publish(test, ada, { tags: ['once'] })
    await test.call(api.collections.like, { id }, { as: bob })
    const { files } = (await feed()).rows.find((each) => each.id === id) ?? { files: [] }
    await withdraw(id)
    expect(await ids()).not.toContain(id)
    expect(await ids({ tag: 'once' })).toEqual([])
    expect(await ids({ liked: true })).not.toContain(id)
    expect(await statusOf(open(id))).toBe(404)
    expect((await fetchFrom(files[0]?.url ?? '')).statusCode).toBe(404)
    expect((await fetchFrom(files[0]?.thumbnail ?? '')).statusCode).toBe(404)
    expect(await test.call(api.gallery.tags, { query: 'once' }, { as: bob })).toEqual([])
    expect(await statusOf(open(id, ada))).toBe(200)
    await test.call(api.publications.publish, { ids: [id], tags: ['once'] }, { as: ada })
    expect((await feed({ liked: true })).rows[0]).toMatchObject({ id, likes: 1, isLiked: true })
  })

  it('is gone when the work is deleted, and back when that is taken back', async () => {
    const id = await publish(test, ada)
    await test.call(api.works.remove, { ids: [id] }, { as: ada })
    expect(await ids()).not.toContain(id)
    expect(await statusOf(open(id))).toBe(404)
    await test.call(api.works.restore, { ids: [id] }, { as: ada })
    expect(await ids()).toContain(id)
  })

  it('hides the recipe where its author wishes, and is not found by it', async () => {
    const id = await publish(
      test,
      ada,
      { hidesPrompt: true, title: 'Riddle' },
      { prompt: 'zebrafinch' },
    )
    const { body } = await open(id)
    expect(body.data).toMatchObject({
      prompt: '',
      negativePrompt: '',
      params: {},
      hidesPrompt: true,
    })
    expect(await ids({ query: 'zebrafinch' })).toEqual([])
    expect(await ids({ query: 'riddle' })).toEqual([id])
  })

  it('is for members and for own works that are done', async () => {
    const mine = await makeWork(test, ada)
    const failed = await makeWork(test, ada, { state: workStates.failed })
    const guest = test.guest()
    const guests = await makeWork(test, guest)
    const to = (id: number, as: Credential) =>
      statusOf(test.ask(api.publications.publish, { ids: [id] }, { as }))
    expect(await to(mine, bob)).toBe(404)
    expect(await to(guests, guest)).toBe(401)
    expect(await to(failed, ada)).toBe(409)
    expect(await statusOf(test.ask(api.publications.withdraw, { ids: [mine] }, { as: bob }))).toBe(
      404,
    )
    expect(await ids()).not.toContain(mine)
  })

  it('refuses what holds a word of the site’s list, with the word, at its field', async () => {
    await test.configure({ galleryRefusedWords: ['grim', '违禁'] })
    const refused = async (terms: { title?: string; tags?: string[] }, prompt = 'a cat') => {
      const id = await makeWork(test, ada, { prompt })
      const { status, body } = await test.ask(
        api.publications.publish,
        { ids: [id], ...terms },
        { as: ada },
      )
      const fields = body.success ? [] : (body.fields ?? []).map(({ field }) => field)
      return [status, body.message, fields]
    }
    const withWord = (word: string) => expect.stringContaining(word)
    expect(await refused({ title: 'So GRIM!' })).toEqual([420, withWord('“grim”'), ['title']])
    expect(await refused({ tags: ['违-禁'] })).toEqual([420, withWord('违禁'), ['tags']])
    expect(await refused({}, 'a grim cat')).toEqual([420, withWord('“grim”'), ['prompt']])
    // A word of Latin letters inside another one is not that word.
    expect((await refused({ title: 'Pilgrim' }))[0]).toBe(200)
    await test.configure({ galleryRefusedWords: [] })
  })
})

describe('a like', () => {
  it('counts once however often it is given at once', async () => {
    const id = await publish(test, ada)
    const like = (likes?: boolean) => test.call(api.collections.like, { id, likes }, { as: bob })
    await Promise.all(Array.from({ length: 8 }, () => like(true)))
    expect((await feed()).rows.find((row) => row.id === id)).toMatchObject({
      likes: 1,
      isLiked: true,
    })
    expect(await like()).toEqual({ isLiked: false, likes: 0 })
    expect(await like()).toEqual({ isLiked: true, likes: 1 })
  })

  it('goes along from a guest to the member it becomes, and goes with the account', async () => {
    const id = await publish(test, ada)
    const guest = test.guest()
    await test.call(api.collections.like, { id }, { as: guest })
    const carol = await test.member('carol', { as: guest })
    expect((await feed({ liked: true }, carol)).rows).toMatchObject([{ id, likes: 1 }])
    await test.call(
      api.accountData.leave,
      { name: 'carol', password: 'correct horse' },
      { as: carol },
    )
    expect((await feed()).rows.find((row) => row.id === id)?.likes).toBe(0)
  })
})

describe('a work’s page', () => {
  it('counts a reader once a day, and never its author', async () => {
    const id = await publish(test, ada)
    await open(id, ada)
    await open(id)
    await open(id)
    const { body } = await open(id, test.guest())
    expect(body.data).toMatchObject({ id, views: 1 })
    aheadMs += 24 * 3_600_000
    await open(id)
    const own = await test.call(api.publications.statesOf, { ids: [id] }, { as: ada })
    expect(own).toMatchObject([{ id, views: 3 }])
    const { views, days } = await test.call(api.publications.statistics, { days: 2 }, { as: ada })
    expect(views).toBeGreaterThanOrEqual(3)
    expect(days.map((day) => day.views)).toEqual([expect.any(Number), 1])
    const kept = () => test.database.pool.query('select day from publication_views')
    aheadMs += 5 * 24 * 3_600_000
    await forgetOldViews(test.services.gallery)
    expect((await kept()).rows).toEqual([])
    expect(await test.call(api.publications.statesOf, { ids: [id] }, { as: ada })).toEqual(own)
  })

  it('tells what it goes on from and what goes on from it, as far as that is public', async () => {
    const first = await publish(test, ada, { title: 'First' })
    const hidden = await makeWork(test, ada, { parentId: first })
    const last = await publish(test, ada, { title: 'Last' }, { parentId: hidden })
    const remade = await publish(test, bob, { title: 'Remade' }, { originId: first })
    const page = (await open(last)).body.data
    expect(page).toMatchObject({ ancestors: [{ id: first }] })
    expect((await open(first)).body.data).toMatchObject({
      remakes: 1,
      descendants: [{ id: remade }],
    })
    expect((await open(remade, ada)).body.data).toMatchObject({ ancestors: [{ id: first }] })
    await withdraw(remade, bob)
    expect((await open(first)).body.data).toMatchObject({ remakes: 0, descendants: [] })
  })

  it('counts what others made from it, in its heat too, however many publish at once', async () => {
    const tag = { tags: ['model work'] }
    const first = await publish(test, ada, tag)
    aheadMs += 1000
    const newer = await publish(test, ada, tag)
    await publish(test, ada, {}, { originId: first })
    expect(await ids({ tag: 'model work', order: 'hot' })).toEqual([newer, first])
    await Promise.all([1, 2, 3].map(() => publish(test, bob, {}, { originId: first })))
    expect((await open(first)).body.data).toMatchObject({ remakes: 3 })
    expect(await ids({ tag: 'model work', order: 'hot' })).toEqual([first, newer])
  })

  it('leads to what is near it', async () => {
    const id = await publish(test, bob, { tags: ['glass'] }, { prompt: 'stained window' })
    const byTag = await publish(test, ada, { tags: ['Glass'] }, { prompt: 'bottle' })
    const byWord = await publish(test, ada, {}, { prompt: 'a stained window at dawn' })
    await publish(test, ada, {}, { prompt: 'something else' })
    const near = await test.call(api.gallery.related, { id }, { as: '' })
    const found = near.map((work) => work.id)
    expect(found.slice(0, 1)).toEqual([byTag])
    expect(found).toContain(byWord)
    expect(found).not.toContain(id)
  })
})
