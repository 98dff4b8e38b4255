// A stand-in for the messaging app's vendor, for the tests of a file: its page has a link in place of the phone.
import { afterAll, beforeAll } from 'vitest'
import {
  startMessagingVendor,
  type VendorServer,
} from '../../../server/src/testing/messaging-vendor-server.ts'
import type { ServerProcess } from './server-process.ts'

export type MessagingVendor = {
  /** What the server under test finds it by; there once the tests run. */
  env(): Record<string, string>
  /** The application that a site is set up with. */
  app(): VendorServer['app']
  /** Who scans from now on. */
  scansAs(scanner: VendorServer['scanner']): void
}

/** Call it before `useServer`, and give that `() => ({ env: vendor.env() })`. */
export function useMessagingVendor(): MessagingVendor {
  let server: VendorServer | undefined
  beforeAll(async () => {
    server = await startMessagingVendor()
  })
  afterAll(() => server?.close())
  return {
    env: () => ({ WECHAT_OPEN_URL: server?.url ?? '', WECHAT_API_URL: server?.url ?? '' }),
    app: () => server?.app ?? { id: '', secret: '' },
    scansAs: (scanner) => {
      if (server) server.scanner = scanner
    },
  }
}

/** Sets a site up for it, as an operator does by hand. */
export async function offerScan(
  server: ServerProcess,
  siteCode: string,
  app: VendorServer['app'],
): Promise<void> {
  for (const [key, value] of [
    ['messagingAppId', app.id],
    ['messagingAppSecret', app.secret],
  ])
    await server.query(
      `insert into site_settings (site_id, key, value)
       select id, $2, to_jsonb($3::text) from sites where code = $1`,
      [siteCode, key, value],
    )
  // It would see it by itself a few seconds later.
  await server.stop()
  await server.start()
}
