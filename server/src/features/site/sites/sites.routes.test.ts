import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { readMaking } from '@atelier/contract/makings/read-making'
import { understandRequest } from '@atelier/engines/adapters/builtin/image/words/understand-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { chooseSite } from './sites.usecases.ts'

const migrations = join(import.meta.dirname, '../../../platform/db/migrations')

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a host name', () => {
  const site = (code: string, domains: string[]) => ({
    id: 1,
    code,
    domains,
    settings: {} as never,
    revision: '',
  })
  const sites = [
    site('any', ['*']),
    site('wild', ['*.example.com']),
    site('narrow', ['*.shop.example.com']),
    site('exact', ['a.example.com']),
  ]

  it.each([
    ['a.example.com', 'exact'],
    ['A.Example.COM.', 'exact'],
    ['b.example.com', 'wild'],
    ['x.shop.example.com', 'narrow'],
    ['example.com', 'any'],
    ['evil-example.com', 'any'],
    ['10.0.0.1', 'any'],
  ])('%s leads to the site %s', (host, code) => {
    expect(chooseSite(sites, host).code).toBe(code)
  })

  it('that no site wants is refused', () => {
    expect(() => chooseSite(sites.slice(1), 'other.org')).toThrowError('sites.not_found')
  })
})

describe('a site', () => {
  it('tells models to be helpful and to answer in markdown, unless it says otherwise', async () => {
    const { systemMessage } = await test.call(api.sites.front, {})
    expect(systemMessage).toMatch(/helpful/)
    expect(systemMessage).toMatch(/language model/)
    expect(systemMessage).toMatch(/markdown/)
    await test.database.pool.query(
      `insert into site_settings (site_id, key, value)
       select id, 'systemMessage', '"Be brief."' from sites where code = 'atelier'`,
    )
    expect((await test.call(api.sites.front, {})).systemMessage).toBe('Be brief.')
  })
})

describe('two seeded hosts', () => {
  it('are two brands in list and configuration', async () => {
    const of = async (host: string) => ({
      rows: (await test.call(api.sites.list, {}, { host })).rows,
      front: await test.call(api.sites.front, {}, { host, language: 'en' }),
    })
    const [one, two] = [await of('localhost'), await of('studio.localhost')]
    expect(one.rows.map((row) => row.code)).toEqual(['atelier', 'atelier', 'atelier'])
    expect(two.rows).toMatchObject([{ domain: 'studio.localhost', siteName: 'Vermilion Studio' }])
    expect(one.front).toMatchObject({ siteName: 'Atelier', theme: 'dark', language: 'zh-CN' })
    expect(two.front).toMatchObject({ theme: 'light', clientFavoIconPath: '/brands/vermilion.svg' })
    expect(one.front.accentLight).not.toBe(two.front.accentLight)
    expect(two.front.ideas).toHaveLength(4)
  })

  it.each(['localhost', 'studio.localhost'])('begin on %s with things to make', async (host) => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
      const { ideas } = await test.call(api.sites.front, {}, { host, language })
      const made = ideas.map((idea) => readMaking(idea))
      expect(
        made.every((making) => making?.request),
        `${language}: ${ideas}`,
      ).toBe(true)
      expect(made.map((making) => making?.kind)).toEqual(['picture', 'song', 'clip', 'map'])
      const seen = made.flatMap((making) =>
        making && ['picture', 'clip'].includes(making.kind) ? [making.request] : [],
      )
      // What is drawn first has no word that the painter does not know.
      expect(seen.flatMap((request) => understandRequest(request).unknown)).toEqual([])
    }
  })

  it('lose the questions that they were seeded with once, and nothing that an operator wrote', async () => {
    const seeded = {
      'zh-TW': [
        '如何連接語言模型？',
        '上下文開關有什麼作用？',
        '有哪些鍵盤快速鍵？',
        '3.5 公里等於幾英里？',
      ],
      'zh-CN': [
        '如何连接一个语言模型？',
        '上下文开关有什么作用？',
        '有哪些键盘快捷键？',
        '3.5 公里等于多少英里？',
      ],
      'en-US': [
        'How do I connect a language model?',
        'What does the context switch do?',
        'Which keyboard shortcuts are there?',
        'How many miles are 3.5 kilometres?',
      ],
    }
    const migrated = async (ideas: typeof seeded) => {
      await test.configure({ ideas })
      const file = (await readdir(migrations)).find((name) => name.endsWith('_first-ideas.sql'))
      await test.database.pool.query(await readFile(join(migrations, file ?? ''), 'utf8'))
      return (await test.call(api.sites.front, {}, { language: 'en-US' })).ideas
    }
    expect(await migrated(seeded)).toContain('Map a product launch')
    const own = { ...seeded, 'en-US': ['How do I log in?'] }
    expect(await migrated(own)).toEqual(['How do I log in?'])
  })

  it('begin with the ideas that an operator wrote instead, and with none where there are to be none', async () => {
    await test.configure({ ideas: { 'en-US': ['How do I log in?'] } })
    const read = async (language: string) =>
      (await test.call(api.sites.front, {}, { language })).ideas
    expect([await read('en-US'), await read('zh-CN')]).toEqual([['How do I log in?'], []])
  })
})
