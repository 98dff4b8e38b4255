// A server where one can log in by scan, and what somebody with a browser and a phone does there.

import { api } from '@atelier/contract'
import type { ReplyOf } from '@atelier/contract/endpoint'
import type { FailureCode } from '@atelier/contract/errors'
import { createWechat } from '../features/identity/messaging/wechat.ts'
import { createLog } from '../platform/log.ts'
import { type Scanner, startMessagingVendor, type VendorServer } from './messaging-vendor-server.ts'
import { type Answer, type Credential, createTestApp, type TestApp } from './test-app.ts'

const { link, exchange } = api.messaging

type Options = { as: Credential; host?: string; cameFrom?: string; language?: string }

export type Scanning = {
  test: TestApp
  vendor: VendorServer
  /** How far the server's clock is ahead. */
  aheadMs: number
  /** Gives a site the vendor's application, in plain words, as an operator does by hand. */
  setUp(siteCode: string): Promise<void>
  /** Rate limits count by address: each call may come from its own. */
  elsewhere(): string
  /** The page to scan from. */
  begin(options: Options): Promise<string>
  /** The vendor sends the browser back; the path that it is led on to. */
  comeBack(address: string, host?: string): Promise<string>
  /** Scans and allows; the code that the browser comes back with. */
  allowed(options: Options): Promise<string>
  end(code: string, options: Options): Promise<Answer<typeof exchange>>
  /** A whole scan, whatever comes of it. */
  scan(scanner: Scanner, options: Options): Promise<Answer<typeof exchange>>
  /** A whole scan that must succeed. */
  scanned(
    scanner: Scanner,
    options: Options,
  ): Promise<ReplyOf<typeof exchange> & { as: Credential }>
  close(): Promise<void>
}

/** Starts a server and a vendor, and sets both seeded sites up. */
export async function startScanning(): Promise<Scanning> {
  const vendor = await startMessagingVendor()
  const log = createLog('silent')
  const urls = { openUrl: vendor.url, apiUrl: vendor.url }
  const test = await createTestApp({
    clock: { now: () => new Date(Date.now() + scanning.aheadMs) },
    messagingVendor: createWechat({ ...urls, log, patienceMs: 200 }),
  })
  let calls = 0
  const scanning: Scanning = {
    test,
    vendor,
    aheadMs: 0,
    setUp: (siteCode) => setUp(siteCode, vendor, test),
    elsewhere: () => `10.7.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`,
    async begin({ cameFrom = '/', ...options }) {
      const from = scanning.elsewhere()
      return (await test.call(link, { from: cameFrom }, { ...options, from })).url
    },
    async comeBack(address, host = 'localhost') {
      const { pathname, search } = new URL(address)
      const reply = await test.app.inject({
        url: pathname + search,
        headers: { host },
        remoteAddress: scanning.elsewhere(),
      })
      if (reply.statusCode !== 302) throw new Error(`coming back answered ${reply.body}`)
      return String(reply.headers.location)
    },
    async allowed(options) {
      const page = await scanning.begin(options)
      return codeIn(await scanning.comeBack(vendor.allow(page), options.host))
    },
    end: (code, options) =>
      test.ask(exchange, { code }, { ...options, from: scanning.elsewhere() }),
    async scan(scanner, options) {
      vendor.scanner = scanner
      return scanning.end(await scanning.allowed(options), options)
    },
    async scanned(scanner, options) {
      const { body } = await scanning.scan(scanner, options)
      if (!body.success) throw new Error(`a scan ended with ${JSON.stringify(body)}`)
      return { ...body.data, as: `Bearer ${body.data.token}` }
    },
    async close() {
      await test.close()
      await vendor.close()
    },
  }
  for (const code of ['atelier', 'studio']) await scanning.setUp(code)
  return scanning
}

async function setUp(siteCode: string, { app }: VendorServer, test: TestApp): Promise<void> {
  for (const [key, value] of [
    ['messagingAppId', app.id],
    ['messagingAppSecret', app.secret],
  ] as const)
    await test.database.pool.query(
      `insert into site_settings (site_id, key, value)
       select id, $2, to_jsonb($3::text) from sites where code = $1
       on conflict (site_id, key) do update set value = excluded.value`,
      [siteCode, key, value],
    )
}

/** The code in a path that a scan leads back to. */
export const codeIn = (path: string): string =>
  new URL(path, 'http://site').searchParams.get('messaging') ?? ''

/** What an answer with a failure looks like. */
export const failing = (error: FailureCode, status: number) => ({ status, body: { error } })
