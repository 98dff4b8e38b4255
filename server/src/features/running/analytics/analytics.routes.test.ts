import { api } from '@atelier/contract'
import type { Figure } from '@atelier/contract/features/running/analytics'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { keepAnalytics } from './keep-analytics.ts'

let test: TestApp
let owner: Credential
let now = new Date()
beforeAll(async () => {
  test = await createTestApp({ clock: { now: () => now } })
  await test.configure({ timeZone: 'Asia/Shanghai' })
  owner = await test.staff('owner')
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date('2026-03-10T04:00:00Z')
  await sql('delete from daily_figures')
  await sql('delete from connection_hours')
  await sql('delete from works')
  await sql('delete from chat_groups')
  await sql('delete from ledger_entries')
  await sql(`update accounts set created_at = '2020-01-01'`)
})

const sql = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows
const read = (input: object = {}, options: { as?: Credential; site?: string } = {}) =>
  test.call(api.analytics.read, input, { as: owner, ...options })
const figureOf = (rows: readonly Figure[], day: string, name: string, label = '') =>
  rows.find((row) => row.day === day && row.name === name && row.label === label)?.value ?? 0

let lastKey = 0
const addWork = (at: string, { type = 2, state = 3, site = 'atelier' } = {}) =>
  sql(
    `insert into works (site_id, owner_id, type, task, state, recipe, model_id, model_label, builtin, rate, request_key, created_at, ended_at)
     select sites.id, (select min(id) from accounts), $1, 'draw', $2, '{"prompt": "", "fieldLabels": [], "inputs": [], "params": {}, "count": 1}',
       1, 'M', true, '{"perCall": 0, "perResult": 0}', 'figures', $3, $3 from sites where code = $4`,
    [type, state, at, site],
  )
const addEntry = (at: string, amount: number, cause: string, reservation: number | null = null) =>
  sql(
    `insert into ledger_entries (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, created_at)
     select 1, id, 'credits', $1, 100, $2, $3, $4, $5 from sites where code = 'atelier'`,
    [amount, cause, `test ${++lastKey}`, reservation, at],
  )

