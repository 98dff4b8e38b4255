import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { describe, expect, it } from 'vitest'
import { readFiles } from './read-files.ts'
import { readImported } from './read-import.ts'
import { readZip } from './read-zip.ts'
import { conversationMarkdown, conversationsJson } from './write-export.ts'
import { crc32, writeZip } from './write-zip.ts'

const words = { picture: () => '[picture]', file: () => '[file]' }
const modifiedAt = new Date(2026, 0, 2, 3, 4, 6)

const group = {
  id: 7,
  title: '里昂之行',
  isSticky: false,
  appId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}
const entry = (id: number, changes: Partial<Entry>): Entry => ({
  id,
  role: 'user',
  text: '',
  parts: [],
  seq: 0,
  model: null,
  state: 'done',
  usage: null,
  price: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  parentId: null,
  versions: [id],
  error: null,
  ...changes,
})
const shown = {
  group,
  entries: [
    entry(21, {
      parts: [
        { type: 'text', text: '去里昂的火车' },
        { type: 'image', url: '/api/upload/file?id=1', alt: 'map' },
      ],
    }),
    entry(25, {
      role: 'assistant',
      parentId: 21,
      model: { id: 1, name: 'Guide', engine: 'builtin' },
      parts: [
        { type: 'reasoning', text: 'Two rivers', durationMs: 1200 },
        { type: 'tool-call', callId: 'c', name: 'time', input: '{}' },
        { type: 'tool-result', callId: 'c', name: 'time', output: 'noon' },
        { type: 'text', text: 'At noon.' },
        { type: 'source', title: 'SNCF', url: 'https://example.com/' },
      ],
    }),
  ],
}

describe('archives', () => {
  it('are written and read again, with Chinese names', async () => {
    const text = '对话 '.repeat(10_000)
    const zip = await writeZip([
      { name: '里昂 7.md', content: new Blob([text]), modifiedAt },
      { name: 'empty.md', content: new Blob([]), modifiedAt },
    ])
    expect(zip.size).toBeLessThan(2000)
    const entries = await readZip(zip)
    expect(entries.map(({ name }) => name)).toEqual(['里昂 7.md', 'empty.md'])
    expect(await entries[0]?.text()).toBe(text)
    expect(await entries[1]?.text()).toBe('')
  })

  it('have the checksum that others expect', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  })

  it('give the conversations that are in them, and say when there are none or they are cut off', async () => {
    const json = conversationsJson([shown], modifiedAt)
    const zip = await writeZip([
      { name: 'export/conversations.json', content: new Blob([json]), modifiedAt },
      { name: 'export/user.json', content: new Blob(['{}']), modifiedAt },
    ])
    const read = await readFiles([new File([zip], 'export.zip')], words)
    expect(read.conversations.map(({ title }) => title)).toEqual(['里昂之行'])
    const none = await writeZip([{ name: 'a.txt', content: new Blob(['x']), modifiedAt }])
    expect((await readFiles([new File([none], 'a.zip')], words)).problems).toEqual([
      { name: 'a.zip', reason: 'no-conversations' },
    ])
    const cut = new File([zip.slice(0, zip.size - 60)], 'cut.zip')
    expect((await readFiles([cut], words)).problems).toEqual([
      { name: 'cut.zip', reason: 'unreadable' },
    ])
  })
})

describe('an export of our own', () => {
  it('as JSON comes back as it was, with words for its pictures', () => {
    const { conversations, sources } = readImported(
      conversationsJson([shown], modifiedAt),
      'a',
      words,
    )
    expect(sources).toEqual(['atelier'])
    expect(conversations).toEqual([
      {
        key: 'atelier:2026-01-01T00:00:00.000Z:7',
        title: group.title,
        createdAt: group.createdAt,
        updatedAt: group.updatedAt,
        shown: 1,
        leftOut: { pictures: 1 },
        entries: [
          {
            role: 'user',
            model: null,
            parent: null,
            createdAt: group.createdAt,
            parts: [
              { type: 'text', text: '去里昂的火车' },
              { type: 'text', text: '[picture]' },
            ],
          },
          {
            role: 'assistant',
            model: 'Guide',
            parent: 0,
            createdAt: group.createdAt,
            parts: shown.entries[1]?.parts,
          },
        ],
      },
    ])
  })

  it('as Markdown tells who said what, with whole addresses of pictures', () => {
    const names = { you: '你', answer: '回答', untitled: '无标题' }
    const text = conversationMarkdown(shown, names, 'https://a.example')
    expect(text).toContain('# 里昂之行\n\n## 你 · 2026-01-01 00:00\n\n去里昂的火车')
    expect(text).toContain('![map](https://a.example/api/upload/file?id=1)')
    expect(text).toContain('## Guide · ')
    expect(text).toContain('> Two rivers')
  })
})
