import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { exportApps } from './export-apps.ts'

let test: TestApp
let ada: Credential
let operator: Credential
beforeAll(async () => {
  test = await createTestApp()
  test.engine.answerAlways('An answer')
  ada = await test.member('ada-apps')
  operator = await test.member('operator-apps')
  await test.database.pool.query(
    `update accounts set staff_role = 'owner' where username = 'operator-apps'`,
  )
})
afterAll(() => test.close())

const { list, categories, get, save, delete: remove, pin, publish, withdraw } = api.apps
const { moderation, decide } = api.apps

const request = (name: string, more: Partial<InputOf<typeof save>> = {}): InputOf<typeof save> => ({
  name,
  category: 'life',
  systemMessage: `You are ${name}.`,
  ...more,
})

const make = (name: string, more: Partial<InputOf<typeof save>> = {}, as = ada) =>
  test.call(save, request(name, more), { as })

const namesIn = async (as: Credential, input: InputOf<typeof list>) =>
  (await test.call(list, input, { as })).rows.map(({ name }) => name)

describe('what comes with the product', () => {
  it('is told in the language that is asked for, without what its model is told', async () => {
    const as = test.guest()
    const page = await test.call(get, { id: 1, language: 'zh-TW' }, { as })
    expect(page).toMatchObject({
      name: '潤稿編輯',
      isBuiltin: true,
      systemMessage: null,
      uses: 0,
    })
    expect((await test.call(get, { id: 1 }, { as, language: 'en-US' })).name).toBe('Copy editor')
  })

  it('is listed by kind and category, and found by words', async () => {
    const as = test.guest()
    const counts = await test.call(categories, { language: 'en-US' }, { as })
    const writing = counts.find(({ id }) => id === 'writing')
    expect(writing?.name).toBe('Writing')
    const apps = await test.call(list, { category: 'writing', size: 100 }, { as })
    expect(apps.rows.filter(({ isBuiltin }) => isBuiltin)).toHaveLength(writing?.count ?? -1)
    const all = await test.call(list, { size: 100, q: '润色' }, { as })
    expect(all.rows.map(({ id }) => id)).toContain(1)
    const roles = await test.call(list, { kind: 'role', size: 100 }, { as })
    expect(roles.rows.every(({ kind }) => kind === 'role')).toBe(true)
  })
})

describe('an own app', () => {
  it('is made by a guest, changed, told with its system message, and deleted', async () => {
    const as = test.guest()
    const made = await make('Shopper', { questions: ['What do I need?'], tools: ['date', 'x'] }, as)
    expect(made).toMatchObject({ isOwn: true, state: 'private', systemMessage: 'You are Shopper.' })
    expect(made.id).toBeGreaterThanOrEqual(1000)
    expect(made.tools).toEqual(['date'])
    const changed = await test.call(save, { ...request('Buyer'), id: made.id }, { as })
    expect(changed).toMatchObject({ id: made.id, name: 'Buyer', questions: [] })
    expect(await namesIn(as, { of: 'own' })).toEqual(['Buyer'])
    await test.call(remove, { id: made.id }, { as })
    expect((await test.ask(get, { id: made.id }, { as })).status).toBe(404)
  })

  it('that does not fit is refused at its fields', async () => {
    const { status, body } = await test.ask(
      save,
      {
        ...request(' '),
        systemMessage: '',
        icon: 'https://elsewhere.example/x.png',
        questions: [''],
      },
      { as: ada },
    )
    expect(status).toBe(422)
    const fields = (body as { fields: { field: string }[] }).fields.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['name', 'systemMessage', 'icon', 'questions.0']))
  })

  it('names a model that is offered, and a picture of its author', async () => {
    const none = await test.ask(save, request('M', { modelId: 999_999 }), { as: ada })
    expect(none.body).toMatchObject({ error: 'models.not_found', fields: [{ field: 'modelId' }] })
    const foreign = await test.ask(save, request('P', { icon: '/api/upload/file?id=a&key=b' }), {
      as: ada,
    })
    expect(foreign.body).toMatchObject({ error: 'uploads.not_found' })
  })

  it('is nobody else’s, and of no other site', async () => {
    const { id } = await make('Mine alone')
    const other = await test.member('bob-apps')
    for (const endpoint of [get, publish, withdraw, remove, pin] as const)
      expect((await test.ask(endpoint, { id }, { as: other })).status).toBe(404)
    expect((await test.ask(save, { ...request('Theirs'), id }, { as: other })).status).toBe(404)
    expect((await test.ask(api.groups.create, { appId: id }, { as: other })).status).toBe(404)
  })

  it('is in the archive of all that its author has', async () => {
    const as = test.guest()
    await make('Kept', { opening: 'Hello' }, as)
    const { userInfo } = await test.call(api.auth.getInfo, {}, { as })
    const { db } = test.database
    const told = []
    for await (const { name, content } of exportApps({ db, clock: test.parts.clock })(
      userInfo.id,
    )) {
      let text = ''
      for await (const piece of content) text += String(piece)
      told.push({ name, apps: JSON.parse(text) })
    }
    expect(told).toMatchObject([
      { name: 'apps.json', apps: [{ name: 'Kept', systemMessage: 'You are Kept.' }] },
    ])
  })

  it('goes along when a guest becomes a member, with what is pinned', async () => {
    const guest = test.guest()
    const { id } = await make('Came along', {}, guest)
    await test.call(pin, { id }, { as: guest })
    const as = await test.member('carol-apps', { as: guest })
    expect((await test.call(get, { id }, { as })).isPinned).toBe(true)
  })
})

