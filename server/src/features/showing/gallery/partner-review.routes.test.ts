// Works of a partner on a site that looks at works before it shows them: `atelier`, where they are published, and `studio`, which decides for itself.
import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, insertWork } from '../../../testing/works.ts'
import { publish } from './testing/published.ts'

const here = 'localhost'
const there = 'studio.localhost'

let test: TestApp
let ada: Credential
let eve: Credential
let boss: Credential
let aheadMs = 0
beforeAll(async () => {
  test = await createTestApp({
    clock: { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) },
  })
  ada = await test.member('ada')
  eve = await test.member('eve', { host: there })
  boss = await test.staff('owner', { host: there })
})
beforeEach(async () => {
  await test.database.pool.query('delete from publications')
  await test.database.pool.query('delete from tag_counts')
  for (const code of ['atelier', 'studio']) {
    await change(code, { galleryPartners: [] })
    await change(code, { galleryReview: code === 'studio', galleryReportsToHide: 3 })
  }
  await change('atelier', { galleryPartners: ['studio'] })
  await change('studio', { galleryPartners: ['atelier'] })
})
afterAll(() => test.close())

/** As those who run a site change its settings. */
async function change(site: string, values: Partial<SiteSettings>) {
  const { seen } = await test.call(api.siteAdmin.settings, {}, { as: boss, host: there, site })
  await test.call(api.siteAdmin.saveSettings, { seen, values }, { as: boss, host: there, site })
}
/** Each work is a little newer than the one before. */
const make = (terms: Parameters<typeof publish>[2] = {}, prompt = 'a heron') => {
  aheadMs += 1000
  return publish(test, ada, terms, { prompt })
}
const feed = async (input: InputOf<typeof api.gallery.feed> = {}, host = there) =>
  (await test.call(api.gallery.feed, input, { as: host === there ? eve : '', host })).rows.map(
    ({ id }) => id,
  )
const queue = (input = {}) =>
  test.call(api.moderation.list, { of: 'partners', ...input }, { as: boss, host: there })
const queued = async () => (await queue()).rows.map(({ id }) => id)
const decide = (ids: readonly number[], shows: boolean, message = '') => {
  aheadMs += 1000
  return test.call(
    api.moderation.decide,
    { ids: [...ids], shows, message },
    { as: boss, host: there },
  )
}
const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status
const cardStatus = async (id: number) =>
  (await test.app.inject({ url: `/api/gallery/card?id=${id}`, headers: { host: there } }))
    .statusCode
const anybody: { as: Credential; host: string } = { as: '', host: there }
const again = (id: number, terms: object) => {
  aheadMs += 1000
  return test.call(api.publications.publish, { ids: [id], ...terms }, { as: ada })
}
const kept = async () => {
  const { rows } = await test.database.pool.query(
    `select work_id as id, state, sites.code from partner_reviews join sites on sites.id = site_id`,
  )
  return rows
}

/** Every place of `studio` that lists or opens a published work, each with whether it has this one. */
async function placesOf(id: number, { authorId, tag }: { authorId: number; tag: string }) {
  const as = eve
  const at = { as, host: there }
  const has = (rows: readonly { id: number }[]) => rows.some((row) => row.id === id)
  const opens = async (asked: Promise<{ status: number }>) => (await statusOf(asked)) === 200
  const own = await test.call(api.collections.save, { title: 'Mine' }, at)
  const author = await test.ask(api.authors.open, { id: authorId }, at)
  const authors = await test.call(api.authors.list, {}, at)
  const all = await test.call(api.gallery.listAll, {}, at)
  return {
    new: has((await test.call(api.gallery.feed, {}, at)).rows),
    hot: has((await test.call(api.gallery.feed, { order: 'hot' }, at)).rows),
    tag: has((await test.call(api.gallery.feed, { tag }, at)).rows),
    words: has((await test.call(api.gallery.feed, { query: 'heron' }, at)).rows),
    ofAuthor: has((await test.call(api.gallery.feed, { authorId }, at)).rows),
    page: has(all.rows),
    count: all.count === 1,
    tags: (await test.call(api.gallery.tags, { query: tag }, at)).some((row) => row.tag === tag),
    open: await opens(test.ask(api.gallery.open, { id }, at)),
    related: await opens(test.ask(api.gallery.related, { id }, at)),
    card: (await cardStatus(id)) === 200,
    author: author.status === 200 && (author.body.data as { works: number }).works === 1,
    authors: authors.rows.some((row) => row.id === authorId && row.works === 1),
    follow: await opens(test.ask(api.authors.follow, { id: authorId, follows: true }, at)),
    followed: has((await test.call(api.gallery.feed, { order: 'following' }, at)).rows),
    like: await opens(test.ask(api.collections.like, { id, likes: true }, at)),
    liked: has((await test.call(api.gallery.feed, { liked: true }, at)).rows),
    album: await opens(test.ask(api.collections.add, { albumId: own.id, id }, at)),
    report: await opens(test.ask(api.moderation.report, { id, reason: 'other' }, at)),
  }
}

