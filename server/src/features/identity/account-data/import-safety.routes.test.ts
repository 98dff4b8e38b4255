// Archives that are none, broken or made to do harm: nothing of them is believed.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renamed } from '../../../platform/zip/testing/renamed.ts'
import {
  changed,
  importInto,
  inShort,
  jsonOf,
  packed,
  sendArchive,
} from '../../../testing/archives.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { readZip } from '../../../testing/read-zip.ts'
import type { Credential, TestApp } from '../../../testing/test-app.ts'
import { accountOf, insertWork } from '../../../testing/works.ts'
import { storePicture } from '../uploads/uploads.usecases.ts'
import { createImportHarness, type ImportHarness, nothing } from './testing/import-harness.ts'

let harness: ImportHarness
let test: TestApp
let archive: Buffer
beforeAll(async () => {
  harness = await createImportHarness()
  test = harness.test
  archive = harness.archive
})
afterAll(() => harness.close())

const newcomer = () => harness.newcomer()
const ownedBy = (as: Credential) => harness.ownedBy(as)

/** What its conversations are called. */
const conversationsIn = (bytes: Buffer): string[] =>
  [...readZip(bytes).keys()].filter((name) => /^conversations\/\d+\.json$/.test(name))

/** The archive with some bytes of its directory's end in other words. */
const patched = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(archive)
  change(bytes)
  return bytes
}

const manifest = () => jsonOf(archive, 'archive.json') as Record<string, unknown>

describe('a file is refused before anything is taken', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['that is no archive', () => Buffer.from('Dear diary'), 422, 'import.not_archive'],
    ['that is empty', () => Buffer.alloc(0), 422, 'import.not_archive'],
    ['that was cut', () => archive.subarray(0, archive.length - 200), 422, 'import.damaged'],
    ['of another product', () => packed(new Map([['a.txt', 'a']])), 422, 'import.not_archive'],
    [
      'of a newer version',
      () => changed(archive, { 'archive.json': JSON.stringify({ ...manifest(), version: 2 }) }),
      422,
      'import.newer',
    ],
    [
      'whose description does not fit',
      () => changed(archive, { 'archive.json': JSON.stringify({ ...manifest(), site: 7 }) }),
      422,
      'import.damaged',
    ],
    [
      'with a path that leads out of it',
      async () =>
        renamed(await changed(archive, { 'xx/xx/etc/passwd': 'root' }), 'xx/xx/etc', '../../etc'),
      422,
      'import.damaged',
    ],
    [
      'with an absolute path',
      async () => renamed(await changed(archive, { 'xetc/passwd': 'root' }), 'xetc/', '/etc/'),
      422,
      'import.damaged',
    ],
    [
      'that unpacks to far more than it is',
      () => changed(archive, { 'prompts.json': Buffer.alloc(40_000_000, ' ') }),
      413,
      'import.too_large',
    ],
    [
      'whose directory says less than there is',
      () => patched((bytes) => bytes.writeUInt16LE(9999, bytes.length - 12)),
      422,
      'import.damaged',
    ],
  ])('%s', async (_, make, status, error) => {
    const as = await newcomer()
    const answer = await sendArchive(test, await make(), { as })
    expect(answer).toMatchObject({ status, body: { success: false, error } })
    expect(await ownedBy(as)).toEqual(nothing)
    expect(await test.call(api.accountData.importState, {}, { as })).toMatchObject({
      state: 'none',
    })
    expect(await readdir(join(test.dataDir, 'imports'))).toEqual([])
  })

  it('with words in the language of whoever sent it', async () => {
    const as = await newcomer()
    const { body } = await sendArchive(test, Buffer.from('x'), { as, language: 'zh-TW' })
    expect(body.message).toContain('請選擇「匯出我的資料」')
  })

  it('from nobody, and from a guest', async () => {
    for (const as of ['', test.guest()] as const)
      expect(await sendArchive(test, archive, { as })).toMatchObject({
        status: 401,
        body: { success: false, error: 'auth.required' },
      })
  })
})

