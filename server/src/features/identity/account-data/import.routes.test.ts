// What somebody has in one installation, taken into another one.
import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportOf, importInto, inShort } from '../../../testing/archives.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, insertWork } from '../../../testing/works.ts'
import { ledgerChecks } from '../../brought-parts.ts'
import { checkLedger } from '../../money/ledger/ledger-check.ts'
import { addFile, untilRead } from '../../talk/knowledge/testing/knowledge-harness.ts'
import { storePicture } from '../uploads/uploads.usecases.ts'
import { fillAccount, tree } from './testing/fill-account.ts'

let home: TestApp
let away: TestApp
let as: Credential
let archive: Buffer
beforeAll(async () => {
  home = await createTestApp()
  away = await createTestApp({ secretKey: 'another secret key for tests, of forty letters' })
  // Numbers there are others than here.
  const stranger = await away.member('stranger')
  for (let n = 0; n < 7; n++) await away.call(api.groups.create, {}, { as: stranger })
  await insertWork(away, await accountOf(away, stranger))
  as = await home.member('mover')
  await fillAccount(home, as)
  archive = await exportOf(home, as)
})
afterAll(async () => {
  for (const test of [home, away]) {
    expect((await checkLedger(test.database.db, ledgerChecks)).discrepancies).toEqual([])
    await test.close()
  }
})

const plainRecipe = {
  prompt: 'two',
  negativePrompt: '',
  params: { aspect: '1:1' },
  count: 1,
  locale: 'en-US' as const,
  fieldLabels: [],
}

type Entry = { id: number; parentId: number | null; parts: { type: string; url?: string }[] }
type Conversation = { id: number; title: string; lastShown: number; entries: Entry[] }

/** Conversations of an archive with numbers that mean the same everywhere: places in their lists. */
function conversationsOf(bytes: Buffer) {
  const files = readZip(bytes)
  const names = [...files.keys()].filter((name) => /^conversations\/\d+\.json$/.test(name))
  const told = names.map((name) => JSON.parse(files.get(name)?.toString() ?? '') as Conversation)
  return told
    .map(({ id: _, lastShown, entries, ...group }) => {
      const place = (id: number | null) => entries.findIndex((entry) => entry.id === id)
      return {
        ...group,
        appId: Boolean((group as { appId?: number }).appId),
        lastShown: place(lastShown),
        entries: entries.map(({ parentId, parts, ...entry }) => {
          const { role, state, modelName, createdAt } = entry as Record<string, unknown>
          const same = { role, state, modelName, createdAt, parent: place(parentId) }
          return { ...same, parts: parts.map((part) => ({ ...part, url: Boolean(part.url) })) }
        }),
      }
    })
    .sort((one, other) => one.title.localeCompare(other.title))
}

/** Bytes of the files of a folder, whatever they are called. */
const bytesIn = (bytes: Buffer, folder: RegExp) =>
  [...readZip(bytes)].flatMap(([name, content]) => (folder.test(name) ? [content] : [])).sort()