const everyPlace = (is: boolean) =>
  Object.fromEntries(
    [
      ...['new', 'hot', 'tag', 'words', 'ofAuthor', 'page', 'count', 'tags', 'open', 'related'],
      ...['card', 'author', 'authors', 'follow', 'followed', 'like', 'liked', 'album', 'report'],
    ].map((place) => [place, is]),
  )

describe('a site that looks first', () => {
  it('shows a partner’s work in no place until its own moderators have let it through, and then in all', async () => {
    const id = await make({ title: 'Heron', tags: ['reeds'] })
    const about = { authorId: await accountOf(test, ada), tag: 'reeds' }
    expect(await feed({}, here)).toEqual([id])
    expect(await placesOf(id, about)).toEqual(everyPlace(false))
    await decide([id], true)
    expect(await placesOf(id, about)).toEqual(everyPlace(true))
    await decide([id], false)
    expect(await placesOf(id, about)).toEqual(everyPlace(false))
  })

  it('opens a work’s files at the address for everybody only while it shows the work', async () => {
    const id = await make()
    const [row] = (await test.call(api.gallery.feed, {}, { as: '' })).rows
    const url = row?.files[0]?.url ?? ''
    const fetchFrom = async (host: string) =>
      (await test.app.inject({ url, headers: { host } })).statusCode
    expect([await fetchFrom(here), await fetchFrom(there)]).toEqual([200, 404])
    await decide([id], true)
    expect(await fetchFrom(there)).toBe(200)
    await decide([id], false)
    expect([await fetchFrom(here), await fetchFrom(there)]).toEqual([200, 404])
  })

  it('tells of what a work goes on from, and of what goes on from it, no more than it shows', async () => {
    const before = await make()
    aheadMs += 1000
    const id = await publish(test, ada, {}, { parentId: before })
    aheadMs += 1000
    const after = await publish(test, ada, {}, { parentId: id })
    const lineOf = async () => {
      const { ancestors, descendants } = await test.call(api.gallery.open, { id }, anybody)
      return [ancestors, descendants].map((rows) => rows.map((row) => row.id))
    }
    await decide([id], true)
    expect(await lineOf()).toEqual([[], []])
    await decide([before, after], true)
    expect(await lineOf()).toEqual([[before], [after]])
  })

  it('finds what is near a partner’s work among what it shows, however much is newer', async () => {
    const [one, near] = [await make({ tags: ['reeds'] }), await make({ tags: ['reeds'] })]
    await test.database.pool.query(
      `with made as (insert into works (site_id, owner_id, type, task, state, recipe, model_id, model_label, builtin, rate, request_key, created_at, ended_at)
         select w.site_id, w.owner_id, w.type, w.task, w.state, w.recipe, w.model_id, w.model_label, w.builtin, w.rate, w.request_key || n, w.created_at, w.ended_at
         from works as w, generate_series(1, 70) as n where w.id = $1 returning id),
       shown as (insert into publications (work_id, site_id, owner_id, type, model_label, state, title, tags, licence, hides_prompt, words, published_at, updated_at)
         select made.id, p.site_id, p.owner_id, p.type, p.model_label, p.state, p.title, p.tags, p.licence, p.hides_prompt, p.words, p.published_at + interval '1 hour', p.updated_at
         from publications as p, made where p.work_id = $1 returning work_id, site_id, published_at)
       insert into publication_tags (work_id, site_id, tag, published_at) select work_id, site_id, 'reeds', published_at from shown`,
      [near],
    )
    await decide([one, near], true)
    const rows = await test.call(api.gallery.related, { id: one }, anybody)
    expect(rows.map(({ id }) => id)).toEqual([near])
  })

  it('lets people take back whom they follow or block of a partner when nothing of them is shown any more', async () => {
    const id = await make()
    const at = { as: eve, host: there }
    const author = { id: await accountOf(test, ada) }
    await decide([id], true)
    await test.call(api.authors.follow, { ...author, follows: true }, at)
    await decide([id], false)
    const { followers } = await test.call(api.authors.follow, { ...author, follows: false }, at)
    expect(followers).toBe(0)
    expect(await statusOf(test.ask(api.authors.follow, { ...author, follows: true }, at))).toBe(404)
    await decide([id], true)
    await test.call(api.authors.block, { ...author, blocks: true }, at)
    await decide([id], false)
    await test.call(api.authors.block, { ...author, blocks: false }, at)
    expect(await test.call(api.authors.blocked, {}, at)).toEqual([])
    expect(await statusOf(test.ask(api.authors.block, { ...author, blocks: true }, at))).toBe(404)
  })

  it('shows no album of a partner’s people, for nobody looked at what it is called', async () => {
    const id = await make()
    await decide([id], true)
    const { id: albumId } = await test.call(
      api.collections.save,
      { title: 'Open', isPublic: true },
      { as: ada },
    )
    await test.call(api.collections.add, { albumId, id }, { as: ada })
    const album = () => test.ask(api.collections.open, { id: albumId }, anybody)
    expect(await statusOf(album())).toBe(404)
    await change('studio', { galleryReview: false })
    expect(await statusOf(album())).toBe(200)
  })

  it('by a check of words alone has partners’ works wait for its moderators, too', async () => {
    await change('studio', { galleryReview: false, galleryCheck: 'chat' })
    const id = await make()
    expect([await feed(), await queued()]).toEqual([[], [id]])
    await decide([id], true)
    expect(await feed()).toEqual([id])
    await change('studio', { galleryCheck: 'none' })
  })
})