describe('what does not fit is left out by itself, and the report says why', () => {
  it('signs that the database could not take, and the report is told without them, too', async () => {
    const as = await newcomer()
    const [one, ...others] = jsonOf(archive, 'works/works.json') as { recipe: object }[]
    const work = { ...one, state: 4, recipe: { ...one?.recipe, prompt: 'a\u0000\ud800b' } }
    const invalid = await changed(archive, {
      'archive.json': JSON.stringify({ ...manifest(), site: 'My\u0000 site\ud800' }),
      'works/works.json': JSON.stringify([work, ...others]),
    })
    const state = await importInto(test, invalid, as)
    expect(state).toMatchObject({ state: 'done', from: 'My site\ufffd' })
    const { leftOut } = state.kinds.find(({ kind }) => kind === 'works') ?? { leftOut: [] }
    expect(leftOut).toMatchObject([{ code: 'import.not_made', titles: ['a\ufffdb'] }])
  })

  it('pictures that are none, and files that are missing', async () => {
    const as = await newcomer()
    const [one, two] = jsonOf(archive, 'uploads/uploads.json') as { file: string }[]
    const bad = await changed(archive, {
      [`uploads/${one?.file}`]: '<script>alert(1)</script>',
      [`uploads/${two?.file}`]: null,
    })
    const state = await importInto(test, bad, as)
    expect(inShort(state)).toMatchObject({ uploads: [1, 0, 2], works: [3, 0, 0] })
    const { leftOut } = state.kinds.find(({ kind }) => kind === 'uploads') ?? { leftOut: [] }
    expect(leftOut.map(({ code, titles }) => [code, titles])).toEqual([
      ['uploads.not_a_picture', [one?.file]],
      ['import.no_file', [two?.file]],
    ])
    expect(leftOut.map(({ message }) => message)).not.toContain('')
  })

  it('bytes that are not those that were packed', async () => {
    const as = await newcomer()
    const stored = await changed(archive, { 'prompts.json': 'x'.repeat(4000) })
    const at = stored.indexOf('prompts.json') + 'prompts.json'.length
    stored[at + 3] = (stored[at + 3] ?? 0) ^ 0xff
    expect(inShort(await importInto(test, stored, as))).toMatchObject({
      prompts: [0, 0, 1],
      uploads: [3, 0, 0],
    })
  })

  it('rows in other forms; and owners, states and numbers that the archive claims do not count', async () => {
    const victim = await newcomer()
    const victimId = await accountOf(test, victim)
    const as = await newcomer()
    const [prompt] = jsonOf(archive, 'prompts.json') as object[]
    const [work] = jsonOf(archive, 'works/works.json') as object[]
    const app = {
      id: 5000,
      ownerId: victimId,
      siteId: 2,
      kind: 'app',
      name: 'Mine',
      state: 'public',
      description: '',
      systemMessage: 'x',
      opening: '',
      questions: [],
      tools: ['none'],
      icon: 'https://evil.example/x.png',
      category: 'nonsense',
      modelId: 1,
      uses: 9999,
      documents: [1],
      createdAt: '2999-01-01T00:00:00.000Z',
      updatedAt: '2999-01-01T00:00:00.000Z',
    }
    const evil = await changed(archive, {
      'prompts.json': JSON.stringify([
        { ...prompt, ownerId: victimId },
        { title: 'no content' },
        7,
      ]),
      'apps.json': JSON.stringify([app]),
      'works/works.json': JSON.stringify([
        { ...work, ownerId: victimId, price: -1000, reservationId: 1, parentId: 1, originId: 1 },
      ]),
    })
    expect(inShort(await importInto(test, evil, as))).toMatchObject({
      prompts: [1, 0, 2],
      apps: [1, 0, 0],
      works: [1, 0, 0],
    })
    expect(await ownedBy(victim)).toEqual(nothing)
    const { rows } = await test.call(api.apps.list, { of: 'own' }, { as })
    expect(rows).toMatchObject([{ state: 'private', icon: 'sparkles', category: 'life', uses: 0 }])
    expect(rows[0]?.updatedAt?.startsWith('2999')).toBe(false)
    const page = await test.call(api.works.list, { type: 2 }, { as })
    expect(page.rows).toMatchObject([{ price: 0, parentId: null }])
  })

  it('parts of messages that lead elsewhere, to others, or allow something', async () => {
    const victim = await newcomer()
    const bytes = await plainPicture(5, 5).png().toBuffer()
    const victimId = await accountOf(test, victim)
    const { url } = await storePicture(bytes, victimId, test.services.uploads)
    const theirWork = await insertWork(test, victimId)
    const consent = { state: 'asked', price: 5, alwaysIn: 1 }
    const parts = [
      { type: 'text', text: 'kept \u0000' },
      { type: 'image', url, mime: 'image/png' },
      { type: 'image', url: 'https://evil.example/pixel.png' },
      { type: 'image', url: 'data:image/svg+xml;base64,PHN2Zz4=' },
      { type: 'work', workId: theirWork },
      { type: 'document', documentId: 1, title: 'x', mime: 'text/plain', bytes: 1 },
      { type: 'source', title: 'bad', url: 'javascript:alert(1)' },
      { type: 'tool-call', callId: 'a', name: 'draw', input: '{}', consent },
      { type: 'unheard-of' },
    ]
    const [name = ''] = conversationsIn(archive)
    const told = jsonOf(archive, name) as { entries: object[] }
    const [first, ...others] = told.entries
    const evil = await changed(archive, {
      [name]: JSON.stringify({ ...told, entries: [{ ...first, parts }, ...others] }),
    })
    const as = await newcomer()
    await importInto(test, evil, as)
    const { rows } = await test.database.pool.query(
      `select parts from chat_entries join chat_groups on chat_groups.id = group_id
       where owner_id = $1 and jsonb_array_length(parts) > 1`,
      [await accountOf(test, as)],
    )
    expect(rows.map((row) => row.parts)).toEqual([
      [
        { type: 'text', text: 'kept ' },
        { type: 'source', title: 'bad', url: '' },
        {
          type: 'tool-call',
          callId: 'a',
          name: 'draw',
          input: '{}',
          consent: { state: 'refused', price: 5, reason: 'stopped' },
        },
      ],
    ])
  })

  it('a conversation whose entries follow what is not before them is no circle', async () => {
    const [name = ''] = conversationsIn(archive)
    const told = jsonOf(archive, name) as { entries: { id: number }[] }
    const [one, two] = told.entries
    const entries = [
      { ...one, parentId: two?.id },
      { ...two, parentId: one?.id },
    ]
    const evil = await changed(archive, { [name]: JSON.stringify({ ...told, entries }) })
    const as = await newcomer()
    expect(inShort(await importInto(test, evil, as))).toMatchObject({ conversations: [2, 0, 0] })
    const groups = await test.call(api.groups.list, {}, { as })
    for (const { id: groupId } of groups)
      expect((await test.call(api.chatlog.list, { groupId }, { as })).rows).toHaveLength(2)
  })
})