describe('an archive taken into another installation', () => {
  let mine: Credential
  let back: Buffer
  beforeAll(async () => {
    mine = await away.member('mover')
    const state = await importInto(away, archive, mine)
    expect(state).toMatchObject({ state: 'done', progress: 1, from: 'Atelier', failure: null })
    expect(inShort(state)).toEqual({
      uploads: [2, 0, 0],
      documents: [1, 0, 0],
      models: [1, 0, 0],
      apps: [2, 0, 0],
      prompts: [1, 0, 0],
      paramSets: [1, 0, 0],
      works: [2, 0, 0],
      albums: [1, 0, 0],
      marketPrompts: [1, 0, 0],
      conversations: [2, 0, 0],
      minds: [1, 0, 0],
    })
    back = await exportOf(away, mine)
  })

  it('gives the same conversations, with branches, versions, dates, names and what is shown', () => {
    const told = conversationsOf(archive)
    expect(told.map(({ title, entries }) => [title, entries.length])).toEqual([
      ['Guide', 2],
      ['Squares', 5],
      ['Trip', 0],
    ])
    expect(conversationsOf(back)).toEqual(told)
  })

  it('gives the same pictures, clips, songs and documents, byte for byte', () => {
    for (const folder of [/^uploads\/.*\.(png|mp4)$/, /^works\/.*\.(png|mp3)$/, /^documents\/\d/]) {
      const there = bytesIn(archive, folder)
      expect(there.length).toBeGreaterThan(0)
      expect(bytesIn(back, folder)).toEqual(there)
    }
  })

  it('shows the picture in its conversation at an address of this installation', async () => {
    const groups = await away.call(api.groups.list, {}, { as: mine })
    const groupId = groups.find(({ title }) => title === 'Squares')?.id ?? 0
    const { rows } = await away.call(api.chatlog.list, { groupId }, { as: mine })
    expect(rows.map(({ text }) => text)).toEqual([
      'What is this?',
      'A teal one.',
      'Thanks',
      'Any time.',
    ])
    expect(rows[1]?.versions).toHaveLength(2)
    expect(rows.every(({ price, usage }) => price === 0 && usage === null)).toBe(true)
    const part = rows[0]?.parts.find(({ type }) => type === 'image')
    const url = part?.type === 'image' ? part.url : ''
    const reply = await away.app.inject({ url, headers: { host: 'localhost' } })
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(8)
  })
})

describe('the rest of an archive', () => {
  it('comes with its wording before, its documents, its picture and its parts', async () => {
    const own = await away.member('rest')
    await importInto(away, archive, own)
    const { rows: prompts } = await away.call(api.prompts.list, {}, { as: own })
    expect(prompts).toMatchObject([{ title: 'Tour', content: 'v2', tags: ['travel'], version: 2 }])
    const wordings = await away.call(api.prompts.versions, { id: prompts[0]?.id ?? 0 }, { as: own })
    expect(wordings).toMatchObject([{ content: 'v1', version: 1 }])
    const { rows: apps } = await away.call(api.apps.list, { of: 'own' }, { as: own })
    const app = await away.call(api.apps.get, { id: apps[0]?.id ?? 0 }, { as: own })
    expect(app).toMatchObject({ state: 'private', systemMessage: 'Show me round.', isOwn: true })
    expect(app.icon).toMatch(/^\/api\/upload\/file\?/)
    expect(app.documents).toMatchObject([{ title: 'walks.md' }])
    const [document] = app.documents
    expect(await untilRead(away, document?.id ?? 0, own)).toMatchObject({ state: 'ready' })
    const { rows: maps } = await away.call(api.minds.list, {}, { as: own })
    const map = await away.call(api.minds.get, { id: maps[0]?.id ?? 0 }, { as: own })
    expect(map).toMatchObject({ title: 'Trip', tree })
    const { rows: made } = await away.call(api.market.list, { of: 'own' }, { as: own })
    const market = await away.call(api.market.get, { id: made[0]?.id ?? 0 }, { as: own })
    expect(market).toMatchObject({ content: 'A cat in {where}', samples: [{ model: 'Test' }] })
    const models = await away.call(api.models.listOwn, {}, { as: own })
    expect(models).toMatchObject([{ name: 'Brief', custom: { systemMessage: 'Be brief.' } }])
    const { rows: works } = await away.call(api.works.list, { type: 2 }, { as: own })
    expect(works).toMatchObject([
      {
        prompt: 'sailors',
        price: 0,
        parentId: works[1]?.id,
        files: [{ about: { title: 'Lantern' }, thumbnail: expect.stringContaining('as=thumb') }],
      },
      { prompt: '雨中的猫', price: 0, params: { seed: 7 }, createdAt: '2026-03-10T12:00:00.000Z' },
    ])
  })

  it('comes with albums in their order, without works of others', async () => {
    const from = await home.member('collector')
    await fillAccount(home, from)
    const [album] = await home.call(api.collections.having, {}, { as: from })
    const albumId = album?.id ?? 0
    const other = await home.member('painter')
    const foreign = await insertWork(home, await accountOf(home, other))
    await home.database.pool.query(`insert into album_works values ($1, $2, 9, now())`, [
      ...[albumId, foreign],
    ])
    const own = await away.member('collector')
    await importInto(away, await exportOf(home, from), own)
    const [brought] = await away.call(api.collections.having, {}, { as: own })
    expect(brought).toMatchObject({ title: 'Rainy days', description: 'Not many', count: 2 })
    const held = await away.call(api.collections.works, { id: brought?.id ?? 0 }, { as: own })
    const drawn = held.rows[1]
    expect(held.rows.map(({ prompt }) => prompt)).toEqual(['sailors', '雨中的猫'])
    expect(brought?.cover?.id).toBe(drawn?.files[0]?.id)
    expect(brought?.isPublic).toBe(false)
  })

  it('brings no credits, no role and nothing that others see', async () => {
    const boss = await home.staff('owner', { username: 'rich-boss' })
    const id = await accountOf(home, boss)
    await fillAccount(home, boss)
    for (const table of ['apps', 'market_prompts'])
      await home.database.pool.query(`update ${table} set state = 'public' where owner_id = $1`, [
        id,
      ])
    const own = await away.member('poor')
    const before = await away.call(api.auth.getInfo, {}, { as: own })
    await importInto(away, await exportOf(home, boss), own)
    const { userInfo, userBalance } = await away.call(api.auth.getInfo, {}, { as: own })
    expect(userBalance).toEqual(before.userBalance)
    expect(userInfo).toEqual(before.userInfo)
    const { rows } = await away.call(api.apps.list, { of: 'own' }, { as: own })
    expect(rows.map(({ state }) => state)).toEqual(['private'])
    const { rows: offered } = await away.call(api.market.list, { of: 'own' }, { as: own })
    expect(offered.map(({ title, state }) => [title, state])).toEqual([['Rain', 'private']])
    const { rows: seen } = await away.call(api.apps.list, { q: 'Guide' }, { as: away.guest() })
    expect(seen.map(({ isBuiltin }) => isBuiltin)).not.toContain(false)
  })
})