describe('the figures of days', () => {
  it('are counted by the days of the site', async () => {
    // The tenth of March begins at four in the afternoon of the ninth, elsewhere.
    await addWork('2026-03-09T15:59:00Z')
    await addWork('2026-03-09T16:00:00Z')
    await addWork('2026-03-10T03:00:00Z', { type: 6, state: 4 })
    await addWork('2026-03-10T03:00:00Z', { site: 'studio' })
    const { days, rows, timeZones, queue } = await read({ days: 7 })
    expect(days).toHaveLength(7)
    expect([days[0], days.at(-1)]).toEqual(['2026-03-04', '2026-03-10'])
    expect(timeZones).toEqual(['Asia/Shanghai'])
    expect(queue).toEqual({ waiting: 0, running: 0 })
    expect(figureOf(rows, '2026-03-09', 'works', 'image')).toBe(1)
    expect(figureOf(rows, '2026-03-10', 'works', 'image')).toBe(1)
    expect(figureOf(rows, '2026-03-10', 'works', 'video')).toBe(1)
    expect(figureOf(rows, '2026-03-10', 'failures')).toBe(1)
    expect(figureOf(rows, '2026-03-10', 'activePeople')).toBe(1)
  })

  it('are told of the last two whole weeks as well, however few days are asked for', async () => {
    await addWork('2026-02-24T03:00:00Z')
    await addWork('2026-02-23T03:00:00Z')
    const { days, weeks, rows } = await read({ days: 7 })
    expect(days).toHaveLength(7)
    expect(weeks).toHaveLength(14)
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-02-24', '2026-03-09'])
    expect(figureOf(rows, '2026-02-24', 'works', 'image')).toBe(1)
    expect(figureOf(rows, '2026-02-23', 'works', 'image')).toBe(0)
    const long = await read({ days: 90 })
    expect([long.days.length, long.weeks.length]).toEqual([90, 14])
    expect(figureOf(long.rows, '2026-02-23', 'works', 'image')).toBe(1)
  })

  it('tell people who came, answers and those that failed', async () => {
    now = new Date()
    const guest = test.guest()
    const say = async () => {
      const asking = test.events(api.chat.process, { prompt: 'Hello' }, { as: guest })
      return { asking, request: await test.engine.next() }
    }
    const good = await say()
    good.request.emit({ type: 'text-delta', text: 'Hello to you' })
    good.request.finish()
    await good.asking
    const bad = await say()
    bad.request.fail(new EngineError('unavailable', 'gone'))
    await bad.asking
    const { days, rows } = await read()
    const today = days.at(-1) ?? ''
    expect(figureOf(rows, today, 'newPeople', 'guest')).toBe(1)
    expect(figureOf(rows, today, 'activePeople')).toBe(1)
    expect(figureOf(rows, today, 'answers')).toBe(2)
    expect(figureOf(rows, today, 'failures', 'scripted')).toBe(1)
    // How they went is noted a moment later, and would be found by another test.
    const noted = () => sql('select sum(done + failed)::int as answers from connection_hours')
    await expect.poll(noted, { timeout: 10_000 }).toEqual([{ answers: 2 }])
  })

  it('tell credits sold, and spent after what was given back', async () => {
    await addEntry('2026-03-10T01:00:00Z', 500, 'package')
    await addEntry('2026-03-10T01:00:00Z', 20, 'code')
    await addEntry('2026-03-10T01:00:00Z', 99, 'operator')
    await addEntry('2026-03-10T02:00:00Z', -30, 'charge', 1)
    await addEntry('2026-03-10T02:00:00Z', 10, 'release', 1)
    await addEntry('2026-03-10T02:00:00Z', 5, 'refund', 1)
    const { rows } = await read()
    expect(figureOf(rows, '2026-03-10', 'creditsSold', 'package')).toBe(500)
    expect(figureOf(rows, '2026-03-10', 'creditsSold', 'code')).toBe(20)
    expect(figureOf(rows, '2026-03-10', 'creditsSpent')).toBe(15)
  })

  it('are kept when a day is over, whatever becomes of what they counted', async () => {
    await addWork('2026-03-08T03:00:00Z')
    await addWork('2026-03-10T03:00:00Z')
    const keep = () => keepAnalytics({ ...test.services.analytics, log: test.parts.log })
    await Promise.all([keep(), keep()])
    await sql('delete from works')
    const kept = await read({ days: 7 })
    expect(figureOf(kept.rows, '2026-03-08', 'works', 'image')).toBe(1)
    // Today is counted as it is.
    expect(figureOf(kept.rows, '2026-03-10', 'works', 'image')).toBe(0)
    const before = await sql('select count(*)::int as n from daily_figures')
    await keep()
    expect(await sql('select count(*)::int as n from daily_figures')).toEqual(before)

    await addWork('2026-03-10T05:00:00Z')
    now = new Date('2026-03-12T04:00:00Z')
    // Days that nobody has kept yet are counted too.
    expect(figureOf((await read()).rows, '2026-03-10', 'works', 'image')).toBe(1)
    await keep()
    await sql('delete from works')
    expect(figureOf((await read()).rows, '2026-03-10', 'works', 'image')).toBe(1)
  })

  it('are those of all sites together for who runs them all, and for nobody else', async () => {
    await addWork('2026-03-10T03:00:00Z')
    await addWork('2026-03-10T03:00:00Z', { site: 'studio' })
    expect(figureOf((await read({ all: true })).rows, '2026-03-10', 'works', 'image')).toBe(2)
    expect(
      figureOf((await read({}, { site: 'studio' })).rows, '2026-03-10', 'works', 'image'),
    ).toBe(1)
    const one = await test.staff('siteOperator')
    for (const endpoint of [api.analytics.read, api.analytics.health])
      expect((await test.ask(endpoint, { all: true }, { as: one })).status).toBe(403)
    expect((await test.ask(api.analytics.read, { days: 8 as 7 }, { as: owner })).status).toBe(422)
    expect((await test.ask(api.analytics.read, {}, { as: await test.member('ann') })).status).toBe(
      403,
    )
  })
})

