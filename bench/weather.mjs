#!/usr/bin/env node
// Hard weather: people use an installation of several servers while servers, database, storage and upstream are killed and cut at random.
// At the end everything that was confirmed to anybody has to be there, the ledger has to add up, and nothing may be stuck.
//   npm run bench -- weather --minutes 30 --people 16 --webs 2 --workers 2 --seed 1
//   npm run bench -- weather --minutes 8 --people 6 --strokes clock,fails    only strokes whose names have one of the words
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import sharp from 'sharp'
import { settableDatabaseClock } from '../server/src/testing/database-clock.ts'
import { startS3Server } from '../server/src/testing/s3-server.ts'
import { startInstallation } from './lib/installation.mjs'
import { args, sleep } from './lib/stats.mjs'
import { createPerson } from './lib/weather/person.mjs'
import { seeded } from './lib/weather/seeded.mjs'
import { brokenInOrder, createStrokes } from './lib/weather/strokes.mjs'
import { startWeatherUpstream } from './lib/weather/upstream.mjs'
import { verifyPerson } from './lib/weather/verify.mjs'

const opt = args()
const minutes = +(opt.minutes ?? 30)
const seed = +(opt.seed ?? 1)
const say = (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

const upstream = await startWeatherUpstream()
const storage = await startS3Server()
const installation = await startInstallation({
  name: 'weather',
  webs: +(opt.webs ?? 2),
  workers: +(opt.workers ?? 2),
  environment: {
    DATABASE_CONNECTIONS: '7',
    OPENAI_API_KEY: 'sk-weather',
    OPENAI_BASE_URL: upstream.url,
    ...storage.env,
  },
  logDir: fileURLToPath(new URL('logs', import.meta.url)),
  clocks: true,
})
const { servers } = installation
const database = new pg.Pool({ connectionString: installation.databaseUrl, max: 2 })
database.on('error', () => undefined)
const query = async (sql) => (await database.query(sql)).rows

// From here on `now()` of the database can be set, for connections that are made from here on.
await settableDatabaseClock(database)
await query(
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
)

// Enough to talk and draw for the whole time, from one address.
for (const [key, value] of Object.entries({
  signUpGiftsPerNetwork: 1000,
  signUpCredits: 1_000_000,
  worksWaiting: 100_000,
}))
  await database.query(
    `insert into site_settings (site_id, key, value) select id, $1, $2::jsonb from sites
     on conflict (site_id, key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
await sleep(5500)
// One that answers already may still have been starting when its connections were cut; a supervisor would start it again.
for (const server of [...servers.web, ...servers.worker]) if (server.hasEnded) await server.start()

const picture = await sharp({
  create: { width: 64, height: 64, channels: 3, background: '#c05020' },
})
  .png()
  .toBuffer()
const people = Array.from({ length: +(opt.people ?? 16) }, (_, at) =>
  createPerson({
    name: `person-${at + 1}`,
    servers: servers.web,
    random: seeded(seed * 1000 + at),
    picture,
  }),
)
for (const person of people) {
  await person.begin()
  // Not all at once: registering is limited for one address.
  await sleep(6500)
}
say(
  `${people.length} people, ${servers.web.length} servers for them, ${servers.worker.length} for works, seed ${seed}`,
)

const random = seeded(seed)
const setDatabaseClock = (ms) => `update set_clock.ahead set ms = ${ms}`
const { strokes, found } = createStrokes({
  installation,
  storage,
  upstream,
  query,
  setDatabaseClock,
  random,
})
const chosen = opt.strokes
  ? Object.keys(strokes).filter((name) =>
      String(opt.strokes)
        .split(',')
        .some((word) => name.includes(word)),
    )
  : Object.keys(strokes)
const struck = {}

const over = new AbortController()
const lives = people.map((person) => person.live(over.signal))
const until = Date.now() + minutes * 60_000
while (Date.now() < until) {
  await sleep(random.between(5000, 15_000))
  const stroke = random.pick(chosen)
  struck[stroke] = (struck[stroke] ?? 0) + 1
  say(stroke)
  await strokes[stroke]()
}
over.abort()
storage.set('open')
await Promise.all(lives)
say('the weather is over; what is under way comes to its end')

const left = async () =>
  (
    await query(`select
      (select count(*)::int from works where state <= 2) as works,
      (select count(*)::int from chat_runs where finished_at is null) as answers,
      (select count(*)::int from ledger_reservations where ended_at is null) as reservations`)
  )[0]
let stuck = await left()
for (const deadline = Date.now() + 240_000; Date.now() < deadline; stuck = await left()) {
  if (Object.values(stuck).every((count) => count === 0)) break
  await sleep(2000)
}

const wrong = [...found.wrong, ...brokenInOrder(people, found)]
const lost = []
for (const person of people) lost.push(...(await verifyPerson(person, servers.web[0].base)))

const { drizzle } = await import('drizzle-orm/node-postgres')
const { checkLedger } = await import('../server/src/features/money/ledger/ledger-check.ts')
const { ledgerChecks } = await import('../server/src/features/brought-parts.ts')
const ledger = await checkLedger(drizzle(database, { casing: 'snake_case' }), ledgerChecks)

const confirmed = {}
const refused = {}
let unconfirmed = 0
for (const { counted } of people) {
  unconfirmed += counted.unconfirmed
  for (const [kind, count] of Object.entries(counted.confirmed))
    confirmed[kind] = (confirmed[kind] ?? 0) + count
  for (const [code, count] of Object.entries(counted.refused))
    refused[code] = (refused[code] ?? 0) + count
}
const works = await query(
  'select state, count(*)::int as count from works group by state order by state',
)
const answers = await query(
  `select state, count(*)::int as count from chat_entries where role = 'assistant' group by state order by state`,
)
const result = {
  minutes,
  seed,
  struck,
  confirmed,
  unconfirmed,
  refused,
  works,
  answers,
  stuck,
  lost,
  wrong,
  ledger: { ...ledger.figures, discrepancies: ledger.discrepancies },
  upstream: upstream.counted,
  storageRequests: storage.requests.length,
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
const isFine =
  lost.length === 0 &&
  wrong.length === 0 &&
  ledger.discrepancies.length === 0 &&
  Object.values(stuck).every((count) => count === 0)
say(isFine ? 'nothing lost, nothing stuck, the ledger adds up' : 'NOT FINE')

await database.end()
await installation.close()
await storage.close()
upstream.close()
process.exit(isFine ? 0 : 1)