describe('the queue of a site that looks first', () => {
  it('has what waits of its partners, the newest first and in pages, each with where it comes from', async () => {
    const made = [await make(), await make(), await make()].reverse()
    const first = await queue({ size: 2 })
    const second = await queue({ size: 2, page: 2 })
    expect([first, second].map(({ count }) => count)).toEqual([3, 3])
    const rows = [...first.rows, ...second.rows]
    expect(rows.map(({ id }) => id)).toEqual(made)
    const { settings } = await test
      .call(api.siteAdmin.settings, {}, { as: boss, host: there, site: 'atelier' })
      .then(({ values }) => ({ settings: values as Partial<SiteSettings> }))
    for (const row of rows) expect(row).toMatchObject({ state: 'waiting', site: settings.siteName })
    const counts = () => test.call(api.moderationAdmin.counts, {}, { as: boss, host: there })
    const needs = () => test.call(api.analytics.needs, {}, { as: boss, host: there })
    expect(await counts()).toMatchObject({ works: 0, partners: 3 })
    expect((await needs()).partnerWorks).toBe(3)
    await decide(made.slice(0, 1), true)
    await decide(made.slice(1, 2), false)
    expect(await queued()).toEqual(made.slice(2))
    expect(await counts()).toMatchObject({ works: 0, partners: 1 })
  })

  it('holds nothing that its author has deleted, until they take it back', async () => {
    const id = await make()
    await test.call(api.works.remove, { ids: [id] }, { as: ada })
    expect(await queue()).toEqual({ rows: [], count: 0 })
    await test.call(api.works.restore, { ids: [id] }, { as: ada })
    expect(await queue()).toMatchObject({ rows: [{ id }], count: 1 })
  })

  it('lies apart from its own works, and holds nothing for a site that shares with nobody', async () => {
    const id = await make()
    aheadMs += 1000
    const { userInfo } = await test.call(api.auth.getInfo, {}, { as: eve, host: there })
    const own = await insertWork(test, userInfo.id, { siteId: 2 })
    await test.call(api.publications.publish, { ids: [own] }, { as: eve, host: there })
    const ownQueue = await test.call(api.moderation.list, {}, { as: boss, host: there })
    expect(ownQueue.rows).toMatchObject([{ id: own, site: null }])
    expect(await queued()).toEqual([id])
    await change('studio', { galleryPartners: [] })
    expect(await queued()).toEqual([])
    const counts = await test.call(api.moderationAdmin.counts, {}, { as: boss, host: there })
    expect(counts.partners).toBeNull()
  })

  it('shows pictures to its moderators while the work is public at its own site, and no hidden prompt', async () => {
    const id = await make({ title: 'Kept', hidesPrompt: true }, 'a secret')
    const [row] = (await queue()).rows
    expect(row).toMatchObject({ id, prompt: '', hidesPrompt: true })
    const url = row?.files[0]?.url ?? ''
    const fetchFrom = async () =>
      (await test.app.inject({ url, headers: { host: there } })).statusCode
    expect(await fetchFrom()).toBe(200)
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    expect([await fetchFrom(), await queued()]).toEqual([404, []])
    await again(id, {})
    expect(await fetchFrom()).toBe(200)
    await change('atelier', { galleryPartners: [] })
    expect(await fetchFrom()).toBe(404)
  })
})

