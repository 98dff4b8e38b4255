// What machines ask a server about itself, over the whole app.
import { api } from '@atelier/contract'
import { EngineError } from '@atelier/engines/errors'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWorkerApp } from '../../../app.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, insertWork } from '../../../testing/works.ts'
import { createInstruments } from './instruments.ts'
import { watchLedger } from './watch-ledger.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url, remoteAddress, headers: { host: 'localhost', ...headers } })

/** The value of a figure with these labels. */
async function figure(name: string, labels = ''): Promise<number | undefined> {
  const { body } = await get('/metrics')
  const line = body.split('\n').find((each) => each.startsWith(`${name}${labels} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('health', () => {
  it('lives, and is ready while its database answers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await get('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { ready: true, database: 'ok', storage: 'ok', stopping: false },
    ])
  })

  it('is not ready once its database is away or it is on its way out, but lives', async () => {
    const other = await createTestApp()
    try {
      const ask = () => other.app.inject({ url: '/readyz' })
      other.services.beginStopping()
      const leaving = await ask()
      expect([leaving.statusCode, leaving.json()]).toMatchObject([503, { stopping: true }])
      await other.testDatabase.drop()
      const lost = await ask()
      expect([lost.statusCode, lost.json()]).toMatchObject([503, { database: 'away' }])
      expect((await other.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    } finally {
      await other.close()
    }
  })
})

describe('a proxy that wants a certificate', () => {
  it.each([
    ['localhost', 200],
    ['studio.localhost', 200],
    ['STUDIO.localhost', 200],
    ['elsewhere.example', 404],
    ['', 404],
  ])('for %j is told %i', async (domain, status) => {
    expect((await get(`/tls-check?domain=${domain}`)).statusCode).toBe(status)
  })

  it('is told no for a host that only the pattern for all fits', async () => {
    await test.database.pool.query(
      `insert into site_domains (site_id, pattern) select id, '*' from sites limit 1 on conflict do nothing`,
    )
    expect((await get('/tls-check?domain=elsewhere.example')).statusCode).toBe(404)
    expect((await get('/tls-check?domain=a&domain=b')).statusCode).toBe(404)
  })
})

describe('figures', () => {
  it('are for this machine alone while nobody has a token', async () => {
    expect((await get('/metrics')).statusCode).toBe(200)
    expect((await get('/metrics', {}, '203.0.113.9')).statusCode).toBe(404)
    // Handed on by a proxy on this machine.
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
    expect((await get('/metrics', { host: 'chat.example' })).statusCode).toBe(404)
  })

  it('are for whoever shows the token, from anywhere', async () => {
    const other = await createTestApp({ metricsToken: 'a token for the collector' })
    const read = async (authorization: string) =>
      (
        await other.app.inject({
          url: '/metrics',
          remoteAddress: '203.0.113.9',
          headers: { authorization },
        })
      ).statusCode
    expect(await read('Bearer a token for the collector')).toBe(200)
    expect(await read('Bearer another one')).toBe(401)
    expect(await read('')).toBe(401)
    await other.close()
  })

  it('count answers, their tokens, first pieces and failures by engine', async () => {
    const as = test.guest()
    const answers = async (state: string) =>
      (await figure('atelier_answers_total', `{state="${state}"}`)) ?? 0
    const done = await answers('done')
    const failed = await answers('failed')
    const good = test.events(api.chat.process, { prompt: 'Hello' }, { as })
    const asked = await test.engine.next()
    asked.emit({ type: 'text-delta', text: 'Hi' })
    asked.finish({ usage: { inputTokens: 11, outputTokens: 7 } })
    await good
    const bad = test.events(api.chat.process, { prompt: 'Hello' }, { as })
    ;(await test.engine.next()).fail(new EngineError('rate', 'Slow down.'))
    await bad
    await expect.poll(() => answers('done')).toBe(done + 1)
    await expect.poll(() => answers('failed')).toBe(failed + 1)
    expect(await figure('atelier_tokens_total', '{direction="in"}')).toBe(11)
    expect(await figure('atelier_tokens_total', '{direction="out"}')).toBe(7)
    const tries = 'atelier_engine_answers_total'
    expect(await figure(tries, '{engine="scripted",outcome="done"}')).toBe(1)
    expect(await figure(tries, '{engine="scripted",outcome="engine.rate"}')).toBe(1)
    expect(await figure('atelier_first_token_seconds_count', '{engine="scripted"}')).toBe(1)
    expect(await figure('atelier_answers_running')).toBe(0)
  })

  it('count works that wait, with how long the first has', async () => {
    const as = await test.member('waiting')
    const id = await insertWork(test, await accountOf(test, as))
    await test.database.pool.query(
      `update works set state = 1, ended_at = null, created_at = now() - interval '90 seconds' where id = $1`,
      [id],
    )
    expect(await figure('atelier_works', '{state="waiting"}')).toBe(1)
    expect(await figure('atelier_works', '{state="running"}')).toBe(0)
    expect(await figure('atelier_oldest_waiting_work_seconds')).toBeGreaterThanOrEqual(90)
  })

  it('time requests by route, and name no address and nobody', async () => {
    await get('/api/config/querySite?ticket=hidden')
    await get('/nowhere/to-be-found')
    const { body } = await get('/metrics')
    expect(body).toMatch(
      /atelier_request_seconds_count\{method="GET",route="\/api\/config\/querySite",status="200"\} \d/,
    )
    expect(body).not.toContain('hidden')
    expect(body).not.toContain('to-be-found')
  })
})

describe('the ledger', () => {
  it('is checked once an hour by one server, which tells what does not add up', async () => {
    const instruments = createInstruments()
    const watch = { ...test.services.ledgerWatch, ledgerChecked: instruments.ledgerChecked }
    expect(await instruments.expose()).not.toContain('atelier_ledger_discrepancies')
    const id = await accountOf(test, await test.member('rich'))
    const giveMore = (by: number) =>
      test.database.pool.query(
        'update ledger_purses set balance = balance + $2 where account_id = $1',
        [id, by],
      )
    await giveMore(5)
    await watchLedger(watch)
    expect(await instruments.expose()).toMatch(/atelier_ledger_discrepancies 1\n/)
    await giveMore(-5)
    const other = createInstruments()
    await watchLedger({ ...watch, ledgerChecked: other.ledgerChecked })
    expect(await other.expose()).not.toContain('atelier_ledger_discrepancies')
  })
})

describe('a worker', () => {
  let worker: Awaited<ReturnType<typeof createWorkerApp>>
  afterEach(() => worker.close())

  it('tells machines how it is, and serves nobody', async () => {
    worker = await createWorkerApp(test.services)
    const status = async (url: string) => (await worker.inject({ url })).statusCode
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    expect(await status('/metrics')).toBe(200)
    expect(await status('/')).toBe(404)
    expect(await status('/api/config/querySite')).toBe(404)
  })
})
