#!/usr/bin/env node
// The queue of works with an upstream that answers at once: works a second, what a work costs beside the same call made directly, how soon
// a work is begun with nobody and with very many waiting, and whose turn it is.
//   node bench/queue.mjs --works 200 --waiting 10000 --runs 3 --out queue.json
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withDatabase } from './lib/embedded-database.mjs'
import { startPictureUpstream } from './lib/picture-upstream.mjs'
import { cpuSeconds, end, start, stop } from './lib/proc.mjs'
import { args, medians, quantile, round, sleep, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const runs = +(opt.runs ?? 3)
const count = +(opt.works ?? 200)
const crowd = +(opt.waiting ?? 10_000)
const port = +(opt.port ?? 9141)
/** How many works the server looks after at once, and as many calls are made directly at once. */
const atOnce = 8

const upstream = await startPictureUpstream(port + 1)
const [target] = await load(['atelier'], { upstream: upstream.url, port })
Object.assign(target.start.env, { WORKS_AT_ONCE: String(atOnce), SITES_KEPT_MS: '100' })
const logDir = fileURLToPath(new URL('logs', import.meta.url))
const server = await start('atelier', target.start, { logDir })
process.on('exit', () => stop(server.child))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const query = (sql, values = []) =>
  withDatabase(target.dataDir, async (client) => (await client.query(sql, values)).rows)

async function set(settings) {
  for (const [key, value] of Object.entries(settings))
    await query(
      `insert into site_settings (site_id, key, value) select id, $1, $2::jsonb from sites
       on conflict (site_id, key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    )
  await sleep(500)
}

const person = () => {
  const headers = {
    authorization: `Guest ${randomUUID()}`,
    'content-type': 'application/json',
  }
  return async (path, body) => {
    const reply = await fetch(`${target.base}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { success, message, data } = await reply.json()
    if (!success) throw new Error(`${path}: ${message}`)
    return data
  }
}

await set({ imagePrice: {}, worksWaiting: 100_000 })
const offered = await person()('/works/models?type=2')
const model = offered.find(({ builtin }) => !builtin)
if (opt.verbose)
  console.log(
    offered.map(({ id, type, name, engine, builtin }) => ({ id, type, name, engine, builtin })),
  )
if (!model) throw new Error('the stand-in offers no model')
const ask = (by, prompt) => by('/queue/sdxlCreate', { modelId: model.id, prompt })

async function until(isSo) {
  while (!(await isSo())) await sleep(20)
}
const over = async () =>
  (await query('select count(*)::int as n from works where state <= 2'))[0].n === 0

/** The same number of calls made directly, and their pictures decoded. */
async function direct(number, lanes) {
  const startedAt = performance.now()
  let left = number
  const lane = async () => {
    while (left-- > 0) {
      const reply = await fetch(`${upstream.url}/v1/images/generations`, {
        method: 'POST',
        body: JSON.stringify({ model: 'gpt-image-1-mini', prompt: 'direct' }),
      })
      Buffer.from((await reply.json()).data[0].b64_json, 'base64')
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return (performance.now() - startedAt) / number
}

/** From the first request to the last end, of works of twenty people. */
async function throughput() {
  await set({ guestWorksAtOnce: 1000 })
  const people = Array.from({ length: 20 }, person)
  for (const by of people) await by('/auth/getInfo')
  const directMs = await direct(count, atOnce)
  const cpuBefore = cpuSeconds(server.pid)
  const startedAt = Date.now()
  await Promise.all(
    people.map(async (by, at) => {
      for (let n = at; n < count; n += people.length) await ask(by, `work ${n}`)
    }),
  )
  const askedMs = Date.now() - startedAt
  await until(over)
  const [{ end }] = await query(
    'select extract(epoch from max(ended_at)) * 1000 as end from works where state = 3',
  )
  const [{ failed }] = await query('select count(*)::int as failed from works where state = 4')
  if (failed > 0) throw new Error(`${failed} works failed`)
  const eachMs = (Number(end) - startedAt) / count
  return {
    works_per_s: 1000 / eachMs,
    asked_per_s: (1000 * count) / askedMs,
    direct_per_s: 1000 / directMs,
    overhead_ms: eachMs - directMs,
    server_cpu_ms: (1000 * (cpuSeconds(server.pid) - cpuBefore)) / count,
  }
}

/** From the answer to a request until its request has come to the upstream, one after another. */
async function claims(number) {
  const by = person()
  const waits = []
  const whole = []
  for (let n = 0; n < number; n++) {
    const prompt = `claim ${randomUUID()}`
    const askedAt = performance.now()
    await ask(by, prompt)
    const queuedAt = performance.now()
    let arrival
    await until(() => {
      arrival = upstream.arrivals.find((each) => each.prompt === prompt)
      return arrival
    })
    waits.push(Math.max(0, arrival.at - queuedAt))
    whole.push(arrival.at - askedAt)
    await until(over1)
  }
  return {
    claim_p50_ms: quantile(waits, 0.5),
    claim_p95_ms: quantile(waits, 0.95),
    post_to_upstream_p50_ms: quantile(whole, 0.5),
  }
}

/** Nothing runs but what is held back. */
const over1 = async () =>
  (
    await query(
      `select count(*)::int as n from works where state <= 2 and recipe->>'prompt' like 'claim %'`,
    )
  )[0].n === 0

/** Somebody has so many works waiting, of which two are under way for ever. Resolves with what ends that. */
async function crowded(number) {
  const by = person()
  const { id } = await ask(by, 'crowd [[hold]]')
  await until(() => upstream.arrivals.some(({ prompt }) => prompt === 'crowd [[hold]]'))
  await query(
    `insert into works (site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, request_key, created_at)
     select site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, md5(random()::text), now()
     from works, generate_series(1, $2::int) where id = $1`,
    [id, number],
  )
  await query(
    'update work_turns set waits_from = now() where owner_id = (select owner_id from works where id = $1)',
    [id],
  )
  await query('analyze works')
  return async () => {
    await query(`update works set state = 5, ended_at = now(), deleted_at = now() where state = 1`)
    upstream.letGo()
    await until(async () => {
      upstream.letGo()
      return over()
    })
    upstream.arrivals.length = 0
  }
}

/** How many of the other's works are begun between the moment when somebody asks for their first and the moment when it is begun. */
async function turns() {
  await set({ guestWorksAtOnce: 1000 })
  const other = person()
  const { id } = await ask(other, 'many')
  await until(over)
  upstream.arrivals.length = 0
  await query(
    `insert into works (site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, request_key, created_at)
     select site_id, owner_id, type, task, recipe, model_id, model_label, builtin, rate, md5(random()::text), now()
     from works, generate_series(1, 200) where id = $1`,
    [id],
  )
  const by = person()
  await by('/auth/getInfo')
  await query(
    'update work_turns set waits_from = now() where owner_id = (select owner_id from works where id = $1)',
    [id],
  )
  await until(() => upstream.arrivals.length >= atOnce)
  await ask(by, 'first')
  const before = upstream.arrivals.length
  await until(() => upstream.arrivals.some(({ prompt }) => prompt === 'first'))
  const place = upstream.arrivals.findIndex(({ prompt }) => prompt === 'first')
  await until(over)
  return { others_before_first: Math.max(0, place - before), others_in_all: 200 }
}

const out = { throughput: [], 'claim, nobody waits': [], [`claim, ${crowd} wait`]: [], turns: [] }
for (let run = 1; run <= runs; run++) {
  const note = (name, figures) => {
    out[name].push(figures)
    const shown = Object.entries(figures).map(([what, number]) => `${what}=${round(number, 1)}`)
    console.log(`${name} run ${run}: ${shown.join(' ')}`)
  }
  note('throughput', await throughput())
  await set({ guestWorksAtOnce: 1 })
  note('claim, nobody waits', await claims(40))
  const clear = await crowded(crowd)
  note(`claim, ${crowd} wait`, await claims(40))
  await clear()
  note('turns', await turns())
}
for (const [name, list] of Object.entries(out)) {
  const figures = medians(list, 1)
  console.log(`\n### ${name}; medians of ${runs}\n\n${table([figures], Object.keys(figures))}`)
}
if (opt.out) writeFileSync(opt.out, JSON.stringify({ argv: process.argv.slice(2), out }, null, 1))
upstream.close()
await end(server.child)
process.exit(0)
