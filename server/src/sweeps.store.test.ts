// One thing that no sweep can do anything with, among others: it stays and is told, and the others are swept as ever.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepHiddenUploads } from './features/identity/uploads/own-uploads.ts'
import { sweepWorks } from './features/making/works/actions/delete-works.ts'
import { keepAnalytics } from './features/running/analytics/keep-analytics.ts'
import { prepareWordsAgain } from './features/talk/chatlog/prepare-words.store.ts'
import { forgetSilentGroups } from './features/talk/groups/forget-silent.ts'
import { sweepVoices } from './features/talk/voice/keep-voices.ts'
import type { Site } from './platform/http/request-context.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { accountOf } from './testing/works.ts'

let test: TestApp
let as: ReturnType<TestApp['guest']>
let ownerId: number
const sql = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows
let errors: string[] = []

beforeAll(async () => {
  test = await createTestApp()
  as = test.guest()
  await test.call(api.groups.create, {}, { as })
  ownerId = await accountOf(test, as)
})
beforeEach(() => {
  errors = []
})
afterAll(() => test.close())

/** The log of a server that remembers what went wrong. */
const log = () =>
  ({
    ...test.parts.log,
    warn: (_: unknown, message: string) => errors.push(message),
    error: (_: unknown, message: string) => errors.push(message),
    info: () => undefined,
  }) as unknown as TestApp['parts']['log']

it('what was made by voice', async () => {
  const { storage } = test.services.voice
  await storage.save('spoken/good', new Uint8Array([1]))
  const insert = (key: string, file: string) =>
    sql(
      `insert into voice_results (account_id, key, state, file, until) values (1, $1, 'done', $2, date_trunc('milliseconds', now()) - interval '1 day')`,
      [key, file],
    )
  await insert('a', '../../no place of ours')
  await insert('b', 'spoken/good')
  await sweepVoices({ ...test.services.voice, log: log() })
  expect(await sql('select key from voice_results')).toEqual([{ key: 'a' }])
  expect(await storage.read('spoken/good')).toBeUndefined()
  expect(errors).toHaveLength(1)
})

it('hidden uploads', async () => {
  for (const id of ['../../no place of ours', 'good'])
    await sql(
      `insert into uploads (id, key, owner_id, mime, bytes, hidden_at) values ($1, 'k', $2, 'image/png', 1, now() - interval '2 days')`,
      [id, ownerId],
    )
  await sweepHiddenUploads({ ...test.services.uploads, log: log() })
  expect(await sql('select id from uploads')).toEqual([{ id: '../../no place of ours' }])
  expect(errors).toHaveLength(1)
})

it('deleted works', async () => {
  const { works } = test.services
  const [site] = await test.services.sites.listSites()
  for (const number of [901, 902])
    await sql(
      `insert into works (id, owner_id, site_id, type, task, state, recipe, model_id, model_label, builtin, rate, request_key, created_at, ended_at, deleted_at)
       overriding system value
       values ($1, $2, $3, 1, 'text-to-image', 3, '{}', 1, 'Model', true, '{}', $4, now(), now(), now() - interval '2 days')`,
      [number, ownerId, site?.id, `key ${number}`],
    )
  const files = {
    ...works.files,
    deleteFiles: async (ids: readonly number[]) => {
      if (ids.includes(901)) throw new Error('the disk says no')
      await works.files.deleteFiles(ids)
    },
  }
  await sweepWorks({ ...works, files, log: log() })
  expect(await sql('select id from works')).toEqual([{ id: 901 }])
  expect(errors).toHaveLength(1)
})

/** A site whose setting no calendar knows, before all the others. */
const sitesWith = async (invalid: Partial<Site['settings']>) => {
  const sites = await test.services.sites.listSites()
  const bad = sites.slice(0, 1).map((site) => ({
    ...site,
    id: -1,
    code: 'odd',
    settings: { ...site.settings, ...invalid },
  }))
  return [...bad, ...sites]
}

it('figures of days that are over', async () => {
  const listSites = () => sitesWith({ timeZone: 'Nowhere/City' })
  await keepAnalytics({ ...test.services.analytics, listSites, log: log() })
  expect(await sql('select distinct site_id > 0 as ours from daily_figures')).toEqual([
    { ours: true },
  ])
  expect(errors).toHaveLength(1)
})

it('conversations of long ago', async () => {
  await sql(`update chat_groups set updated_at = now() - interval '90 days'`)
  const listSites = async () =>
    (await sitesWith({})).map((site) => ({
      ...site,
      settings: { ...site.settings, logDays: site.code === 'odd' ? 9e15 : 30 },
    }))
  await forgetSilentGroups({ ...test.services.groups, listSites, log: log() })
  expect(await sql('select id from chat_groups')).toEqual([])
  expect(errors).toHaveLength(1)
})

it('words of older entries', async () => {
  const { id } = await test.call(api.groups.create, {}, { as })
  const insert = (parts: unknown) =>
    sql(
      `insert into chat_entries (group_id, role, state, parts) values ($1, 'user', 'done', $2) returning id`,
      [id, JSON.stringify(parts)],
    )
  await insert({ odd: true })
  await insert([{ type: 'text', text: 'needle' }])
  await prepareWordsAgain({ ...test.services.chat, log: log() })
  expect(
    await sql(`select count(*)::int as found from chat_entries where words @@ 'needle'::tsquery`),
  ).toEqual([{ found: 1 }])
  expect(errors).toHaveLength(1)
})
