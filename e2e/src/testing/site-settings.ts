// Changes what the operator has set of a site, behind the server's back.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/**
 * Sets settings of the site at a host name; resolves once the server, which keeps sites for a few seconds, knows of them.
 * It knows when it names the key words that were set with them: the revision changes for other reasons too, such as a demo that was
 * just made.
 */
export async function setSite(
  server: ServerProcess,
  host: string,
  settings: Record<string, unknown>,
): Promise<void> {
  const keywords = `set ${randomUUID()}`
  await server.query(
    `insert into site_settings (site_id, key, value)
     select d.site_id, s.key, s.value
     from site_domains d, jsonb_each($2::jsonb) s
     where d.pattern = $1
     on conflict (site_id, key) do update set value = excluded.value`,
    [host, JSON.stringify({ ...settings, keywords })],
  )
  const deadline = Date.now() + 20_000
  while (!(await keywordsOf(server, host)).includes(keywords)) {
    if (Date.now() > deadline) throw new Error(`The settings of ${host} did not change`)
    await sleep(100)
  }
}

/** Asked for by hand: other than a browser's, this machine's names do not end in localhost. */
async function keywordsOf(server: ServerProcess, host: string): Promise<string[]> {
  const asked = get({
    host: '127.0.0.1',
    port: server.port,
    path: '/api/config/querySite',
    headers: { host },
  })
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const { data } = (await json(reply)) as { data: { rows: { keywords: string }[] } }
  return data.rows.map(({ keywords }) => keywords)
}
