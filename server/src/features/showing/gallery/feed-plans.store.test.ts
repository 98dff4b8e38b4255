// How PostgreSQL reads feeds: along an index of their order, whatever they are narrowed by. A plan that sorts reads all there is.
import { workTypes } from '@atelier/contract/work-terms'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type FeedFilter, listFeed, listLiked } from './feed.store.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Db = TestApp['database']['db']

/** The plan of what `read` asks, where sorting is out of the question as long as there is another way. */
async function planOf(read: (db: Db) => Promise<unknown>): Promise<string> {
  let plan = ''
  await test.database.db.transaction(async (tx) => {
    for (const way of ['sort', 'seqscan', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const explaining = {
      async execute(query: SQL) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
        plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        return { rows: [] }
      },
    }
    await read(explaining as unknown as Db)
  })
  return plan
}

const shown = { siteId: 1, partnerIds: [], looksFirst: false }
const filter = { shown, viewerId: 5 }
const page = { limit: 25 }
const cursors = { new: '2026-03-10 12:00:00+00', hot: '20000.5' }
/** The one sort that there is puts the pages of sites together. */
const sortsIn = (plan: string) => plan.match(/\bSort\b(?! Key)/g)?.length ?? 0

describe('a feed', () => {
  it.each<[string, Partial<FeedFilter>, 'new' | 'hot', string]>([
    ['of all', {}, 'new', 'publications_new'],
    ['of all', {}, 'hot', 'publications_hot'],
    ['of a kind', { type: workTypes.draw }, 'new', 'publications_type'],
    ['of a model', { model: 'Small' }, 'new', 'publications_model'],
    ['of a tag', { tag: 'fox' }, 'new', 'publication_tags_feed'],
    ['of a tag', { tag: 'fox' }, 'hot', 'publications_hot'],
  ])('%s, narrowed by %o, %s, is read along %s', async (_, narrowing, order, index) => {
    for (const after of [undefined, { key: cursors[order], workId: 7 }]) {
      const plan = await planOf((db) =>
        listFeed(db, { ...filter, ...narrowing }, order, { ...page, after }),
      )
      expect([plan.includes(`${index} on`), sortsIn(plan), plan]).toEqual([true, 1, plan])
    }
  })

  it.each([
    ['approved', true, 'partner_reviews_site_id_work_id_pk'],
    ['not refused', false, 'publications_new'],
  ])(
    'of a partner, where it shows what is %s, is read along an index',
    async (_, looksFirst, index) => {
      const shared = { ...shown, partnerIds: [2], looksFirst }
      const plan = await planOf((db) => listFeed(db, { ...filter, shown: shared }, 'new', page))
      expect([plan.includes(index), plan.includes('Seq Scan'), plan]).toEqual([true, false, plan])
    },
  )

  it('of what one likes is read along their likes', async () => {
    const plan = await planOf((db) => listLiked(db, filter, page))
    expect([plan.includes('likes_account on'), sortsIn(plan), plan]).toEqual([true, 0, plan])
  })
})
