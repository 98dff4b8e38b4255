#!/usr/bin/env node
// The gallery with few and with ten times as many published works, on two servers that are asked in turn: feeds, pages far behind,
// search, a work's page. What matters is the ratio: both share the machine, and whatever else it does.
//   node bench/gallery.mjs --works 10000,100000 --requests 200 --out gallery.json
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { models, seedGallery, spread, tags } from './lib/seed-gallery.mjs'
import { args, quantile, round, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const sizes = String(opt.works ?? '10000,100000')
  .split(',')
  .map(Number)
const requests = +(opt.requests ?? 200)
const port = +(opt.port ?? 9151)

const targets = await load(
  sizes.map(() => 'atelier'),
  { upstream: 'http://127.0.0.1:1', port },
)
const servers = []
process.on('exit', () => {
  for (const { child } of servers) stop(child)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const galleries = []
for (const [at, target] of targets.entries()) {
  const count = sizes[at]
  servers.push(await start(`gallery-${count}`, target.start))
  const startedAt = performance.now()
  await withDatabase(target.dataDir, (client) =>
    seedGallery(async (sql, values) => (await client.query(sql, values)).rows, { count }),
  )
  console.log(
    `${count} works are published (${round((performance.now() - startedAt) / 1000, 1)} s)`,
  )
  galleries.push({ ...target, count, guest: `Guest ${randomUUID()}` })
}

async function call({ base, guest }, path) {
  const reply = await fetch(`${base}/api${path}`, { headers: { authorization: guest } })
  const { success, message, data } = await reply.json()
  if (!success) throw new Error(`${path}: ${message}`)
  return data
}

const feed = (input) => `/collect/getAllList?${new URLSearchParams(input)}`
const writeCursor = (id, key) => Buffer.from(`${id} ${key}`).toString('base64url')

/** A place in the middle of each order, where a reader would come after thousands of pages. */
for (const gallery of galleries)
  await withDatabase(gallery.dataDir, async (client) => {
    const middle = async (order) => {
      const { rows } = await client.query(
        `select work_id as id, ${order}::text as key from publications order by ${order} desc offset $1 limit 1`,
        [Math.floor(gallery.count / 2)],
      )
      return writeCursor(rows[0].id, rows[0].key)
    }
    gallery.middle = { new: await middle('published_at'), hot: await middle('heat') }
    const { rows } = await client.query(
      'select work_id as id, owner_id as owner from publications order by md5(work_id::text) limit 1000',
    )
    Object.assign(gallery, { some: rows })
  })

const some = ({ some: rows }, n) => rows[n % rows.length]
/** Words by themselves, as the end of a name that is being typed, and with others. */
const searches = [
  ...Object.keys(spread).map((word) => [word, word]),
  ['lant…', 'lant'],
  ['lig…', 'lig'],
  ['山水 灯塔', '山水 灯塔'],
  ['light harbour', 'light harbour'],
]
const shareOf = (word) => {
  const how = spread[word]
  return how ? ('in' in how ? `${how.in} works` : `1 of ${how.of}`) : ''
}

const questions = [
  ['feed, new', () => feed({})],
  ['feed, hot', () => feed({ order: 'hot' })],
  ['feed, new, from the middle on', (gallery) => feed({ cursor: gallery.middle.new })],
  [
    'feed, hot, from the middle on',
    (gallery) => feed({ order: 'hot', cursor: gallery.middle.hot }),
  ],
  ['feed of an author', (gallery, n) => feed({ authorId: some(gallery, n).owner })],
  ...tags.slice(0, opt.all ? undefined : 7).flatMap((tag, place) =>
    [0, 4, 6].includes(place)
      ? [
          [`tag ${tag}, new`, () => feed({ tag })],
          [`tag ${tag}, hot`, () => feed({ tag, order: 'hot' })],
        ]
      : [],
  ),
  [`model ${models[0]}`, () => feed({ model: models[0] })],
  [`model ${models[3]}, hot`, () => feed({ model: models[3], order: 'hot' })],
  ...searches.flatMap(([name, query]) => [
    [`search ${name}${shareOf(query) && ` (${shareOf(query)})`}`, () => feed({ query })],
    ...(opt.all || ['light', 'harbour', '狐狸'].includes(query)
      ? [[`search ${name}, hot`, () => feed({ query, order: 'hot' })]]
      : []),
  ]),
  ['work’s page', (gallery, n) => `/gallery/work?id=${some(gallery, n).id}`],
  ['related works', (gallery, n) => `/gallery/related?id=${some(gallery, n).id}`],
  ['tags', () => '/gallery/tags'],
  ['all, by number', () => '/chatLog/drawAll'],
].filter(([name]) => !opt.only || name.includes(opt.only))

const rows = []
const out = {}
for (const [name, ask] of questions) {
  const times = galleries.map(() => [])
  // Plans are chosen again for the first few.
  for (let n = -8; n < requests; n++)
    for (const [at, gallery] of galleries.entries()) {
      const path = ask(gallery, n + 8)
      const startedAt = performance.now()
      await call(gallery, path)
      if (n >= 0) times[at].push(performance.now() - startedAt)
    }
  const p50 = times.map((each) => quantile(each, 0.5))
  const p95 = times.map((each) => quantile(each, 0.95))
  out[name] = { p50, p95 }
  const row = { what: name }
  for (const [at, size] of sizes.entries())
    row[`${size}: p50 / p95 ms`] = `${round(p50[at], 1)} / ${round(p95[at], 1)}`
  row['p50 ratio'] = round(p50.at(-1) / p50[0], 2)
  row['p95 ratio'] = round(p95.at(-1) / p95[0], 2)
  rows.push(row)
  console.log(Object.values(row).join(' | '))
}
/** All pages of a feed, one after another: does a page cost more the further it lies behind? */
for (const [at, gallery] of galleries.entries()) {
  const times = []
  let cursor
  for (let page = 0; page < +(opt.pages ?? 200) && cursor !== null; page++) {
    const startedAt = performance.now()
    const { next } = await call(gallery, feed(cursor ? { cursor } : {}))
    times.push(performance.now() - startedAt)
    cursor = next
  }
  const half = Math.floor(times.length / 2)
  const p = [times.slice(0, half), times.slice(half)].map((each) => round(quantile(each, 0.5), 1))
  out[`pages of ${sizes[at]}`] = p
  console.log(
    `${times.length} pages of ${sizes[at]}: p50 ${p[0]} ms in the first half, ${p[1]} in the second`,
  )
}
console.log(`\n${table(rows, Object.keys(rows[0] ?? {}))}`)
if (opt.out) writeFileSync(opt.out, JSON.stringify({ argv: process.argv.slice(2), out }, null, 1))
for (const { child } of servers) await end(child)
process.exit(0)
