#!/usr/bin/env node
// What an installation holds in memory: after a start, at most while it makes, and a minute after it has made 30 pictures, 6 clips, 6 songs and
// a separation. Several targets are measured one after the other, in turn with each run.
//   node bench/memory.mjs --targets before=../older/bench/targets/atelier.mjs,atelier --runs 1 --out memory.json
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, pssMiB, pssOfMiB, start, stop, tree } from './lib/proc.mjs'
import { args, medians, round, sleep, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const runs = +(opt.runs ?? 1)
const port = +(opt.port ?? 9151)
const share = +(opt.share ?? 1)
/** When nothing of a start, or of the last work, should be held any more. */
const settleMs = 15_000
const forgetMs = 75_000
const longestMs = 30 * 60_000

const many = (number) => Math.ceil(number * share)

const rows = []
for (let run = 1; run <= runs; run++)
  for (const target of await load((opt.targets ?? 'atelier').split(','), { port }))
    rows.push(await measure(target))

const columns = [
  'start',
  'node',
  'postgres',
  'most',
  'after',
  'after_node',
  'after_postgres',
  'made',
]
const names = [...new Set(rows.map(({ name }) => name))]
const results = names.map((name) => ({
  name,
  ...medians(
    rows.filter((row) => row.name === name).map(({ name: _, ...figures }) => figures),
    0,
  ),
}))
console.log('PSS in MiB')
console.log(table(results, ['name', ...columns]))
if (opt.out) writeFileSync(opt.out, JSON.stringify({ rows, results }, null, 2))
process.exit(0)

async function measure(target) {
  const { start: spec, base, dataDir, name } = target
  spec.env.WORKS_AT_ONCE = '4'
  const server = await start(`memory-${name}`, spec)
  const stopIt = () => stop(server.child)
  process.on('exit', stopIt)
  try {
    await set(dataDir, { worksWaiting: 1000, guestWorksAtOnce: 1000 })
    await sleep(settleMs)
    const atStart = parts(server.pid)
    const watch = watchPeak(server.pid)
    const made = await makeAll(base, dataDir)
    const max = watch()
    await sleep(forgetMs)
    const after = parts(server.pid)
    return {
      name,
      start: atStart.all,
      node: atStart.node,
      postgres: atStart.postgres,
      most: max,
      after: after.all,
      after_node: after.node,
      after_postgres: after.postgres,
      made,
    }
  } finally {
    await end(server.child)
    process.off('exit', stopIt)
  }
}

/** PSS of the whole tree, and of the two parts that stay. */
function parts(pid) {
  const sums = { node: 0, postgres: 0 }
  for (const each of tree(pid)) {
    const what = each === pid ? 'node' : isPostgres(each) ? 'postgres' : 'other'
    sums[what] = (sums[what] ?? 0) + pssOfMiB(each)
  }
  return {
    all: round(pssMiB(pid), 0),
    node: round(sums.node, 0),
    postgres: round(sums.postgres, 0),
  }
}

function isPostgres(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

/** Looks once a second; what it returns tells the most. */
function watchPeak(pid) {
  let max = 0
  const timer = setInterval(() => {
    max = Math.max(max, pssMiB(pid))
  }, 1000)
  return () => {
    clearInterval(timer)
    return round(max, 0)
  }
}

function query(dataDir, sql, values = []) {
  return withDatabase(dataDir, async (client) => (await client.query(sql, values)).rows)
}

async function set(dataDir, settings) {
  for (const [key, value] of Object.entries(settings))
    await query(
      dataDir,
      `insert into site_settings (site_id, key, value) select id, $1, $2::jsonb from sites
       on conflict (site_id, key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    )
  // Sites are kept for five seconds.
  await sleep(5500)
}

/** How many works came to their end. Throws when they do not within half an hour. */
async function makeAll(base, dataDir) {
  const headers = { authorization: `Guest ${randomUUID()}`, 'content-type': 'application/json' }
  const ask = async (path, body) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const reply = await fetch(`${base}/api${path}`, { headers, ...init })
    const { success, message, data } = await reply.json()
    if (!success) throw new Error(`${path}: ${message}`)
    return data
  }
  await ask('/auth/getInfo')
  const painter = (await ask('/works/models?type=2')).find(({ builtin }) => builtin)
  for (let n = 0; n < many(30); n++)
    await ask('/queue/sdxlCreate', { modelId: painter.id, prompt: `a lake at dawn, ${n}` })
  for (let n = 0; n < many(6); n++)
    await ask('/queue/runwayVideo', { prompt: `rain over a town, ${n}`, params: {} })
  const songs = []
  for (let n = 0; n < many(6); n++)
    songs.push(await ask('/queue/getWholeSong', { prompt: `a calm evening, ${n}` }))
  await over(dataDir)
  await ask('/queue/separation', { prompt: 'evening', parent: { id: songs[0].id, index: 0 } })
  await over(dataDir)
  const [{ done, all }] = await query(
    dataDir,
    'select count(*)::int as all, (count(*) filter (where state = 3))::int as done from works',
  )
  if (done < all) console.log(`${all - done} of ${all} works were not made`)
  return done
}

async function over(dataDir) {
  const deadline = Date.now() + longestMs
  for (;;) {
    const [{ n }] = await query(dataDir, 'select count(*)::int as n from works where state <= 2')
    if (n === 0) return
    if (Date.now() > deadline) throw new Error(`${n} works did not come to their end`)
    await sleep(3000)
  }
}