describe('what things of an archive say of each other', () => {
  it('is said of the things that came, by their names here', async () => {
    const own = await home.member('linker')
    const ownerId = await accountOf(home, own)
    const bytes = await plainPicture(9, 9, 'red').png().toBuffer()
    const sent = await storePicture(bytes, ownerId, home.services.uploads)
    const document = await addFile(home, { name: 'a.txt', text: 'Words enough.' }, own)
    const first = await insertWork(home, ownerId)
    const [file = ''] = await giveFiles(home, { workId: first, ownerId }, [{ data: bytes }])
    const inputs = [
      { role: 'source' as const, upload: sent.id },
      { role: 'source' as const, file },
    ]
    const recipe = { ...plainRecipe, inputs }
    const second = await insertWork(home, ownerId, { recipe, parentId: first, batchId: first })
    await giveFiles(home, { workId: second, ownerId }, [{ data: bytes }])
    const parts = [
      { type: 'work', workId: second },
      { type: 'document', documentId: document.id, title: 'a.txt', mime: 'text/plain', bytes: 13 },
      { type: 'image', url: sent.url },
      { type: 'source', title: 'a.txt', url: '', documentId: document.id, position: 0 },
    ]
    const { id } = await home.call(api.groups.create, {}, { as: own })
    await home.database.pool.query(
      `insert into chat_entries (group_id, role, state, parts) values ($1, 'user', 'done', $2)`,
      [id, JSON.stringify(parts)],
    )
    const mine = await away.member('linker')
    await importInto(away, await exportOf(home, own), mine)
    const mineId = await accountOf(away, mine)
    const told = async (query: string) => (await away.database.pool.query(query, [mineId])).rows
    const works = await told(
      'select id, recipe, parent_id, batch_id from works where owner_id = $1 order by id',
    )
    const [upload] = await told('select id, key from uploads where owner_id = $1')
    const [known] = await told('select id from documents where owner_id = $1')
    const files = await told('select id from work_files where owner_id = $1 order by work_id')
    expect(works[1]).toMatchObject({
      parent_id: works[0]?.id,
      batch_id: works[0]?.id,
      recipe: {
        inputs: [
          { role: 'source', upload: upload?.id },
          { role: 'source', file: files[0]?.id },
        ],
      },
    })
    const [entry] = await told(
      'select parts from chat_entries join chat_groups on chat_groups.id = group_id where owner_id = $1',
    )
    expect(entry?.parts).toEqual([
      { type: 'work', workId: works[1]?.id },
      { ...parts[1], documentId: known?.id },
      { type: 'image', url: `/api/upload/file?id=${upload?.id}&key=${upload?.key}` },
      { ...parts[3], documentId: known?.id },
    ])
  })
})

