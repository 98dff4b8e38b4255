import { api } from '@atelier/contract'
import { promptBounds } from '@atelier/contract/prompt-list'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let ada: Credential
let names = 0
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  names += 1
  ada = await test.member(`ada${names}`)
})

const { prompts } = api
const add = (title: string, content: string, tags: string[] = [], as = ada) =>
  test.call(prompts.add, { title, content, tags }, { as })
const list = (
  input: { query?: string; tag?: string; page?: number; size?: number } = {},
  as = ada,
) => test.call(prompts.list, input, { as })
const titles = async (input: { query?: string; tag?: string } = {}, as = ada) =>
  (await list(input, as)).rows.map(({ title }) => title)
const refusal = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  return { status, ...(body as { message: string; error: string }) }
}

describe('what is kept', () => {
  it('is found by title, words and tags, those with it in the title first', async () => {
    await add('A poem of the sea', 'Rhyme about waves')
    await add('Waves', 'Describe the water')
    await add('Letter', 'Write to a friend', ['waves', 'mail'])
    await add('100% sure', 'Under_score')
    expect(await titles({ query: 'WAVES' })).toEqual(['Waves', 'Letter', 'A poem of the sea'])
    expect(await titles({ query: '0% s' })).toEqual(['100% sure'])
    expect(await titles({ query: '%' })).toEqual(['100% sure'])
    expect(await titles({ tag: 'mail' })).toEqual(['Letter'])
    const { total, count, tags } = await list({ query: 'nothing like it' })
    expect({ total, count, tags }).toEqual({
      total: 4,
      count: 0,
      tags: [
        { name: 'mail', count: 1 },
        { name: 'waves', count: 1 },
      ],
    })
  })

  it('comes in pages, those changed last first', async () => {
    for (const title of ['One', 'Two', 'Three']) await add(title, `Words of ${title}`)
    const pages = await Promise.all([1, 2].map((page) => list({ page, size: 2 })))
    expect(pages.map(({ rows }) => rows.map(({ title }) => title))).toEqual([
      ['Three', 'Two'],
      ['One'],
    ])
  })

  it('is nobody else’s', async () => {
    const { id } = await add('Mine', 'My words')
    const bob = await test.member(`bob${names}`)
    expect(await titles({}, bob)).toEqual([])
    const edit = { id, title: 'His', content: 'His words' }
    expect((await test.ask(prompts.edit, edit, { as: bob })).status).toBe(404)
    expect((await test.ask(prompts.versions, { id }, { as: bob })).status).toBe(404)
    await test.call(prompts.delete, { ids: [id] }, { as: bob })
    expect(await titles()).toEqual(['Mine'])
  })

  it('says which field does not fit, and why', async () => {
    const long = {
      title: 'x'.repeat(promptBounds.titleLength + 1),
      content: ' ',
      tags: ['x'.repeat(promptBounds.tagLength + 1)],
    }
    const { body } = await test.ask(prompts.add, long, { as: ada })
    expect(body).toMatchObject({
      code: 422,
      fields: [{ field: 'title' }, { field: 'content' }, { field: 'tags.0' }],
    })
  })

  it('keeps text that a database would refuse without what it refuses', async () => {
    expect(await add('A\u0000B', ' Words\u0000 ')).toMatchObject({ title: 'AB', content: 'Words' })
  })
})

