import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertContents } from './content.store.ts'
import type { ContentBody, ContentKind } from './content-kinds.ts'

const { notices, drawingNotices, about, menu, jumps, questions, banners } = api.content

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const siteId = async (code: string): Promise<number> => {
  const { rows } = await test.database.pool.query('select id from sites where code = $1', [code])
  return rows[0].id
}
const put = async <K extends ContentKind>(code: string, kind: K, bodies: ContentBody<K>[]) =>
  insertContents(test.database.db, await siteId(code), kind, bodies)

describe('notices', () => {
  it('come newest first, in the language that is asked for, or in another they were written in', async () => {
    await put('atelier', 'notice', [
      { title: { 'zh-CN': '旧' }, content: { 'zh-CN': '旧的' } },
      {
        title: { 'zh-CN': '新', 'en-US': 'New' },
        content: { 'zh-CN': '**新的**', 'en-US': '**new**' },
        important: true,
      },
    ])
    await test.database.pool.query(
      `update site_contents set updated_at = now() - interval '1 day' where body->'title'->>'zh-CN' = '旧'`,
    )
    const told = await test.call(notices, { language: 'en-US' })
    expect(told).toMatchObject([
      { title: 'New', content: '**new**', important: true },
      { title: '旧', content: '旧的', important: false },
    ])
    expect(Date.parse(told[0]?.updatedAt ?? '')).toBeGreaterThan(0)
  })

  it('of the drawing screens are others, hidden ones are not told, and none reach another site', async () => {
    await put('studio', 'drawingNotice', [
      { title: { 'en-US': 'Seen' }, content: { 'en-US': '' } },
      { title: { 'en-US': 'Hidden' }, content: { 'en-US': '' } },
    ])
    await test.database.pool.query(
      `update site_contents set is_shown = false where body->'title'->>'en-US' = 'Hidden'`,
    )
    const host = 'studio.localhost'
    expect(await test.call(drawingNotices, {}, { host })).toMatchObject([{ title: 'Seen' }])
    expect(await test.call(notices, {}, { host })).toEqual([])
    expect(await test.call(drawingNotices, {})).toEqual([])
  })

  it('that no longer fit their kind are passed over', async () => {
    await test.database.pool.query(
      `insert into site_contents (site_id, kind, body) values ($1, 'notice', '{"title": "in no language"}')`,
      [await siteId('studio')],
    )
    expect(await test.call(notices, {}, { host: 'studio.localhost' })).toEqual([])
  })
})

describe('what a site says about itself', () => {
  it('names that site alone', async () => {
    const told = await test.call(about, {}, { host: 'studio.localhost' })
    expect(told).toMatchObject([{ code: 'studio', siteName: 'Vermilion Studio', pay: 2 }])
  })
})

describe('the menu', () => {
  it('is empty until the operator makes one, keeps its order, and is asked for by status and page', async () => {
    expect(await test.call(menu, {})).toEqual({ rows: [], count: 0 })
    await put('atelier', 'menu', [
      { name: 'Chat', title: { 'zh-CN': '聊天' }, icon: '', url: '' },
      { name: 'help', title: { 'zh-CN': '帮助' }, icon: 'book-open', url: '' },
      { name: '', title: { 'zh-CN': '论坛' }, icon: '', url: 'https://forum.example' },
    ])
    await test.database.pool.query(
      `update site_contents set is_shown = false where kind = 'menu' and body->>'name' = 'help'`,
    )
    const all = await test.call(menu, { size: 1000 })
    expect(all.rows.map(({ title, status }) => [title, status])).toEqual([
      ['聊天', 1],
      ['帮助', 0],
      ['论坛', 1],
    ])
    const second = await test.call(menu, { status: 1, page: 2, size: 1 })
    expect(second).toMatchObject({ rows: [{ url: 'https://forum.example', name: '' }], count: 2 })
  })
})

describe('the rules that send visitors on', () => {
  it('are those of the site, with whether they count now', async () => {
    await put('studio', 'jump', [{ ad: 'studio.localhost', domain: 'new.example', type: 1 }])
    expect(await test.call(jumps, {})).toEqual({ rows: [], count: 0 })
    expect(await test.call(jumps, {}, { host: 'studio.localhost' })).toEqual({
      rows: [{ ad: 'studio.localhost', domain: 'new.example', status: 1, type: 1 }],
      count: 1,
    })
  })
})

describe('questions and banners', () => {
  it('of a new site answer what people ask first, in three languages', async () => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
      const { rows, count } = await test.call(questions, { size: 99, language })
      expect(count).toBe(4)
      expect(new Set(rows.map(({ question, answer }) => question + answer)).size).toBe(4)
      expect(rows.every(({ question, answer }) => question && answer)).toBe(true)
    }
  })

  it('of a new site lead to what can be made, with pictures that come with the product', async () => {
    const { rows } = await test.call(banners, { size: 99, language: 'en-US' })
    expect(rows.map(({ title, link }) => [title, link])).toEqual([
      ['Draw with words', '/Midjourney'],
      ['Prompts that work', '/market'],
    ])
    for (const { url } of rows) {
      const { headers } = await test.app.inject({ method: 'GET', url })
      expect(headers['content-type']).toBe('image/avif')
    }
  })

  it('show what was made for the site', async () => {
    await test.database.pool.query(`delete from site_contents where kind = 'banner'`)
    await put('atelier', 'banner', [
      { title: { 'zh-CN': '欢迎' }, url: '/favicon.svg', link: '/Chat' },
    ])
    expect(await test.call(banners, { size: 99 })).toMatchObject({
      rows: [{ title: '欢迎', url: '/favicon.svg', link: '/Chat' }],
      count: 1,
    })
  })
})
