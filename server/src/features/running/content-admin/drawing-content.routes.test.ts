// Cases and prompt parameters: those of a site's own, and what it makes of those that come with the product.
import { api } from '@atelier/contract'
import {
  caseAspects,
  drawingCategories,
  type EntryKind,
  paramCategories,
} from '@atelier/contract/content-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { libraryCases, libraryCategories } from '../../making/drawing-library/cases/case-library.ts'
import { parameterCategories } from '../../making/drawing-library/parameters/parameter-library.ts'

const { save, show, remove, arrangeBuiltIn } = api.contentAdmin
const { cases, params, categories, examples, paramCategories: paramGroups } = api.drawingLibrary

let test: TestApp
let owner: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
})
afterAll(() => test.close())

const add = async (kind: EntryKind, body: Record<string, unknown>) =>
  (await test.call(save, { kind, isShown: true, body }, { as: owner })).entry.id
const zeppelin = {
  title: { 'en-US': 'Zeppelin', 'zh-CN': '飞艇' },
  category: 'product',
  url: '/api/content/picture?name=1-x',
  prompt: 'a zeppelin in fog',
  meaning: { 'zh-CN': '雾中的飞艇' },
  aspect: '16:9',
}
const found = async (
  request: { query?: string; category?: string; language?: 'zh-CN' | 'en-US' },
  host?: string,
) => (await test.call(cases, { language: 'en-US', ...request }, host ? { host } : {})).rows

it('the words of the contract are those of the library, in their order', () => {
  expect(libraryCategories.map(({ id }) => id)).toEqual([...drawingCategories])
  expect(parameterCategories.map(({ id }) => id)).toEqual([...paramCategories])
  expect(new Set(libraryCases().map(({ aspect }) => aspect))).toEqual(
    new Set(caseAspects.filter((one) => libraryCases().some(({ aspect }) => aspect === one))),
  )
})

describe('a case of the site’s own', () => {
  it('stands first, in the reader’s language, and on no other site', async () => {
    const id = await add('drawingCase', zeppelin)
    const [first] = await found({})
    expect(first).toEqual({
      id: `own-${id}`,
      category: 'product',
      title: 'Zeppelin',
      prompt: 'a zeppelin in fog',
      meaning: '',
      params: { aspect: '16:9' },
      url: zeppelin.url,
      thumbnail: zeppelin.url,
      blur: '',
      width: 16,
      height: 9,
      builtin: false,
    })
    expect((await found({ language: 'zh-CN' }))[0]).toMatchObject({
      title: '飞艇',
      meaning: '雾中的飞艇',
    })
    expect(await found({ query: '飞艇' })).toHaveLength(1)
    expect((await found({ query: 'zeppelin' }, 'studio.localhost')).length).toBe(0)
    const told = async () =>
      (await test.call(categories, { language: 'en-US' })).find((one) => one.id === 'product')
    expect(await told()).toMatchObject({ cases: 1, cover: zeppelin.url })
    await test.call(show, { id, isShown: false }, { as: owner })
    expect(await told()).toMatchObject({ cases: 0, cover: '' })
    await test.call(remove, { id }, { as: owner })
    expect(await found({ query: 'zeppelin' })).toEqual([])
  })

  it('says by field what it wants', async () => {
    const fieldsOf = async (kind: EntryKind, body: Record<string, unknown>) => {
      const { status, body: said } = await test.ask(
        save,
        { kind, isShown: true, body },
        { as: owner },
      )
      return [status, 'fields' in said ? said.fields?.map(({ field }) => field) : []]
    }
    const wrong = { ...zeppelin, category: 'nothing', url: 'nowhere', prompt: ' ', aspect: '7:3' }
    expect(await fieldsOf('drawingCase', wrong)).toEqual([
      422,
      ['body.category', 'body.url', 'body.prompt', 'body.aspect'],
    ])
    const words = { title: {}, category: 'style', prompt: 'ink, wash' }
    expect(await fieldsOf('drawingParam', words)).toEqual([422, ['body.title', 'body.prompt']])
  })
})