describe('a published app', () => {
  it('is found and used by others, who do not see what its model is told', async () => {
    const { id } = await make('Public gardener', { description: 'Knows every rose' })
    expect(await test.call(publish, { id }, { as: ada })).toMatchObject({ state: 'public' })
    const as = test.guest()
    expect(await namesIn(as, { q: 'rose' })).toEqual(['Public gardener'])
    expect(await test.call(get, { id }, { as })).toMatchObject({
      systemMessage: null,
      isOwn: false,
      author: 'ada-apps',
    })
    const elsewhere = { as: test.guest(), host: 'studio.localhost' }
    expect((await test.ask(get, { id }, elsewhere)).status).toBe(404)
    expect((await test.call(list, { q: 'rose' }, elsewhere)).rows).toEqual([])
    await test.call(withdraw, { id }, { as: ada })
    expect((await test.ask(get, { id }, { as })).status).toBe(404)
  })

  it('waits for those who run the site where that is asked for, who refuse it with a word or show it', async () => {
    await test.configure({ appReview: true })
    try {
      const { id } = await make('Under review')
      expect((await test.call(publish, { id }, { as: ada })).state).toBe('waiting')
      const stranger = test.guest()
      expect((await test.ask(get, { id }, { as: stranger })).status).toBe(404)
      const waiting = await test.call(moderation, {}, { as: operator })
      expect(waiting.rows).toMatchObject([{ id, systemMessage: 'You are Under review.' }])
      await test.call(decide, { ids: [id], shows: false, message: 'Too vague.' }, { as: operator })
      expect(await test.call(get, { id }, { as: ada })).toMatchObject({
        state: 'refused',
        message: 'Too vague.',
      })
      await test.call(publish, { id }, { as: ada })
      await test.call(decide, { ids: [id], shows: true }, { as: operator })
      expect((await test.call(get, { id }, { as: stranger })).name).toBe('Under review')
      const edited = await test.call(save, { ...request('Other words'), id }, { as: ada })
      expect(edited.state).toBe('waiting')
    } finally {
      await test.configure({ appReview: false })
    }
  })

  it('holds no word that the site refuses', async () => {
    await test.configure({ galleryRefusedWords: ['gambling'] })
    const { id } = await make('Gambling friend')
    expect((await test.ask(publish, { id }, { as: ada })).body).toMatchObject({
      error: 'apps.refused_words',
      fields: expect.arrayContaining([expect.objectContaining({ field: 'name' })]),
    })
    await test.configure({ galleryRefusedWords: [] })
  })
})

describe('a list', () => {
  it('has what is pinned first, then the rest by use or by date, each once on all pages', async () => {
    const as = await test.member('dora-apps')
    const ids: number[] = []
    for (const name of ['Alpha', 'Beta', 'Gamma']) {
      const { id } = await make(`${name} of many`, { kind: 'role' })
      await test.call(publish, { id }, { as: ada })
      ids.push(id)
    }
    await test.call(pin, { id: ids[0] ?? 0 }, { as })
    expect(await namesIn(as, { kind: 'role', of: 'pinned' })).toEqual(['Alpha of many'])
    for (const sort of ['popular', 'new'] as const) {
      const seen: number[] = []
      let count = 0
      for (let page = 1; page === 1 || seen.length < count; page++) {
        const reply = await test.call(list, { kind: 'role', sort, page, size: 2 }, { as })
        if (reply.rows.length === 0) break
        count = reply.count
        seen.push(...reply.rows.map(({ id }) => id))
      }
      expect(seen[0]).toBe(ids[0])
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(count)
      expect(seen).toEqual(expect.arrayContaining(ids))
      if (sort === 'new') expect(seen.slice(1, 3)).toEqual([ids[2], ids[1]])
    }
    await test.call(pin, { id: ids[0] ?? 0, pinned: false }, { as })
    expect(await namesIn(as, { kind: 'role', of: 'pinned' })).toEqual([])
  })
})
