// A server where one can log in by an OpenID provider, and what somebody with a browser does there.

import { api } from '@atelier/contract'
import type { ReplyOf } from '@atelier/contract/endpoint'
import { createOpenidClient } from '../features/identity/openid/openid-client.ts'
import { createLog } from '../platform/log.ts'
import { type OpenidServer, startOpenidServer, type Visitor } from './openid-provider-server.ts'
import { type Answer, type Credential, createTestApp, type TestApp } from './test-app.ts'

const { link, exchange } = api.openid

type Options = { as: Credential; host?: string; cameFrom?: string; language?: string }

export type OpenidHarness = {
  test: TestApp
  provider: OpenidServer
  /** How far the server's clock is ahead. */
  aheadMs: number
  /** Sets a site up, by default with the provider's client, as an operator does by hand. */
  setUp(siteCode: string, settings?: Partial<Record<SettingKey, string>>): Promise<void>
  /** Rate limits count by address: each call may come from its own. */
  elsewhere(): string
  begin(options: Options): Promise<string>
  /** The provider sends the browser back; the path that it is led on to. */
  comeBack(address: string, host?: string): Promise<string>
  /** Logs in at the provider; the code that the browser comes back with. */
  allowed(options: Options): Promise<string>
  end(code: string, options: Options): Promise<Answer<typeof exchange>>
  /** A whole login, whatever comes of it. */
  logIn(visitor: Visitor, options: Options): Promise<Answer<typeof exchange>>
  /** A whole login that must succeed. */
  loggedIn(
    visitor: Visitor,
    options: Options,
  ): Promise<ReplyOf<typeof exchange> & { as: Credential }>
  close(): Promise<void>
}

type SettingKey = 'openidIssuer' | 'openidClientId' | 'openidClientSecret' | 'openidLabel'

/** Starts a server and a provider, and sets both seeded sites up. */
export async function startOpenidHarness(): Promise<OpenidHarness> {
  const provider = await startOpenidServer(
    ['localhost', 'studio.localhost'].map((host) => `http://${host}/api/auth/openidCallback`),
  )
  const log = createLog(process.env.TEST_LOG ?? 'silent')
  const clock = { now: () => new Date(Date.now() + harness.aheadMs) }
  const test = await createTestApp({
    clock,
    openidClient: createOpenidClient({ clock, log, patienceMs: 1000 }),
  })
  let calls = 0
  const harness: OpenidHarness = {
    test,
    provider,
    aheadMs: 0,
    async setUp(siteCode, settings = {}) {
      const all = {
        openidIssuer: provider.url,
        openidClientId: provider.app.id,
        openidClientSecret: provider.app.secret,
        openidLabel: 'Log in with Acme',
        ...settings,
      }
      for (const [key, value] of Object.entries(all))
        await test.database.pool.query(
          `insert into site_settings (site_id, key, value)
           select id, $2, to_jsonb($3::text) from sites where code = $1
           on conflict (site_id, key) do update set value = excluded.value`,
          [siteCode, key, value],
        )
      // The clock may have gone back, and what is kept seem fresh.
      test.services.sites.forget()
    },
    elsewhere: () => `10.8.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`,
    async begin({ cameFrom = '/', ...options }) {
      const from = harness.elsewhere()
      return (await test.call(link, { from: cameFrom }, { ...options, from })).url
    },
    async comeBack(address, host = 'localhost') {
      const { pathname, search } = new URL(address)
      const reply = await test.app.inject({
        url: pathname + search,
        headers: { host },
        remoteAddress: harness.elsewhere(),
      })
      if (reply.statusCode !== 302) throw new Error(`coming back answered ${reply.body}`)
      return String(reply.headers.location)
    },
    async allowed(options) {
      const page = await harness.begin(options)
      return codeIn(await harness.comeBack(await provider.allow(page), options.host))
    },
    end: (code, options) => test.ask(exchange, { code }, { ...options, from: harness.elsewhere() }),
    async logIn(visitor, options) {
      provider.visitor = visitor
      return harness.end(await harness.allowed(options), options)
    },
    async loggedIn(visitor, options) {
      const { body } = await harness.logIn(visitor, options)
      if (!body.success) throw new Error(`a login ended with ${JSON.stringify(body)}`)
      return { ...body.data, as: `Bearer ${body.data.token}` }
    },
    async close() {
      await test.close()
      await provider.close()
    },
  }
  for (const code of ['atelier', 'studio']) await harness.setUp(code)
  return harness
}

/** The code in a path that a login leads back to. */
export const codeIn = (path: string): string =>
  new URL(path, 'http://site').searchParams.get('openid') ?? ''
