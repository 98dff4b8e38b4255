import { api } from '@atelier/contract'
import type { EntryKind } from '@atelier/contract/content-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { list, save, show, arrange, remove, fill, about, saveAbout } = api.contentAdmin

let test: TestApp
let owner: Credential
let ofStudio: Credential
beforeAll(async () => {
  // Kept for long, so that only news makes a server read anew.
  test = await createTestApp({ sitesFreshMs: 3_600_000 })
  owner = await test.staff('owner')
  ofStudio = await test.staff('siteOperator', { host: 'studio.localhost' })
})
afterAll(() => test.close())

const english = (text: string) => ({ 'en-US': text })
const add = async (kind: EntryKind, body: Record<string, unknown>, isShown = true) =>
  (await test.call(save, { kind, isShown, body }, { as: owner })).entry
const failureOf = async (answer: ReturnType<typeof test.ask>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const fieldsOf = async (kind: EntryKind, body: Record<string, unknown>) => {
  const { status, body: said } = await test.ask(
    save,
    { kind, isShown: true, body },
    { as: owner, language: 'en-US' },
  )
  return [status, 'fields' in said ? said.fields?.map(({ field }) => field) : []]
}

describe('notices', () => {
  it('that are added, changed, hidden and removed are so for people at once', async () => {
    const told = async () =>
      (await test.call(api.content.notices, { language: 'en-US' })).map(({ title }) => title)
    const body = { title: english('Maintenance'), content: english('On **Monday**.') }
    const { id } = await add('notice', body)
    const before = (await test.call(api.sites.front, {})).revision
    expect(await told()).toEqual(['Maintenance'])

    const changed = { ...body, title: { ...body.title, 'zh-CN': '维护' } }
    await test.call(save, { id, kind: 'notice', isShown: true, body: changed }, { as: owner })
    expect(await test.call(api.content.notices, { language: 'zh-CN' })).toMatchObject([
      { title: '维护', content: 'On **Monday**.' },
    ])
    expect((await test.call(api.sites.front, {})).revision).not.toBe(before)

    await test.call(show, { id, isShown: false }, { as: owner })
    expect(await told()).toEqual([])
    expect((await test.call(list, { kind: 'notice' }, { as: owner })).rows).toMatchObject([
      { id, isShown: false, body: changed },
    ])
    await test.call(show, { id, isShown: true }, { as: owner })
    expect(await told()).toEqual(['Maintenance'])
    await test.call(remove, { id }, { as: owner })
    expect(await told()).toEqual([])
  })

  it('keep their date when their words are mended, and are new when one says so', async () => {
    const body = { title: english('Dated'), content: english('Once.') }
    const { id } = await add('notice', body)
    const { rows } = await test.database.pool.query(
      `update site_contents set updated_at = now() - interval '3 days' where id = $1 returning updated_at`,
      [id],
    )
    const old = new Date(rows[0].updated_at).toISOString()
    const again = { id, kind: 'notice' as const, isShown: true, body }
    expect((await test.call(save, again, { as: owner })).entry.updatedAt).toBe(old)
    const renewed = await test.call(save, { ...again, anew: true }, { as: owner })
    expect(Date.parse(renewed.entry.updatedAt)).toBeGreaterThan(Date.parse(old))
    await test.call(remove, { id }, { as: owner })
  })
})

describe('questions', () => {
  it('are arranged; those that are not named come last', async () => {
    const rows = async () => (await test.call(list, { kind: 'question' }, { as: owner })).rows
    const [first, second, third, fourth] = (await rows()).map(({ id }) => id)
    if (!first || !second || !third || !fourth) throw new Error('a new site has four questions')
    await test.call(arrange, { kind: 'question', ids: [third, first] }, { as: owner })
    const next = [third, first, second, fourth]
    expect((await rows()).map(({ id }) => id)).toEqual(next)
    const { rows: told } = await test.call(api.content.questions, {})
    expect(told.map(({ id }) => id)).toEqual(next)

    const added = await add('question', { question: english('New?'), answer: english('Yes.') })
    expect((await rows()).at(-1)?.id).toBe(added.id)
    const banner = await add('banner', { title: {}, url: '/favicon.svg' })
    expect(
      await failureOf(
        test.ask(arrange, { kind: 'question', ids: [banner.id, first] }, { as: owner }),
      ),
    ).toEqual([404, 'content.not_found'])
    await test.call(remove, { id: banner.id }, { as: owner })
  })
})

describe('the menu', () => {
  const menu = async () =>
    (await test.call(api.content.menu, { language: 'en-US' })).rows.map(
      ({ name, title }) => name || title,
    )

  it('is taken over as a whole, and given back', async () => {
    const link = { title: english('Forum'), url: 'https://forum.example' }
    const bodies = [{ name: 'music' }, link, { name: 'Chat' }]
    await test.call(fill, { kind: 'menu', bodies }, { as: owner })
    expect(await menu()).toEqual(['music', 'Forum', 'Chat'])
    const invalid = { kind: 'menu' as const, bodies: [{ name: 'Chat' }, { url: 'nowhere' }] }
    expect(await failureOf(test.ask(fill, invalid, { as: owner }))).toEqual([
      422,
      'request.invalid',
    ])
    expect(await menu()).toHaveLength(3)
    await test.call(fill, { kind: 'menu', bodies: [] }, { as: owner })
    expect(await menu()).toEqual([])
  })
})

describe('a list that comes with the product', () => {
  it('is shown as the site arranges it, on that site alone, and as usual again', async () => {
    const shown = async (host = 'localhost') =>
      (await test.call(api.mediaLibrary.musicStyles, {}, { host })).rows.map(({ id }) => id)
    const byDefault = await shown()
    const [first = '', second = '', third = ''] = byDefault
    const list = 'musicStyles' as const
    const request = { list, order: [third, 'no-such-style'], hidden: [second] }
    await test.call(api.contentAdmin.arrangeBuiltIn, request, { as: owner })
    expect((await shown()).slice(0, 2)).toEqual([third, first])
    expect(await shown()).not.toContain(second)
    expect(await shown('studio.localhost')).toEqual(byDefault)
    const told = await test.call(api.contentAdmin.builtIn, { list }, { as: owner })
    expect(told).toMatchObject({ isUsual: false, rows: { length: byDefault.length } })
    expect(told.rows.find(({ id }) => id === second)?.isShown).toBe(false)
    const nothing = { list, order: [], hidden: [] }
    await test.call(api.contentAdmin.arrangeBuiltIn, nothing, { as: owner })
    expect(await shown()).toEqual(byDefault)
  })
})

describe('what does not fit', () => {
  it.each<[string, EntryKind, Record<string, unknown>, string[]]>([
    [
      'no words',
      'notice',
      { title: {}, content: { 'en-US': '  ' } },
      ['body.title', 'body.content'],
    ],
    ['a script', 'banner', { title: {}, url: 'javascript:alert(1)' }, ['body.url']],
    ['another host', 'banner', { title: {}, url: '//evil.example/x' }, ['body.url']],
    ['nothing to lead to', 'menu', { title: english('Nowhere') }, ['body.url']],
    ['a link without a title', 'menu', { url: 'https://a.example' }, ['body.title']],
    ['no host', 'jump', { ad: 'https://a/b', domain: 'b.example', type: 1 }, ['body.ad']],
    ['a rule of no kind', 'jump', { ad: 'a.example', domain: 'b.example', type: 7 }, ['body.type']],
  ])('is refused by field: %s', async (_, kind, body, fields) => {
    expect(await fieldsOf(kind, body)).toEqual([422, fields])
  })

  it('is refused when it is too long', async () => {
    const body = { title: english('x'.repeat(201)), content: english('x') }
    expect(await fieldsOf('notice', body)).toEqual([422, ['body.title.en-US']])
  })
})

describe('another site', () => {
  it('has entries of its own, which its own operator cannot be kept from and others cannot reach', async () => {
    const { id } = await add('notice', { title: english('Ours'), content: english('x') })
    const theirs = { as: ofStudio, host: 'studio.localhost' }
    expect((await test.call(list, { kind: 'notice' }, theirs)).rows).toEqual([])
    const body = { title: english('Theirs'), content: english('x') }
    for (const attempt of [
      test.ask(show, { id, isShown: false }, theirs),
      test.ask(remove, { id }, theirs),
      test.ask(arrange, { kind: 'notice', ids: [id] }, theirs),
      test.ask(save, { id, kind: 'notice', isShown: true, body }, theirs),
    ])
      expect(await failureOf(attempt)).toEqual([404, 'content.not_found'])

    await test.call(save, { kind: 'notice', isShown: true, body }, { as: owner, site: 'studio' })
    const told = await test.call(api.content.notices, {}, { host: 'studio.localhost' })
    expect(told).toMatchObject([{ title: 'Theirs' }])
    await test.call(remove, { id }, { as: owner })
  })

  it('is closed to support', async () => {
    const support = await test.staff('support')
    expect(await failureOf(test.ask(list, { kind: 'notice' }, { as: support }))).toEqual([
      403,
      'auth.forbidden',
    ])
  })
})

describe('what a site says about itself', () => {
  it('is told in the reader’s language, in the site’s own where it was not written in that one', async () => {
    const told = async (language: 'en-US' | 'zh-CN' | 'zh-TW') =>
      (await test.call(api.content.about, { language })).map(({ contents }) => contents)
    const texts = {
      about: { 'zh-CN': '关于我们', 'en-US': 'About us' },
      contact: { 'en-US': 'mail@example.com' },
      topBanner: {},
    }
    await test.call(saveAbout, texts, { as: owner })
    expect(await told('en-US')).toEqual(['About us'])
    expect(await told('zh-TW')).toEqual(['关于我们'])
    expect(await test.call(about, {}, { as: owner })).toEqual({ ...texts, language: 'zh-CN' })
    const front = await test.call(api.sites.front, {}, { language: 'en-US' })
    expect(front.contact).toBe('mail@example.com')
    // In any rather than none.
    const chinese = await test.call(api.sites.front, {}, { language: 'zh-CN' })
    expect([chinese.contact, chinese.top_banner]).toEqual(['mail@example.com', ''])
  })
})

describe('a picture', () => {
  const send = async (bytes: Buffer, as = owner) =>
    test.app.inject({
      method: 'POST',
      url: '/api/admin/content/picture',
      headers: {
        host: 'localhost',
        authorization: as,
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload: Buffer.concat([
        Buffer.from(
          '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ),
        bytes,
        Buffer.from('\r\n--edge--\r\n'),
      ]),
    })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const read = (url: string, host = 'localhost') =>
    test.app.inject({ method: 'GET', url, headers: { host } })

  it('that was sent is read by everybody as long as a banner or a case shows it', async () => {
    const { url } = (await send(png)).json().data
    expect((await read(url)).headers['content-type']).toBe('image/png')
    const one = await add('banner', { title: english('One'), url })
    const two = await add('banner', { title: english('Two'), url })
    await test.call(remove, { id: one.id }, { as: owner })
    expect((await read(url)).statusCode).toBe(200)
    const body = { title: english('Two'), url: '/favicon.svg' }
    const recipe = { prompt: 'a dot', category: 'abstract', aspect: '1:1' }
    const shown = await add('drawingCase', { ...recipe, title: english('Dot'), url })
    await test.call(save, { id: two.id, kind: 'banner', isShown: true, body }, { as: owner })
    expect((await read(url)).statusCode).toBe(200)
    await test.call(remove, { id: shown.id }, { as: owner })
    expect((await read(url)).statusCode).toBe(404)
  })

  it('of another site is not deleted with a banner that only names it', async () => {
    const { url } = (await send(png)).json().data
    const theirs = { as: owner, site: 'studio' }
    const request = { kind: 'banner' as const, isShown: true, body: { title: {}, url } }
    const { entry } = await test.call(save, request, theirs)
    await test.call(remove, { id: entry.id }, theirs)
    expect((await read(url)).statusCode).toBe(200)
  })

  it('is refused when it is none', async () => {
    expect((await send(Buffer.from('<svg/>'))).json().error).toBe('uploads.not_a_picture')
  })
})