describe('words of the site’s own', () => {
  it('stand first among the parameters of their category', async () => {
    const body = { title: { 'en-US': 'House ink' }, category: 'medium', prompt: 'house ink wash' }
    const before = await test.call(paramGroups, { language: 'zh-TW' })
    const id = await add('drawingParam', body)
    const { rows } = await test.call(params, { category: 'medium', language: 'zh-TW' })
    expect(rows[0]).toEqual({
      id: `own-${id}`,
      category: 'medium',
      name: 'House ink',
      prompt: 'house ink wash',
      names: { 'zh-CN': 'House ink', 'zh-TW': 'House ink', 'en-US': 'House ink' },
      swatch: [],
    })
    const countOf = (groups: typeof before) => groups.find((one) => one.id === 'medium')?.count ?? 0
    expect(countOf(await test.call(paramGroups, {}))).toBe(countOf(before) + 1)
    const elsewhere = await test.call(params, { query: 'house ink' }, { host: 'studio.localhost' })
    expect(elsewhere.rows).toEqual([])
    await test.call(remove, { id }, { as: owner })
  })
})

it('what comes with the product is left out and put first as a site wishes, for that site alone', async () => {
  const all = (await found({})).map(({ id }) => id)
  const [first = '', second = '', third = ''] = all
  const request = { list: 'drawingCases' as const, order: [third], hidden: [first] }
  await test.call(arrangeBuiltIn, request, { as: owner })
  expect((await found({})).slice(0, 2).map(({ id }) => id)).toEqual([third, second])
  expect((await found({}, 'studio.localhost')).slice(0, 1).map(({ id }) => id)).toEqual([first])
  await test.call(arrangeBuiltIn, { ...request, order: [], hidden: [] }, { as: owner })
  expect((await found({})).map(({ id }) => id)).toEqual(all)
  const { rows } = await test.call(params, { page: 1, size: 2 })
  const [word] = rows
  const words = { list: 'drawingParams' as const, order: [], hidden: [word?.id ?? ''] }
  await test.call(arrangeBuiltIn, words, { as: owner })
  expect((await test.call(params, { page: 1, size: 1 })).rows[0]?.id).toBe(rows[1]?.id)
  await test.call(arrangeBuiltIn, { ...words, hidden: [] }, { as: owner })
  const shown = await test.call(examples, {})
  const hidden = shown.rows.map(({ id }) => id)
  await test.call(arrangeBuiltIn, { list: 'drawingExamples', order: [], hidden }, { as: owner })
  expect((await test.call(examples, {})).count).toBe(shown.count - hidden.length)
})

it('apps, roles and prompts that come with the product, too, are left out and counted so', async () => {
  const counted = async () => {
    const of = await test.call(api.apps.categories, { kind: 'app' }, { as: owner })
    return of.reduce((sum, { count }) => sum + count, 0)
  }
  const names = async () => {
    const { rows } = await test.call(api.apps.list, { kind: 'app', size: 100 }, { as: owner })
    return rows.map(({ id }) => String(id))
  }
  const [first = '', second = '', third = ''] = await names()
  const before = await counted()
  const request = { list: 'apps' as const, order: [third], hidden: [first] }
  await test.call(arrangeBuiltIn, request, { as: owner })
  expect((await names()).slice(0, 2)).toEqual([third, second])
  expect(await counted()).toBe(before - 1)
  await test.call(arrangeBuiltIn, { ...request, order: [], hidden: [] }, { as: owner })
  expect((await names())[0]).toBe(first)

  const market = async () =>
    (await test.call(api.market.list, { size: 100 }, { as: owner })).rows.map(({ id }) =>
      String(id),
    )
  const prompts = await market()
  const hidden = prompts.slice(0, 3)
  await test.call(arrangeBuiltIn, { list: 'marketPrompts', order: [], hidden }, { as: owner })
  expect(await market()).toEqual(prompts.slice(3, 100))
  const groups = await test.call(api.market.categories, {}, { as: owner })
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(prompts.length - 3)
  await test.call(arrangeBuiltIn, { list: 'marketPrompts', order: [], hidden: [] }, { as: owner })
})