describe('the same archive again', () => {
  const counts = `select
    (select count(*)::int from chat_groups where owner_id = $1) as groups,
    (select count(*)::int from chat_entries join chat_groups on chat_groups.id = group_id where owner_id = $1) as entries,
    (select count(*)::int from uploads where owner_id = $1) as uploads,
    (select count(*)::int from works where owner_id = $1) as works,
    (select count(*)::int from apps where owner_id = $1) as apps,
    (select count(*)::int from prompts where owner_id = $1) as prompts,
    (select count(*)::int from market_prompts where owner_id = $1) as market,
    (select count(*)::int from documents where owner_id = $1) as documents,
    (select count(*)::int from own_models where account_id = $1) as models,
    (select count(*)::int from drawing_param_sets where owner_id = $1) as sets`
  const count = async (test: TestApp, own: Credential) =>
    (await test.database.pool.query(counts, [await accountOf(test, own)])).rows[0]

  it('doubles nothing, and brings back what was deleted meanwhile', async () => {
    const own = await away.member('again')
    const first = inShort(await importInto(away, archive, own))
    const there = await count(away, own)
    const second = inShort(await importInto(away, archive, own))
    expect(second).toEqual(
      Object.fromEntries(Object.entries(first).map(([kind, [taken]]) => [kind, [0, taken, 0]])),
    )
    expect(await count(away, own)).toEqual(there)
    const groups = await away.call(api.groups.list, {}, { as: own })
    const groupId = groups.find(({ title }) => title === 'Squares')?.id ?? 0
    await away.call(api.groups.delete, { groupId }, { as: own })
    const third = inShort(await importInto(away, archive, own))
    expect(third).toMatchObject({ conversations: [1, 1, 0], uploads: [0, 2, 0] })
    expect(await count(away, own)).toEqual(there)
  })

  it('in the account that it is of finds all there, and brings back what was deleted', async () => {
    const there = await count(home, as)
    const state = inShort(await importInto(home, archive, as))
    expect(Object.values(state).every(([taken, known]) => taken === 0 && known > 0)).toBe(true)
    expect(state).toMatchObject({ conversations: [0, 2, 0], minds: [0, 1, 0] })
    const [kept] = await home.call(api.prompts.list, {}, { as }).then(({ rows }) => rows)
    await home.call(api.prompts.delete, { ids: [kept?.id ?? 0] }, { as })
    expect(inShort(await importInto(home, archive, as))).toMatchObject({ prompts: [1, 0, 0] })
    expect(await count(home, as)).toEqual(there)
  })

  it('of another account of the same installation comes as copies of one’s own', async () => {
    const own = await home.member('other')
    await importInto(home, archive, own)
    expect(await count(home, own)).toEqual(await count(home, as))
    const { rows } = await home.database.pool.query(
      'select count(distinct owner_id)::int as owners, count(*)::int as uploads from uploads',
    )
    expect(rows[0]?.uploads).toBeGreaterThan(rows[0]?.owners)
  })
})
