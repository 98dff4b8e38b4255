import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { publish } from './testing/published.ts'

let test: TestApp
let ada: Credential
let bob: Credential
let adaId = 0
let bobId = 0
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  bob = await test.member('bob')
  adaId = await accountOf(test, ada)
  bobId = await accountOf(test, bob)
})
afterAll(() => test.close())

const page = (id: number, as: Credential, host = 'localhost') =>
  test.ask(api.authors.open, { id }, { as, host })
const names = async (input = {}, as: Credential = bob) =>
  (await test.call(api.authors.list, input, { as })).rows.map(({ name }) => name)
const follow = (id: number, as: Credential, follows = true) =>
  test.ask(api.authors.follow, { id, follows }, { as })

describe('an author', () => {
  it('is somebody with public works; without any, nobody but oneself', async () => {
    expect((await page(adaId, bob)).status).toBe(404)
    expect((await page(adaId, ada)).body.data).toMatchObject({ isMe: true, works: 0 })
    const id = await publish(test, ada)
    await test.call(api.collections.like, { id }, { as: bob })
    expect((await page(adaId, '')).body.data).toMatchObject({
      name: 'ada',
      works: 1,
      likes: 1,
      followers: 0,
      isMe: false,
      isFollowed: false,
    })
    expect((await page(adaId, '', 'studio.localhost')).status).toBe(404)
    expect((await page(await accountOf(test, test.guest()), bob)).status).toBe(404)
  })

  it('is found by name and followed once', async () => {
    expect(await names({ query: 'AD' })).toEqual(['ada'])
    expect(await names({ query: 'b%' })).toEqual([])
    expect((await follow(adaId, bob)).body.data).toEqual({ followers: 1 })
    expect((await follow(adaId, bob)).body.data).toEqual({ followers: 1 })
    expect(await names({ followed: true })).toEqual(['ada'])
    expect((await page(adaId, bob)).body.data).toMatchObject({ isFollowed: true, followers: 1 })
    expect((await follow(adaId, bob, false)).body.data).toEqual({ followers: 0 })
    expect((await follow(bobId, bob)).status).toBe(409)
    expect((await follow(adaId, test.guest())).status).toBe(401)
    expect((await follow(999_999, bob)).status).toBe(404)
  })

  it('who is blocked is not seen, and follows nobody any more', async () => {
    const id = await publish(test, ada, { tags: ['seen'] })
    await publish(test, bob)
    await follow(adaId, bob)
    await follow(bobId, ada)
    const seen = async (as: Credential) =>
      (await test.call(api.gallery.feed, { tag: 'seen' }, { as })).rows.map((row) => row.id)
    await test.call(api.authors.block, { id: adaId, blocks: true }, { as: bob })
    expect(await seen(bob)).toEqual([])
    expect(await seen('')).toEqual([id])
    expect(await names({ query: 'ada' })).toEqual([])
    expect((await page(adaId, bob)).body.data).toMatchObject({ isBlocked: true, followers: 0 })
    expect((await follow(bobId, ada)).status).toBe(404)
    expect(await test.call(api.authors.blocked, {}, { as: bob })).toMatchObject([{ id: adaId }])
    await test.call(api.authors.block, { id: adaId, blocks: false }, { as: bob })
    expect(await seen(bob)).toEqual([id])
  })

  it('whose last work was deleted is listed no more', async () => {
    const cleo = await test.member('cleo')
    const id = await publish(test, cleo)
    expect(await names({ query: 'cleo' })).toEqual(['cleo'])
    await test.call(api.works.remove, { ids: [id] }, { as: cleo })
    expect(await names({ query: 'cleo' })).toEqual([])
  })
})
