import { api } from '@atelier/contract'
import { maxAlbums } from '@atelier/contract/gallery-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { accountOf } from '../../../../testing/works.ts'
import { makeWork, publish } from '../testing/published.ts'
import { albums } from './albums.table.ts'

let test: TestApp
let ada: Credential
let bob: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  bob = await test.member('bob')
})
afterAll(() => test.close())

const { collections } = api
const make = async (as: Credential, title: string, isPublic = false) =>
  (await test.call(collections.save, { title, isPublic }, { as })).id
const add = (albumId: number, id: number | number[], as: Credential) =>
  test.ask(collections.add, { albumId, id }, { as })
const inside = async (id: number, as: Credential) =>
  (await test.call(collections.works, { id }, { as })).rows.map((row) => row.id)
const counted = async (id: number) =>
  (await test.call(api.gallery.open, { id }, { as: '' })).collects

describe('an album', () => {
  it('holds own works and public ones of others, the last put in first, in pages', async () => {
    const own = await makeWork(test, bob)
    const theirs = await publish(test, ada)
    const album = await make(bob, 'Mixed')
    expect((await add(album, [theirs, own], bob)).body.data).toMatchObject({
      count: 2,
      isMine: true,
    })
    const later = await publish(test, ada)
    await add(album, [later, theirs], bob)
    expect(await inside(album, bob)).toEqual([later, theirs, own])
    const first = await test.call(collections.works, { id: album, size: 2 }, { as: bob })
    const rest = await test.call(
      collections.works,
      { id: album, size: 2, cursor: first.next ?? '' },
      { as: bob },
    )
    expect(first.rows.map((row) => [row.id, row.isPublic])).toEqual([
      [later, true],
      [theirs, true],
    ])
    expect(rest).toMatchObject({ rows: [{ id: own, isPublic: false, isMine: true }], next: null })
  })

  it('is seen by others once it is public, without what is not', async () => {
    const album = await make(bob, 'Shown later')
    const own = await makeWork(test, bob)
    const theirs = await publish(test, ada)
    await add(album, [own, theirs], bob)
    const open = (as: Credential, host = 'localhost') =>
      test.ask(collections.open, { id: album }, { as, host })
    expect((await open(ada)).status).toBe(404)
    expect((await test.ask(collections.works, { id: album }, { as: ada })).status).toBe(404)
    await test.call(collections.save, { id: album, isPublic: true }, { as: bob })
    expect((await open('')).body.data).toMatchObject({
      title: 'Shown later',
      count: 1,
      isMine: false,
      author: { name: 'bob' },
    })
    expect((await open('', 'studio.localhost')).status).toBe(404)
    expect(await inside(album, ada)).toEqual([theirs])
    const listed = await test.call(
      collections.ofAuthor,
      { authorId: await accountOf(test, bob) },
      { as: '' },
    )
    expect(listed.map(({ id }) => id)).toEqual([album])
    await test.call(api.publications.withdraw, { ids: [theirs] }, { as: ada })
    expect((await open('')).body.data).toMatchObject({ count: 0, cover: null })
  })

  it('has the cover that was chosen, else its first work', async () => {
    const [one, two] = [await publish(test, ada), await publish(test, ada)]
    const album = await make(ada, 'Covers')
    await add(album, [one, two], ada)
    const cover = async (coverId?: number) =>
      (await test.call(collections.save, { id: album, coverId }, { as: ada })).cover?.id
    const filesOf = async (id: number) =>
      (await test.call(api.gallery.open, { id }, { as: ada })).files[0]?.id
    expect(await cover()).toBe(await filesOf(one))
    expect(await cover(two)).toBe(await filesOf(two))
    expect(await cover(0)).toBe(await filesOf(one))
    const other = await publish(test, ada)
    const wrong = await test.ask(collections.save, { id: album, coverId: other }, { as: ada })
    expect(wrong.status).toBe(404)
  })

  it('is put in order by hand', async () => {
    const works = [await makeWork(test, ada), await makeWork(test, ada), await makeWork(test, ada)]
    const [a = 0, b = 0, c = 0] = works
    const album = await make(ada, 'Ordered')
    await add(album, works, ada)
    const move = (ids: number[], before: number | null) =>
      test.call(collections.order, { albumId: album, ids, before }, { as: ada })
    await move([c], a)
    expect(await inside(album, ada)).toEqual([c, a, b])
    await move([c, a], null)
    expect(await inside(album, ada)).toEqual([b, c, a])
    await move([a, b, 999_999], 999_999)
    expect(await inside(album, ada)).toEqual([c, a, b])
  })

  it('tells which albums hold a work and which lack it', async () => {
    const guest = test.guest()
    const work = await publish(test, ada)
    const [first, second] = [await make(guest, 'First'), await make(guest, 'Second')]
    await add(first, work, guest)
    const having = await test.call(collections.having, { id: work }, { as: guest })
    const lacking = await test.call(collections.lacking, { id: work }, { as: guest })
    const all = await test.call(collections.having, {}, { as: guest })
    expect(having.map(({ id }) => id)).toEqual([first])
    expect(lacking.map(({ id }) => id)).toEqual([second])
    expect(all.map(({ id }) => id)).toEqual([first, second])
  })

  it('counts how many people collected a work, each once and authors never', async () => {
    const work = await publish(test, ada)
    const [one, two] = [await make(bob, 'One'), await make(bob, 'Two')]
    await add(await make(ada, 'Mine'), work, ada)
    expect(await counted(work)).toBe(0)
    await Promise.all([add(one, work, bob), add(two, work, bob)])
    expect(await counted(work)).toBe(1)
    await test.call(collections.removeWorks, { albumId: one, id: work }, { as: bob })
    expect(await counted(work)).toBe(1)
    const { rows } = await test.call(api.gallery.feed, {}, { as: bob })
    expect(rows.find((row) => row.id === work)?.isCollected).toBe(true)
    await test.call(collections.removeAlbum, { id: two }, { as: bob })
    expect(await counted(work)).toBe(0)
    expect((await test.ask(collections.open, { id: two }, { as: bob })).status).toBe(404)
  })

  it('belongs to its owner alone, and takes nothing that its owner may not see', async () => {
    const album = await make(bob, 'Bob’s')
    const hidden = await makeWork(test, ada)
    const status = async (asked: Promise<{ status: number }>) => (await asked).status
    expect(await status(add(album, hidden, bob))).toBe(404)
    expect(await status(add(album, hidden, ada))).toBe(404)
    expect(await status(test.ask(collections.save, { id: album, title: 'X' }, { as: ada }))).toBe(
      404,
    )
    expect(await status(test.ask(collections.removeAlbum, { id: album }, { as: ada }))).toBe(404)
    expect(
      await status(test.ask(collections.removeWorks, { albumId: album, id: 1 }, { as: ada })),
    ).toBe(404)
    expect(
      await status(
        test.ask(collections.order, { albumId: album, ids: [1], before: null }, { as: ada }),
      ),
    ).toBe(404)
    const untitled = await test.ask(collections.save, { isPublic: true }, { as: bob })
    expect([untitled.status, untitled.body]).toMatchObject([422, { fields: [{ field: 'title' }] }])
  })

  it('is one of so many at most', async () => {
    const eve = await test.member('eve')
    const ownerId = await accountOf(test, eve)
    const at = new Date()
    await test.database.db.insert(albums).values(
      Array.from({ length: maxAlbums - 1 }, () => ({
        siteId: 1,
        ownerId,
        title: 'Many',
        createdAt: at,
        updatedAt: at,
      })),
    )
    const both = await Promise.all([
      test.ask(collections.save, { title: 'Last' }, { as: eve }),
      test.ask(collections.save, { title: 'One too many' }, { as: eve }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('goes along from a guest to the member it becomes', async () => {
    const guest = test.guest()
    const work = await publish(test, ada)
    const album = await make(guest, 'Along')
    await add(album, work, guest)
    const dan = await test.member('dan', { as: guest })
    expect(await inside(album, dan)).toEqual([work])
    expect(await counted(work)).toBe(1)
  })
})
