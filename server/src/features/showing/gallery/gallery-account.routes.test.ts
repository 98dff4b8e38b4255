// The gallery of somebody who takes all that is theirs along, and of somebody who leaves.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf } from '../../../testing/works.ts'
import { makeWork, publish } from './testing/published.ts'

let test: TestApp
let ada: Credential
let bob: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  bob = await test.member('bob')
})
afterAll(() => test.close())

async function archiveOf(as: Credential) {
  const { url } = await test.call(api.accountData.orderExport, {}, { as })
  const { rawPayload } = await test.app.inject({ url, headers: { host: 'localhost' } })
  const files = readZip(rawPayload)
  return (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? 'null')
}

/** What somebody has in the gallery, beside the other's work. */
async function fill(as: Credential, others: number, otherId: number) {
  const own = await publish(test, as, { title: 'Mine', tags: ['own'], licence: 'cc-by' })
  await test.call(api.collections.like, { id: others, likes: true }, { as })
  const album = await test.call(api.collections.save, { title: 'Best', isPublic: true }, { as })
  await test.call(api.collections.add, { albumId: album.id, id: [others, own] }, { as })
  await test.call(api.authors.follow, { id: otherId, follows: true }, { as })
  await test.call(api.moderation.report, { id: others, reason: 'spam', text: 'Look!' }, { as })
  const share = (password: string) =>
    test.call(api.shares.create, { kind: 'work', subjectId: own, password }, { as })
  const [open, revoked] = [await share('a secret word'), await share('')]
  await test.call(api.shares.revoke, { id: revoked.id }, { as })
  await test.call(api.gallery.open, { id: others }, { as })
  return { own, albumId: album.id, open, revoked }
}

describe('an archive', () => {
  it('holds publications, likes, albums, follows, blocks, reports and links', async () => {
    const others = await publish(test, bob, { title: 'Theirs' })
    const bobId = await accountOf(test, bob)
    const { own, albumId, open, revoked } = await fill(ada, others, bobId)
    const eve = await test.member('eve')
    const eveId = await accountOf(test, eve)
    await test.call(api.authors.block, { id: eveId, blocks: true }, { as: ada })
    // Not published, so not among them.
    await makeWork(test, ada)
    const read = await archiveOf(ada)
    expect(read('gallery/publications.json')).toMatchObject([
      { id: own, state: 'public', title: 'Mine', tags: ['own'], licence: 'cc-by', likes: 0 },
    ])
    expect(read('gallery/likes.json')).toMatchObject([{ id: others }])
    expect(read('gallery/albums.json')).toMatchObject([
      { id: albumId, title: 'Best', isPublic: true, works: [{ id: others }, { id: own }] },
    ])
    expect(read('gallery/following.json')).toMatchObject([{ id: bobId, username: 'bob' }])
    expect(read('gallery/blocked.json')).toMatchObject([{ id: eveId, username: 'eve' }])
    expect(read('gallery/reports.json')).toMatchObject([
      { workId: others, reason: 'spam', text: 'Look!' },
    ])
    expect(read('shares.json')).toMatchObject([
      { id: open.id, address: open.address, workId: own, hasPassword: true, revokedAt: null },
      { id: revoked.id, hasPassword: false, revokedAt: expect.any(String) },
    ])
    expect(JSON.stringify(read('shares.json'))).not.toContain('argon2')
    const ofBob = await archiveOf(bob)
    expect(ofBob('gallery/publications.json')).toMatchObject([
      { id: others, likes: 1, collects: 1 },
    ])
    for (const name of ['likes', 'albums', 'following', 'reports'])
      expect(ofBob(`gallery/${name}.json`)).toEqual([])
  })

  it('is told whole, however much there is', async () => {
    const much = await test.member('much')
    const ownerId = await accountOf(test, much)
    await test.database.pool.query(
      `insert into albums (site_id, owner_id, title, created_at, updated_at)
       select 1, $1, 'Album ' || n, now(), now() from generate_series(1, 450) as n`,
      [ownerId],
    )
    const read = await archiveOf(much)
    expect(read('gallery/albums.json')).toHaveLength(450)
  })
})

describe('somebody who leaves', () => {
  it('leaves nothing in the gallery, and is counted nowhere any more', async () => {
    const carol = await test.member('carol')
    const carolId = await accountOf(test, carol)
    const others = await publish(test, bob, { title: 'Stays' })
    const bobId = await accountOf(test, bob)
    const { own, albumId, open } = await fill(carol, others, bobId)
    await publish(test, carol, { tags: ['of carol alone'] }, { originId: others })
    await test.call(api.collections.like, { id: own }, { as: bob })
    const page = () => test.call(api.gallery.open, { id: others }, { as: '' })
    expect(await page()).toMatchObject({ likes: 1, collects: 1, remakes: 1 })
    const left = { name: 'carol', password: 'correct horse' }
    await test.call(api.accountData.leave, left, { as: carol })
    expect(await page()).toMatchObject({ likes: 0, collects: 0, remakes: 0, descendants: [] })
    const gone = [
      test.ask(api.gallery.open, { id: own }, { as: bob }),
      test.ask(api.collections.open, { id: albumId }, { as: bob }),
      test.ask(api.authors.open, { id: carolId }, { as: bob }),
      test.ask(api.shares.open, { key: open.address.split('/').at(-1) ?? '' }, { as: bob }),
    ]
    expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await test.call(api.gallery.tags, { query: 'of carol' }, {})).toEqual([])
    const { rows } = await test.database.pool.query<{ kept: string }>(
      `select (select count(*) from publications where owner_id = $1) + (select count(*) from likes where account_id = $1)
        + (select count(*) from albums where owner_id = $1) + (select count(*) from follows where $1 in (follower_id, author_id))
        + (select count(*) from shares where owner_id = $1) + (select count(*) from author_days where author_id = $1)
        + (select count(*) from publication_reports where account_id = $1)
        + (select count(*) from publication_views where account_id = $1) as kept`,
      [carolId],
    )
    expect(Number(rows[0]?.kept)).toBe(0)
  })
})