describe('the health of connections', () => {
  const note = (hoursAgo: number, done: number, failed: number, site = 'atelier', words = '') =>
    sql(
      `insert into connection_hours (connection_id, site_id, engine, kind, hour, done, failed, waited_ms, last_failure, last_failed_at)
       select connections.id, sites.id, connections.engine, 'chat', date_trunc('hour', $1::timestamptz) - $2 * interval '1 hour', $3, $4, $3 * 200, $5,
         case when $4 > 0 then $1::timestamptz - $2 * interval '1 hour' end
       from sites, connections where sites.code = $6 and connections.engine = 'scripted'`,
      [now, hoursAgo, done, failed, words, site],
    )
  const health = async (input: object = {}) =>
    (await test.call(api.analytics.health, input, { as: owner })).rows

  it('says of who was not asked that they were not', async () => {
    expect(await health()).toMatchObject([
      {
        engine: 'scripted',
        isEnabled: true,
        hour: { done: 0, failed: 0 },
        day: { done: 0, failed: 0 },
        waitMs: null,
        lastFailure: '',
        lastFailedAt: null,
      },
    ])
  })

  it('adds up the last hours and the last day, with the latest failure', async () => {
    await note(0, 1, 3, 'atelier', 'engine.rate: slow down')
    await note(5, 9, 1, 'atelier', 'engine.auth: no key')
    await note(30, 50, 50, 'atelier', 'long ago')
    await note(0, 7, 0, 'studio')
    expect(await health()).toMatchObject([
      {
        hour: { done: 1, failed: 3 },
        day: { done: 10, failed: 4 },
        waitMs: 200,
        lastFailure: 'engine.rate: slow down',
        lastFailedAt: '2026-03-10T04:00:00.000Z',
      },
    ])
    expect((await health({ all: true }))[0]).toMatchObject({ hour: { done: 8, failed: 3 } })
    const needs = () => test.call(api.analytics.needs, {}, { as: owner })
    expect((await needs()).failingConnections).toEqual([])
    await note(1, 0, 20)
    expect((await needs()).failingConnections).toMatchObject([{ label: 'Scripted' }])
  })
})

describe('what waits for somebody', () => {
  it('is counted as far as the caller’s role reaches', async () => {
    await addWork('2026-03-10T03:00:00Z', { state: 4 })
    await addWork('2026-03-01T03:00:00Z', { state: 4 })
    await addWork('2026-03-10T03:00:00Z', { state: 4, site: 'studio' })
    expect(await test.call(api.analytics.needs, {}, { as: owner })).toMatchObject({
      works: 0,
      partnerWorks: null,
      apps: 0,
      prompts: 0,
      failedWorks: 1,
      failedOrders: 0,
      openOrders: 0,
      failingConnections: [],
    })
    const support = await test.staff('support')
    expect(await test.call(api.analytics.needs, {}, { as: support })).toEqual({
      works: null,
      partnerWorks: null,
      apps: null,
      prompts: null,
      failedWorks: 1,
      failedOrders: 0,
      openOrders: 0,
      vendorRefunds: 0,
      staffWithoutFactor: null,
      unpricedModels: null,
      failingConnections: null,
    })
    const [staff] = await sql(
      `select count(*)::int as n from accounts where staff_role is not null and site_id = (select id from sites where code = 'atelier')`,
    )
    expect((await test.call(api.analytics.needs, {}, { as: owner })).staffWithoutFactor).toBe(
      staff.n,
    )
  })
})

describe('a fresh installation', () => {
  it('is told what it still needs, until that is done', async () => {
    const stepsDone = async () =>
      (await test.call(api.analytics.setup, {}, { as: owner })).steps.flatMap(({ step, isDone }) =>
        isDone ? step : [],
      )
    expect(await stepsDone()).toEqual(['connection'])
    await test.configure({ appName: 'Foxes' })
    // Sites are read anew when time has passed since they were read last.
    now = new Date(Date.now() + 60_000)
    expect(await stepsDone()).toEqual(['name', 'connection'])
    await sql(`update connections set enabled = false`)
    expect(await stepsDone()).toEqual(['name'])
    await sql(`update connections set enabled = true`)
    await test.call(api.backups.make, {}, { as: owner })
    await expect.poll(stepsDone, { timeout: 20_000 }).toContain('backup')
    const one = await test.staff('siteOperator', { username: 'one-site' })
    expect((await test.ask(api.analytics.setup, {}, { as: one })).status).toBe(403)
  })

  it('is told whether somebody asked for no reminder, which changes no step', async () => {
    const setup = () => test.call(api.analytics.setup, {}, { as: owner })
    const before = await setup()
    expect(before.isDismissed).toBe(false)
    const { seen } = await test.call(api.siteAdmin.settings, {}, { as: owner })
    const dismiss = (setupDismissed: unknown) =>
      test.ask(api.siteAdmin.saveSettings, { seen, values: { setupDismissed } }, { as: owner })
    expect((await dismiss('yes')).status).toBe(422)
    expect((await dismiss(true)).status).toBe(200)
    expect(await setup()).toEqual({ steps: before.steps, isDismissed: true })
  })
})