describe('what is there twice', () => {
  beforeEach(async () => {
    await add('Poet', 'Write a poem')
  })
  const other = () => add('Cook', 'Write a recipe')

  it.each([
    ['en-US', 'Title duplicate, please re-enter'],
    ['zh-CN', '标题重复，请重新输入'],
    ['zh-TW', '標題重複，請重新輸入'],
  ])('is refused when added under the same title, in %s', async (language, message) => {
    const words = { title: ' Poet ', content: 'Other words' }
    const asked = test.ask(prompts.add, words, { as: ada, language })
    expect(await refusal(asked)).toMatchObject({
      status: 409,
      error: 'prompts.title_taken',
      message,
    })
  })

  it('is refused when added with the same words, and the one that has them is named', async () => {
    const words = { title: 'Other', content: 'Write a poem\n' }
    const asked = test.ask(prompts.add, words, { as: ada, language: 'en-US' })
    expect(await refusal(asked)).toMatchObject({
      status: 409,
      error: 'prompts.content_taken',
      message: 'Content duplicate: Poet, please re-enter',
    })
  })

  it('is refused when changed to the same title', async () => {
    const { id } = await other()
    const words = { id, title: 'Poet', content: 'Write a recipe' }
    const asked = test.ask(prompts.edit, words, { as: ada, language: 'en-US' })
    expect(await refusal(asked)).toMatchObject({
      status: 409,
      error: 'prompts.title_conflict',
      message: 'Title conflict, please revise',
    })
  })

  it('is refused when changed to the same words, and the one that has them is named', async () => {
    const { id } = await other()
    const words = { id, title: 'Cook', content: 'Write a poem' }
    const asked = test.ask(prompts.edit, words, { as: ada, language: 'en-US' })
    expect(await refusal(asked)).toMatchObject({
      status: 409,
      error: 'prompts.content_conflict',
      message: 'Content conflict Poet, please re-modify',
    })
  })

  it('is kept once when it is added many times at once', async () => {
    const words = { title: 'Race', content: 'Run' }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => test.ask(prompts.add, words, { as: ada })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('a change', () => {
  it('keeps every wording before, and one that changes nothing is none', async () => {
    const { id } = await add('Poet', 'First', ['verse'])
    const edit = (title: string, content: string, tags: string[] = []) =>
      test.call(prompts.edit, { id, title, content, tags }, { as: ada })
    expect(await edit('Poet', 'First', ['verse'])).toMatchObject({ version: 1 })
    await edit('Poet', 'Second')
    expect(await edit('Bard', 'Third')).toMatchObject({ version: 3, title: 'Bard' })
    expect(await test.call(prompts.versions, { id }, { as: ada })).toMatchObject([
      { version: 2, title: 'Poet', content: 'Second', tags: [] },
      { version: 1, title: 'Poet', content: 'First', tags: ['verse'] },
    ])
    // A wording of before can be had again.
    expect(await edit('Poet', 'First', ['verse'])).toMatchObject({ version: 4 })
  })

  it('of one that has been deleted is refused', async () => {
    const { id } = await add('Poet', 'First')
    await test.call(prompts.delete, { ids: [id] }, { as: ada })
    const asked = test.ask(prompts.edit, { id, title: 'a', content: 'b' }, { as: ada })
    expect(await refusal(asked)).toMatchObject({ status: 404, error: 'prompts.not_found' })
    await test.call(prompts.delete, { ids: [id] }, { as: ada })
  })
})

describe('a guest who becomes a member', () => {
  it('has everything still, beside what the member had', async () => {
    const guest = test.guest()
    await add('Poet', 'Write a poem', ['verse'], guest)
    const member = await test.member(`kept${names}`, { as: guest })
    expect(await titles({}, member)).toEqual(['Poet'])
  })

  it('has what has the title of another under a title of its own', async () => {
    const username = `merged${names}`
    const member = await test.member(username)
    await add('Poet', 'The member’s words', [], member)
    await add('Same', 'Same words', [], member)
    const guest = test.guest()
    await add('Poet', 'The guest’s words', [], guest)
    await add('Twin', 'Same words', [], guest)
    const login = { username, password: 'correct horse' }
    const { status } = await test.ask(api.auth.login, login, { as: guest })
    expect(status).toBe(200)
    expect((await titles({}, member)).sort()).toEqual(['Poet', 'Poet (2)', 'Same'])
  })
})

it('the oldest wording goes where there are a thousand', async () => {
  const { id } = await add('Often', 'reworded')
  await test.database.pool.query(
    `insert into prompt_versions (prompt_id, version, title, content, tags, created_at)
     select $1, n, 'Often', 'wording ' || n, '{}', now() from generate_series(1, 1000) as n`,
    [id],
  )
  await test.database.pool.query('update prompts set version = 1001 where id = $1', [id])
  await test.call(prompts.edit, { id, title: 'Often', content: 'once more', tags: [] }, { as: ada })
  const versions = await test.call(prompts.versions, { id }, { as: ada })
  expect(versions).toHaveLength(1000)
  expect(versions.at(-1)).toMatchObject({ content: 'wording 2' })
})