describe('a decision on a partner’s work', () => {
  it('leaves the work at its own site as it is, and tells its author nothing', async () => {
    const id = await make()
    const state = async () =>
      (await test.database.pool.query('select * from publications where work_id = $1', [id])).rows
    const told = () => test.call(api.publications.statesOf, { ids: [id] }, { as: ada })
    const before = [await state(), await told()]
    await decide([id], false, 'Not with us.')
    expect([await state(), await told()]).toEqual(before)
    expect(await told()).toMatchObject([{ state: 'public', message: '' }])
    expect(await feed({}, here)).toEqual([id])
    const appeal = { kind: 'work' as const, subjectId: id, text: 'Why?' }
    expect(await statusOf(test.ask(api.appeals.make, appeal, { as: ada }))).not.toBe(200)
  })

  it('counts for the site that made it alone', async () => {
    await test.call(
      api.siteAdmin.add,
      { code: 'third', name: 'Third', hosts: ['third.localhost'] },
      { as: boss, host: there },
    )
    await change('third', { galleryPartners: ['atelier'], galleryReview: true })
    await change('atelier', { galleryPartners: ['studio', 'third'] })
    const id = await make()
    const third = { as: boss, host: there, site: 'third' }
    const waits = async () =>
      (await test.call(api.moderation.list, { of: 'partners' }, third)).rows.map((row) => row.id)
    await decide([id], false)
    expect([await waits(), await feed({}, 'third.localhost')]).toEqual([[id], []])
    await test.call(api.moderation.decide, { ids: [id], shows: true }, third)
    expect([await feed({}, 'third.localhost'), await feed()]).toEqual([[id], []])
    // A site that goes takes its decisions along.
    await test.call(api.siteAdmin.remove, { code: 'third' }, { as: boss, host: there })
    expect(await kept()).toEqual([{ id, state: 'refused', code: 'studio' }])
  })

  it('to refuse stays when the site looks first no more', async () => {
    const [refused, other] = [await make({ tags: ['reeds'] }), await make()]
    await decide([refused], false)
    await change('studio', { galleryReview: false })
    expect(await feed()).toEqual([other])
    expect(await feed({ query: 'heron' })).toEqual([other])
    expect(await test.call(api.gallery.tags, { query: 'reeds' }, anybody)).toEqual([])
    expect(await queued()).toEqual([])
  })

  it('to show ends when the work says something else, and holds for the rest', async () => {
    const id = await make({ title: 'One', hidesPrompt: true }, 'a secret')
    await decide([id], true)
    await again(id, { title: 'One', hidesPrompt: true, licence: 'cc0' })
    expect(await feed()).toEqual([id])
    for (const terms of [
      { title: 'Two', hidesPrompt: true },
      { title: 'Two', tags: ['reeds'], hidesPrompt: true },
      { title: 'Two', tags: ['reeds'] },
    ]) {
      await again(id, terms)
      expect([await feed({}, here), await feed(), await queued()]).toEqual([[id], [], [id]])
      await decide([id], true)
      expect(await feed()).toEqual([id])
    }
  })

  it('to refuse is not got past by withdrawing or by other words, which are looked at again', async () => {
    const id = await make({ title: 'One' })
    await decide([id], false)
    expect(await queued()).toEqual([])
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    await again(id, { title: 'Two' })
    expect([await feed(), await queued()]).toEqual([[], [id]])
    await change('studio', { galleryReview: false })
    expect([await feed(), await queued()]).toEqual([[], [id]])
    await decide([id], true)
    expect([await feed(), await queued()]).toEqual([[id], []])
  })

  it.each(['atelier', 'studio'])(
    'ends with the consent of %s, which hides at once, and consent given again lets nothing through',
    async (site) => {
      const [approved, refused] = [await make(), await make()]
      await decide([approved], true)
      await decide([refused], false)
      const at = { as: eve, host: there }
      const { id: albumId } = await test.call(
        api.collections.save,
        { title: 'Mine', isPublic: true },
        at,
      )
      await test.call(api.collections.add, { albumId, id: approved }, at)
      const inAlbum = async () => (await test.call(api.collections.works, { id: albumId }, at)).rows
      expect(await inAlbum()).toHaveLength(1)
      await change(site, { galleryPartners: [] })
      expect([await feed(), await queued(), await kept(), await inAlbum()]).toEqual([
        [],
        [],
        [],
        [],
      ])
      expect((await test.call(api.collections.open, { id: albumId }, at)).count).toBe(0)
      await change(site, { galleryPartners: [site === 'atelier' ? 'studio' : 'atelier'] })
      expect([await feed(), await queued()]).toEqual([[], [refused, approved]])
    },
  )

  it('outlives every other change of settings, and partners that come beside', async () => {
    const id = await make()
    await decide([id], true)
    await change('studio', { galleryPartners: ['nobody', 'atelier'], galleryReportsToHide: 5 })
    expect([await feed(), await kept()]).toMatchObject([[id], [{ id, state: 'approved' }]])
  })

  it('ends with the work and with its author', async () => {
    const dan = await test.member('dan')
    const [id, gone] = [await make(), await publish(test, dan)]
    await decide([id, gone], true)
    await test.database.pool.query('delete from works where id = $1', [id])
    expect(await kept()).toMatchObject([{ id: gone }])
    await test.database.pool.query('delete from accounts where username = $1', ['dan'])
    expect(await kept()).toEqual([])
  })

  it('is made by those who review for a site of the consent, on all of the works or none', async () => {
    const id = await make()
    const ask = (ids: number[], options: object) =>
      statusOf(test.ask(api.moderation.decide, { ids, shows: true }, options as { as: Credential }))
    const support = await test.staff('support', { host: there, username: 'helper' })
    expect(await ask([id], { as: eve, host: there })).toBe(403)
    expect(await ask([id], { as: support, host: there })).toBe(403)
    expect(await ask([id, 999_999], { as: boss, host: there })).toBe(404)
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    expect(await ask([id], { as: boss, host: there })).toBe(404)
    await again(id, {})
    await change('atelier', { galleryPartners: [] })
    expect(await ask([id], { as: boss, host: there })).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('is audited on the site that made it', async () => {
    const id = await make()
    await decide([id], false, 'Not with us.')
    const { rows } = await test.call(api.audit.list, {}, { as: boss, host: there })
    expect(rows[0]).toMatchObject({
      site: 'studio',
      call: 'POST /gallery/decide',
      outcome: 'done',
      input: { ids: [id], shows: false },
    })
  })
})

describe('a report of a partner’s work', () => {
  const report = (id: number) =>
    test.call(api.moderation.report, { id, reason: 'rights' }, { as: eve, host: there })

  it('hides it at its own site after as many as that site says', async () => {
    await change('studio', { galleryReview: false, galleryReportsToHide: 1 })
    const id = await make()
    await report(id)
    expect(await feed({}, here)).toEqual([id])
  })

  it('brings what is shown to the moderators of the site that it came from, whose decision settles it there alone', async () => {
    const id = await make()
    await decide([id], true)
    expect(await queued()).toEqual([])
    aheadMs += 1000
    await report(id)
    const [row] = (await queue()).rows
    expect(row).toMatchObject({ id, state: 'public', reports: [{ reason: 'rights' }] })
    await decide([id], true)
    expect([await feed(), await queued()]).toEqual([[id], []])
    const { rows } = await test.database.pool.query(
      'select reports, (select count(*)::int from publication_reports where settled_at is null) as open from publications',
    )
    expect(rows).toEqual([{ reports: 1, open: 1 }])
  })
})
