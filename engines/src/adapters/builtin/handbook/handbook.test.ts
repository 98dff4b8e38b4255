import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { failures } from '@atelier/contract/errors'
import { headingSlug } from '@atelier/contract/heading-slug'
import { chatEvent } from '@atelier/contract/message-parts'
import { locales } from '@atelier/contract/primitives'
import { isScreenPath } from '@atelier/contract/screen-paths'
import { describe, expect, test } from 'vitest'
import { connectionVariables, localPlaces } from '../../../find-connections.ts'
import { environmentInHandbook } from './named-environment.ts'
import { ownHandbookDir, readHandbook, sectionUrl, splitPage } from './read-handbook.ts'

const handbook = await readHandbook(ownHandbookDir)
const english = handbook['en-US']
const texts = new Map<string, string>()
for (const locale of locales)
  for (const { slug } of english)
    texts.set(
      `${locale}/${slug}`,
      await readFile(join(ownHandbookDir, locale, `${slug}.md`), 'utf8'),
    )
const everything = [...texts.values()].join('\n')
const all = (pattern: RegExp, text = everything) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

describe('the pages', () => {
  test.each(locales)(
    'are the same in %s: every file is in the contents and every entry has one',
    async (locale) => {
      const files = (await readdir(join(ownHandbookDir, locale))).map((file) =>
        file.replace(/\.md$/, ''),
      )
      expect(files.sort()).toEqual(english.map((page) => page.slug).sort())
    },
  )

  test.each(english.map((page) => page.slug))(
    '%s has as many sections, code blocks and table rows in every language',
    (slug) => {
      const shape = (locale: string) => {
        const text = texts.get(`${locale}/${slug}`) ?? ''
        return {
          headings: text.match(/^## /gm)?.length ?? 0,
          fences: text.match(/^`{3,}/gm)?.length ?? 0,
          rows: text.match(/^\|/gm)?.length ?? 0,
          links: text.match(/\]\(\/help\//g)?.length ?? 0,
        }
      }
      expect(shape('zh-CN')).toEqual(shape('en-US'))
      expect(shape('zh-TW')).toEqual(shape('en-US'))
    },
  )

  test.each([...texts.keys()])('%s begins with its title and holds nothing shouted', (key) => {
    const text = texts.get(key) ?? ''
    expect(text).toMatch(/^# \S/)
    expect(text.match(/^# /gm)?.filter(() => true)).toHaveLength(1)
    const prose = text.replace(/^`{3,}[\s\S]*?^`{3,}$/gm, '').replace(/`[^`]*`/g, '')
    expect(prose).not.toMatch(/[!！]/)
    expect(prose).not.toMatch(/^#{3,} /m)
  })

  test('have headings that differ within a page, so that each has an address of its own', () => {
    for (const locale of locales)
      for (const page of handbook[locale]) {
        const anchors = page.sections.map((section) => section.anchor)
        expect(new Set(anchors).size, `${locale}/${page.slug}`).toBe(anchors.length)
      }
  })

  test('are all known to the search by other words as well', () => {
    for (const page of english) expect(page.keywords.length, page.slug).toBeGreaterThan(3)
  })
})

describe('what the handbook names', () => {
  test.each(locales)('links that lead somewhere in %s', (locale) => {
    const places = new Set(
      handbook[locale].flatMap((page) => [
        sectionUrl(page),
        ...page.sections.map((section) => sectionUrl(page, section)),
      ]),
    )
    for (const { slug } of english)
      for (const target of all(/\]\((\/[^)\s]*)\)/g, texts.get(`${locale}/${slug}`)))
        expect(places, `${locale}/${slug}`).toContain(target)
  })

  test('calls that exist, with the method that they have', () => {
    const endpoints = Object.values(api).flatMap((feature) => Object.values(feature))
    const known = new Set(endpoints.map((endpoint) => endpoint.path as string))
    const besides = ['/openapi.json', '/docs']
    const named = all(/(?:\/api|\$BASE)(\/[\w/.-]+\w)/g)
    expect(named.length).toBeGreaterThan(8)
    for (const path of named) expect([...known, ...besides]).toContain(path)
    const commands = everything.replace(/\\\n\s*/g, ' ').match(/^curl .*$/gm) ?? []
    for (const command of commands) {
      const path = /(?:\/api|\$BASE)(\/[\w/-]+)/.exec(command)?.[1]
      if (!path) continue
      const method = /-X POST/.test(command) ? 'POST' : 'GET'
      const endpoint = endpoints.find((each) => each.path === path && each.method === method)
      expect(endpoint, command).toBeDefined()
      const body = /-d '(\{.*\})'/.exec(command)?.[1]
      if (body && endpoint)
        expect(endpoint.input.safeParse(JSON.parse(body)).success, command).toBe(true)
    }
  })

  test('screens that exist', () => {
    for (const page of english) expect(isScreenPath(`/help/${page.slug}`)).toBe(true)
  })

  test('environment variables of the list, and all of it', () => {
    const listed: string[] = [...environmentInHandbook.server, ...environmentInHandbook.vendors]
    const named = new Set([
      ...all(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|PORT|HOST)`/g),
      ...all(/^((?:[A-Z][A-Z\d]*_[A-Z\d_]+|PORT|HOST))=\S+ .*npm start$/gm),
    ])
    expect([...named].sort()).toEqual(listed.sort())
  })

  test('variables of vendors that are read', () => {
    const read = connectionVariables.flatMap(({ keys }) => keys)
    for (const name of environmentInHandbook.vendors) expect(read).toContain(name)
  })

  test('the ports at which local model servers are looked for', () => {
    for (const locale of locales) {
      const page = texts.get(`${locale}/local-models`) ?? ''
      const rows = Object.fromEntries(
        [
          ...page.matchAll(
            /^\| (Ollama|LM Studio|llama\.cpp|vLLM|ComfyUI|AUTOMATIC1111)\b.*\|\s*(\d+)\s*\|$/gm,
          ),
        ].map((row) => [row[1], row[2]]),
      )
      const expected = Object.fromEntries(
        localPlaces.map(({ label, origin }) => [label, new URL(origin).port]),
      )
      expect(rows).toEqual(expected)
    }
  })

  test('events and failures of the contract', () => {
    const types = chatEvent.options.map((option) => option.shape.type.value as string)
    for (const locale of locales) {
      const table = (texts.get(`${locale}/event-stream`) ?? '').match(/^\| `.*$/gm) ?? []
      const named = all(/`([a-z-]+)`/g, table.map((row) => row.split('|')[1]).join(' '))
      expect(named.sort()).toEqual([...types].sort())
    }
    for (const code of all(/"error": "([\w.]+)"/g)) expect(Object.keys(failures)).toContain(code)
    const statuses = new Set<string>(Object.values(failures).map(({ status }) => String(status)))
    for (const status of all(/^\|\s*(\d{3})\s*\|/gm, texts.get('en-US/http-api')))
      expect(statuses).toContain(status)
  })

  test('examples of event lines that are events', () => {
    const lines = everything.match(/^\{"type":.*\}$/gm) ?? []
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(chatEvent.safeParse(JSON.parse(line)).success, line).toBe(true)
  })
})

describe('splitting a page', () => {
  test('cuts at second-level headings, but not inside of code', () => {
    const page = splitPage(
      '# T\n\nlead\n\n## One two\n\n```md\n## not a heading\n```\n\n````text\n```\n## nor this\n````\n\n## 三\n\ntext\n',
    )
    expect(page.title).toBe('T')
    expect(page.sections.map((section) => section.heading)).toEqual(['', 'One two', '三'])
    expect(page.sections.map((section) => section.anchor)).toEqual(['', 'one-two', '三'])
    expect(page.sections[1]?.markdown).toContain('## nor this')
  })

  test.each([
    ['Keys by vendor', 'keys-by-vendor'],
    ['Use a PostgreSQL server of your own', 'use-a-postgresql-server-of-your-own'],
    ['llama.cpp', 'llamacpp'],
    ['各家服务商的变量', '各家服务商的变量'],
    ['数据目录正在使用（被锁定）', '数据目录正在使用被锁定'],
  ])('the heading %s has the anchor %s', (heading, anchor) => {
    expect(headingSlug(heading)).toBe(anchor)
  })
})
