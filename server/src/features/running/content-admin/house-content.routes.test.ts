// Apps, roles and market prompts of the house: a site's own, among those that come with the product.
import { api } from '@atelier/contract'
import { type EntryKind, firstSiteContentId } from '@atelier/contract/content-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { save, show, remove } = api.contentAdmin

let test: TestApp
let owner: Credential
let reader: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  reader = test.guest()
})
afterAll(() => test.close())

const add = async (kind: EntryKind, body: Record<string, unknown>) =>
  (await test.call(save, { kind, isShown: true, body }, { as: owner })).entry.id
const problemsOf = async (kind: EntryKind, body: Record<string, unknown>) => {
  const { status, body: said } = await test.ask(save, { kind, isShown: true, body }, { as: owner })
  return [status, 'fields' in said ? said.fields?.map(({ field }) => field) : []]
}

const navigator = {
  appKind: 'app',
  category: 'work',
  icon: 'compass',
  title: { 'en-US': 'House navigator', 'zh-CN': '本站领航员' },
  description: { 'en-US': 'Knows the way around here.' },
  systemMessage: { 'en-US': 'You know this house.', 'zh-CN': '你了解本站。' },
  opening: { 'en-US': 'Where to?' },
  questions: { 'en-US': 'What is new?\n\n Where do I begin? ' },
}

describe('an app of the house', () => {
  it('stands first on its site alone, in the reader’s language, and is talked with', async () => {
    const entry = await add('houseApp', navigator)
    const id = firstSiteContentId + entry
    const as = { as: reader }
    const [first] = (await test.call(api.apps.list, { language: 'en-US' }, as)).rows
    expect(first).toMatchObject({
      id,
      kind: 'app',
      name: 'House navigator',
      icon: 'compass',
      category: 'work',
      isBuiltin: false,
      isOwn: false,
      uses: 0,
      state: 'public',
    })
    expect(first?.author).not.toBe('')
    const found = async (q: string, kind: 'app' | 'role' = 'app') =>
      (await test.call(api.apps.list, { q, kind, language: 'zh-CN' }, as)).rows.map((app) => app.id)
    expect(await found('领航员')).toEqual([id])
    expect(await found('领航员', 'role')).toEqual([])
    const elsewhere = { host: 'studio.localhost', as: test.guest() }
    expect((await test.call(api.apps.list, { q: 'navigator' }, elsewhere)).count).toBe(0)
    const gone = await test.ask(api.apps.get, { id }, elsewhere)
    expect(gone.status).toBe(404)

    const page = await test.call(api.apps.get, { id, language: 'en-US' }, as)
    expect(page).toMatchObject({
      opening: 'Where to?',
      questions: ['What is new?', 'Where do I begin?'],
      systemMessage: null,
    })
    await test.call(api.apps.pin, { id }, as)
    const pinned = await test.call(api.apps.list, { of: 'pinned', language: 'en-US' }, as)
    expect(pinned.rows.map((app) => app.id)).toEqual([id])
    const group = await test.call(api.groups.create, { appId: id }, as)
    const groups = await test.call(api.groups.list, {}, as)
    expect(groups.find((one) => one.id === group.id)).toMatchObject({ appId: id })
    const count = async () =>
      (await test.call(api.apps.categories, {}, as)).find((one) => one.id === 'work')?.count ?? 0
    const before = await count()

    await test.call(show, { id: entry, isShown: false }, { as: owner })
    expect(await found('领航员')).toEqual([])
    expect(await count()).toBe(before - 1)
    expect((await test.ask(api.apps.get, { id }, as)).status).toBe(404)
    await test.call(remove, { id: entry }, { as: owner })
  })

  it('shows its picture through this server', async () => {
    const url = 'https://pictures.example/a.png'
    const entry = await add('houseApp', { ...navigator, appKind: 'role', url })
    const id = firstSiteContentId + entry
    const { icon, kind } = await test.call(api.apps.get, { id }, { as: reader })
    expect([icon, kind]).toEqual([`/api/picture?url=${encodeURIComponent(url)}`, 'role'])
    await test.call(remove, { id: entry }, { as: owner })
  })

  it('says by field what it wants', async () => {
    const wrong = {
      ...navigator,
      appKind: 'ghost',
      icon: 'nothing',
      systemMessage: {},
      title: {},
      questions: { 'en-US': 'a\nb\nc\nd\ne\nf\ng' },
    }
    expect(await problemsOf('houseApp', wrong)).toEqual([
      422,
      ['body.appKind', 'body.title', 'body.icon', 'body.systemMessage', 'body.questions'],
    ])
  })
})

describe('a prompt of the house', () => {
  const harbour = {
    category: 'landscape',
    medium: 'image',
    url: '/api/content/picture?name=1-x',
    title: { 'en-US': 'House harbour', 'zh-CN': '本站港口' },
    content: { 'en-US': 'a harbour at {{hour|dawn}}' },
    tags: { 'en-US': 'sea\nboats' },
  }

  it('stands among those of the product, is collected and kept', async () => {
    const entry = await add('housePrompt', harbour)
    const id = firstSiteContentId + entry
    const as = { as: reader }
    const { list, get, collect, keep, categories } = api.market
    const found = async (request: object) =>
      (await test.call(list, { language: 'en-US', ...request }, as)).rows.map((one) => one.id)
    expect((await found({ medium: 'image' }))[0]).toBe(id)
    expect(await found({ q: 'boats' })).toEqual([id])
    expect(await found({ q: 'boats', medium: 'chat' })).toEqual([])
    const page = await test.call(get, { id, language: 'zh-CN' }, as)
    expect(page).toMatchObject({
      title: '本站港口',
      content: harbour.content['en-US'],
      tags: ['sea', 'boats'],
      isBuiltin: false,
      isOwn: false,
      cover: { url: harbour.url },
    })
    expect(page.samples).toHaveLength(1)
    await test.call(collect, { id, on: true }, as)
    expect(await found({ of: 'collected' })).toEqual([id])
    const counted = await test.call(categories, { of: 'collected' }, as)
    expect(counted.find((one) => one.id === 'landscape')?.count).toBe(1)
    const kept = await test.call(keep, { id, language: 'en-US' }, as)
    expect(kept).toMatchObject({ title: 'House harbour', content: harbour.content['en-US'] })

    await test.call(remove, { id: entry }, { as: owner })
    expect(await found({ q: 'boats' })).toEqual([])
    expect((await test.ask(get, { id }, as)).status).toBe(404)
  })

  it('says by field what it wants', async () => {
    const wrong = { ...harbour, content: {}, medium: 'smell', tags: { 'en-US': 'x'.repeat(31) } }
    expect(await problemsOf('housePrompt', wrong)).toEqual([
      422,
      ['body.content', 'body.medium', 'body.tags'],
    ])
  })
})
