// One server, attacked by each in turn, while somebody asks it something all the while: what was wrong, and what it cost the others.
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startBystander } from '../bystander.mjs'
import { startInstallation } from '../installation.mjs'
import { pssMiB } from '../proc.mjs'
import { sleep } from '../stats.mjs'
import { createAttackers } from './attackers.mjs'
import { startEndlessUpstream } from './endless-upstream.mjs'

/** Memory that an attack may add, beside what is there before: a third of it, and what any load adds at first. */
const maxGrowth = 1.3
const headroomMiB = 60

/** Resolves with one row for each attacker; `wrong` is empty where nothing was. */
export async function attackServer(names, say) {
  const upstream = await startEndlessUpstream()
  const installation = await startInstallation({
    name: 'attacked',
    webs: 1,
    workers: 0,
    environment: { OPENAI_API_KEY: 'sk-attacked', OPENAI_BASE_URL: upstream.url },
    logDir: fileURLToPath(new URL('../../logs', import.meta.url)),
  })
  const [server] = installation.servers.web
  const { pid, base } = server
  const database = new pg.Pool({ connectionString: installation.databaseUrl, max: 1 })
  const query = async (sql) => (await database.query(sql)).rows
  const attackers = createAttackers({ base, upstream, query })
  const chosen = Object.keys(attackers).filter((name) => names.some((each) => name.includes(each)))
  const rows = []
  try {
    for (const name of chosen) {
      const before = pssMiB(pid)
      let max = before
      const watching = setInterval(() => {
        max = Math.max(max, pssMiB(pid))
      }, 500)
      const bystander = await startBystander(base, pid)
      const wrong = await attackers[name]()
      const { longest, p99, late } = await bystander.stop()
      clearInterval(watching)
      if (max > before * maxGrowth + headroomMiB)
        wrong.push(`memory went from ${Math.round(before)} to ${Math.round(max)} MiB`)
      if (late.length)
        wrong.push(`${late.length} requests of another waited, ${longest} ms at most`)
      const status = (await fetch(`${base}/healthz`).catch(() => undefined))?.status
      if (status !== 200 || server.pid !== pid) wrong.push('the server is gone')
      rows.push({ name, before: Math.round(before), most: Math.round(max), p99, longest, wrong })
      say(`${name}: ${wrong.length ? wrong.join('; ') : 'nothing'}`)
      await sleep(2000)
    }
  } finally {
    await database.end()
    await installation.close()
    upstream.close()
  }
  return rows
}
