import { api } from '@atelier/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeWork, publish } from './testing/published.ts'

let test: TestApp
let ada: Credential
let boss: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  boss = await test.member('boss')
  await test.database.pool.query(`update accounts set staff_role = 'owner' where username = 'boss'`)
})
afterEach(() => test.configure({ galleryReview: false, galleryReportsToHide: 3 }))
afterAll(() => test.close())

const shown = async () =>
  (await test.call(api.gallery.feed, {}, { as: '' })).rows.map(({ id }) => id)
const queue = async () =>
  (await test.call(api.moderation.list, {}, { as: boss })).rows.map(({ id, state, reports }) => ({
    id,
    state,
    reasons: reports.map(({ reason }) => reason),
  }))
const decide = (id: number, shows: boolean, message = '') =>
  test.call(api.moderation.decide, { ids: [id], shows, message }, { as: boss })
const stateOf = async (id: number) =>
  (await test.call(api.publications.statesOf, { ids: [id] }, { as: ada }))[0]
const report = (id: number, as: Credential) =>
  test.call(api.moderation.report, { id, reason: 'rights' }, { as })

describe('where the site looks first', () => {
  it('a work waits until somebody shows it, and again when its words change', async () => {
    await test.configure({ galleryReview: true })
    const id = await publish(test, ada, { title: 'One' })
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', publishedAt: null })
    expect(await shown()).not.toContain(id)
    expect(await queue()).toEqual([{ id, state: 'waiting', reasons: [] }])
    await decide(id, true)
    expect(await shown()).toContain(id)
    const again = (terms: { title: string; licence?: 'cc0' }) =>
      test.call(api.publications.publish, { ids: [id], ...terms }, { as: ada })
    expect(await again({ title: 'One', licence: 'cc0' })).toMatchObject([{ state: 'public' }])
    expect(await again({ title: 'Two' })).toMatchObject([{ state: 'waiting' }])
    expect(await shown()).not.toContain(id)
  })

  it('what is refused stays so, tells why, and comes back to be looked at', async () => {
    const id = await publish(test, ada)
    await decide(id, false, 'Not here.')
    expect(await stateOf(id)).toMatchObject({ state: 'refused', message: 'Not here.' })
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    expect(await stateOf(id)).toMatchObject({ state: 'refused' })
    await test.call(api.publications.publish, { ids: [id] }, { as: ada })
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
    expect(await shown()).not.toContain(id)
    await decide(id, false)
    expect((await stateOf(id))?.message).toContain('未通过审核')
  })

  it('its pictures open for those who decide and for its author, for as long as it is not withdrawn', async () => {
    await test.configure({ galleryReview: true })
    const id = await publish(test, ada)
    const fetchFrom = async (url = '', host = 'localhost') =>
      (await test.app.inject({ url, headers: { host } })).statusCode
    const rows = (await test.call(api.moderation.list, {}, { as: boss })).rows
    const [told] = rows.find((row) => row.id === id)?.files ?? []
    const [own] = (await test.call(api.gallery.open, { id }, { as: ada })).files
    for (const url of [told?.url, told?.thumbnail, own?.url]) expect(await fetchFrom(url)).toBe(200)
    expect(await fetchFrom(told?.url, 'studio.localhost')).toBe(404)
    await test.call(api.publications.withdraw, { ids: [id] }, { as: ada })
    expect(await fetchFrom(told?.url)).toBe(404)
  })

  it('operators’ own works are shown at once', async () => {
    await test.configure({ galleryReview: true })
    const id = await publish(test, boss)
    expect(await shown()).toContain(id)
  })
})

describe('a report', () => {
  it('of enough members hides a work until somebody has looked; one person counts once', async () => {
    await test.configure({ galleryReportsToHide: 2 })
    const id = await publish(test, ada, { tags: ['told'] })
    const [eve, dan] = [await test.member('eve'), await test.member('dan')]
    await report(id, eve)
    await report(id, eve)
    await report(id, test.guest())
    await report(id, ada)
    expect(await shown()).toContain(id)
    await report(id, dan)
    expect(await shown()).not.toContain(id)
    expect((await queue()).find((row) => row.id === id)).toMatchObject({
      state: 'waiting',
      reasons: ['rights', 'rights', 'rights'],
    })
    // Publishing it anew does not get round the reports.
    await test.call(api.publications.publish, { ids: [id], title: 'New' }, { as: ada })
    expect(await shown()).not.toContain(id)
    await decide(id, true)
    expect(await shown()).toContain(id)
    expect((await queue()).map((row) => row.id)).not.toContain(id)
  })
})

describe('looking after the gallery', () => {
  it('shows operators the picture and the words of what nobody else sees', async () => {
    await test.configure({ galleryReview: true })
    const id = await publish(
      test,
      ada,
      { title: 'Kept', hidesPrompt: true },
      { prompt: 'a secret' },
    )
    const { rows } = await test.call(api.moderation.list, {}, { as: boss })
    const work = rows.find((row) => row.id === id)
    expect(work).toMatchObject({ prompt: 'a secret', hidesPrompt: true })
    const picture = await test.app.inject({ url: work?.files[0]?.url ?? '' })
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/png')
  })

  it('is for operators, and for what is there', async () => {
    const id = await makeWork(test, ada)
    const asked = (as: Credential) => test.ask(api.moderation.list, {}, { as })
    expect((await asked(ada)).status).toBe(403)
    expect((await asked(test.guest())).status).toBe(401)
    const refused = await test.ask(api.moderation.decide, { ids: [id], shows: true }, { as: boss })
    expect(refused.status).toBe(404)
    const reported = await test.ask(api.moderation.report, { id, reason: 'spam' }, { as: boss })
    expect(reported.status).toBe(404)
  })
})
