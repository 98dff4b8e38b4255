// Changes what the operator has set of a site, behind the server's back.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** Sets settings of the site at a host name; resolves once the server, which keeps sites for a few seconds, knows of them. */
export async function setSite(
  server: ServerProcess,
  host: string,
  settings: Record<string, unknown>,
): Promise<void> {
  const before = await revisionOf(server, host)
  for (const [key, value] of Object.entries(settings))
    await server.query(
      `insert into site_settings (site_id, key, value)
       select site_id, $2, $3::jsonb from site_domains where pattern = $1
       on conflict (site_id, key) do update set value = excluded.value`,
      [host, key, JSON.stringify(value)],
    )
  const deadline = Date.now() + 20_000
  while ((await revisionOf(server, host)) === before) {
    if (Date.now() > deadline) throw new Error(`The settings of ${host} did not change`)
    await sleep(100)
  }
}

/** Asked for by hand: other than a browser's, this machine's names do not end in localhost. */
async function revisionOf(server: ServerProcess, host: string): Promise<string> {
  const asked = get({
    host: '127.0.0.1',
    port: server.port,
    path: '/api/config/queryFronet',
    headers: { host },
  })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const { data } = (await json(reply)) as { data: { revision: string } }
  return data.revision
}
