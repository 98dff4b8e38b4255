#!/usr/bin/env node
// Several servers over one PostgreSQL: what a request and a piece of an answer cost each of them, and how many servers' cores one core of
// the database carries. See README.md.
//   node bench/several-servers.mjs --servers 1,2,4 --requests 3000 --streams 200 --pin
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startInstallation } from './lib/installation.mjs'
import { cpuSeconds, start, stop } from './lib/proc.mjs'
import { args, quantile, round, sleep, table } from './lib/stats.mjs'

const opt = args()
const counts = String(opt.servers ?? '1,2,4')
  .split(',')
  .map(Number)
const requests = +(opt.requests ?? 3000)
const streams = +(opt.streams ?? 200)
const atOnce = +(opt['at-once'] ?? 12)
const here = fileURLToPath(new URL('.', import.meta.url))
const upstreamPort = +(opt['upstream-port'] ?? 9000)
const upstream = `http://127.0.0.1:${upstreamPort}`

/** With `--pin`, servers and database share one core, and upstream and readers the other. */
const pinTo = (cpu) => {
  if (opt.pin) execFileSync('taskset', ['-apc', cpu, String(process.pid)], { stdio: 'ignore' })
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })

/** Calls `onLine` with each line that comes; false from it ends the reading. Resolves when there are no more. */
const readLines = (address, { person, body }, onLine) =>
  new Promise((resolve, reject) => {
    const request = http.request(
      address,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...person, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          return reject(new Error(`${address}: ${response.statusCode}`))
        }
        let rest = ''
        response.setEncoding('utf8')
        response.on('data', (text) => {
          const lines = (rest + text).split('\n')
          rest = lines.pop()
          for (const line of lines)
            if (line && onLine(line) === false) {
              response.destroy()
              return resolve()
            }
        })
        response.on('end', resolve)
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.setTimeout(120_000, () => request.destroy(new Error(`${address}: silent`)))
    request.end(body && JSON.stringify(body))
  })

const stamps = (line) => line.match(/~\d+~/g)?.length ?? 0
const now = () => Number(process.hrtime.bigint() / 1000n) / 1000

async function measureInstallation(many) {
  pinTo('1')
  const installation = await startInstallation({
    name: 'servers',
    webs: many,
    workers: 0,
    logDir: `${here}logs`,
    environment: {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: `${upstream}/v1`,
      // The embedded PostgreSQL takes 40, ours and the ones that listen among them.
      DATABASE_CONNECTIONS: String(Math.min(12, Math.floor(34 / many) - 1)),
    },
  })
  pinTo('0')
  try {
    const { web } = installation.servers
    // Guests by the hundred have no credits: their answers cost nothing here.
    const database = new pg.Client({ connectionString: installation.databaseUrl })
    await database.connect()
    await database.query(
      `insert into site_settings (site_id, key, value) select id, 'chatPrice', '{}' from sites`,
    )
    await database.end()
    await sleep(5500)
    // One person may not ask more than ten times a second.
    const people = Array.from({ length: 100 }, (_, n) => ({
      authorization: `Guest ${randomUUID()}`,
      // Guests are counted by network.
      'x-forwarded-for': `10.7.0.${n + 1}`,
    }))
    const ask = (nth, prompt, onLine) =>
      readLines(
        `${web[nth % many].base}/api/chatgpt/chat-process`,
        { person: people[nth % people.length], body: { prompt, options: {} } },
        onLine,
      )
    const cpu = () => ({
      node: web.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
      postgres: cpuSeconds(installation.postmasterPid()),
    })
    /** Processor time of `work` by whom it was spent, and how long it took, names of conversations included. */
    const spend = async (work) => {
      await sleep(1000)
      const [before, begun] = [cpu(), now()]
      const made = await work()
      const seconds = (now() - begun) / 1000
      await sleep(1000)
      const after = cpu()
      const [node, postgres] = [after.node - before.node, after.postgres - before.postgres]
      return { made, seconds, node, postgres }
    }

    const brief = 'Say it. [[bench tokens=5 rate=0 kind=stamp]]'
    const askMany = async (total, first) => {
      let next = 0
      const waits = []
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (next < total) {
            const begun = now()
            let waited = 0
            await ask(next++, brief, (line) => {
              if (!waited && stamps(line)) waited = now() - begun
            })
            if (first) waits.push(waited)
          }
        }),
      )
      return waits
    }
    await askMany(300 * many, false)
    const asked = await spend(() => askMany(requests, true))

    const long = 'Say it. [[bench tokens=400 rate=20 kind=stamp]]'
    const stream = async (follow) => {
      let pieces = 0
      await Promise.all(
        Array.from({ length: streams }, async (_, nth) => {
          await sleep((nth * 5000) / streams)
          const count = (line) => {
            pieces += stamps(line)
          }
          if (!follow) return ask(nth, long, count)
          let entryId
          await ask(nth, long, (line) => {
            entryId = JSON.parse(line).entryId
            return false
          })
          // The reader's line broke, and the proxy leads them to another server.
          await readLines(
            `${web[(nth + 1) % many].base}/api/chatgpt/run?entryId=${entryId}&after=0`,
            { person: people[nth % people.length] },
            count,
          )
        }),
      )
      if (pieces !== streams * 400) throw new Error(`${pieces} pieces of ${streams * 400} came`)
      return pieces
    }
    const streamed = await spend(() => stream(false))
    const followed = many > 1 ? await spend(() => stream(true)) : null
    const each = (spent, by, of) => (spent ? round((spent[by] * 1000) / of, 2) : '')
    const thousands = (streams * 400) / 1000
    return {
      servers: many,
      'first piece p50 ms': round(quantile(asked.made, 0.5), 1),
      'requests/s': round(requests / asked.seconds, 0),
      'Node ms/request': each(asked, 'node', requests),
      'PostgreSQL ms/request': each(asked, 'postgres', requests),
      'Node : PostgreSQL': round(asked.node / asked.postgres, 1),
      'Node ms/1000 pieces': each(streamed, 'node', thousands),
      'PostgreSQL ms/1000 pieces': each(streamed, 'postgres', thousands),
      'elsewhere: Node ms/1000': each(followed, 'node', thousands),
      'elsewhere: PostgreSQL ms/1000': each(followed, 'postgres', thousands),
    }
  } finally {
    await installation.close()
  }
}

pinTo('0')
const up = await start(
  'upstream',
  {
    cmd: process.execPath,
    args: [`${here}upstream.mjs`, '--port', String(upstreamPort)],
    ready: `${upstream}/stats`,
  },
  { logDir: `${here}logs` },
)
process.on('exit', () => stop(up.child))
const rows = []
for (const many of counts) {
  rows.push(await measureInstallation(many))
  process.stdout.write(`\n${table(rows, Object.keys(rows[0]))}\n`)
}
process.exit(0)
