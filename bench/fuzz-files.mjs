#!/usr/bin/env node
// Mutants of media, pictures, documents and archives, sent to a server as somebody uploads them, while another asks it something all the while.
//   npm run bench -- fuzz-files --mutants 10000 --seed 1 [--at-once 4] [--kinds picture,media,document,archive] [--keep folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBystander } from './lib/bystander.mjs'
import { mutate } from './lib/files/mutate.mjs'
import { seedFiles } from './lib/files/seed-files.mjs'
import { createSender } from './lib/files/send-file.mjs'
import { startInstallation } from './lib/installation.mjs'
import { pssMiB } from './lib/proc.mjs'
import { args, round, table } from './lib/stats.mjs'
import { seeded } from './lib/weather/seeded.mjs'

const opt = args()
const count = +(opt.mutants ?? 10_000)
const seed = +(opt.seed ?? 1)
const say = (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

/** How many of a hundred mutants are of each kind. */
const shares = { picture: 45, document: 30, media: 15, archive: 10 }

const seeds = await seedFiles()
const installation = await startInstallation({
  name: 'fuzz-files',
  webs: 1,
  workers: 0,
  environment: { LOCAL_MODELS: 'off' },
  logDir: fileURLToPath(new URL('logs', import.meta.url)),
})
const [server] = installation.servers.web
const { pid } = server
const sender = await createSender(server.base)
seeds.archive = { 'data.zip': await sender.exportArchive() }
const kinds = String(opt.kinds ?? Object.keys(shares).join(',')).split(',')
const weights = Object.fromEntries(kinds.map((kind) => [kind, shares[kind]]))
say(`${Object.values(seeds).reduce((sum, each) => sum + Object.keys(each).length, 0)} seeds`)

const memory = { before: pssMiB(pid), most: 0 }
const bystander = await startBystander(server.base, pid)
const statuses = {}
const findings = []
let done = 0
let next = 0

async function sendOne(number) {
  const random = seeded(seed * 1_000_003 + number)
  const kind = random.weighted(weights)
  const name = random.pick(Object.keys(seeds[kind]))
  const others = Object.values(seeds[kind]).map((bytes) => Buffer.from(bytes))
  const mutant = mutate(Buffer.from(seeds[kind][name]), random, others)
  const from = performance.now()
  const outcome = await sender.send(kind, { name, bytes: mutant, number })
  const ms = performance.now() - from
  const place = `${kind} ${outcome.word}`
  statuses[place] = {
    place,
    count: (statuses[place]?.count ?? 0) + 1,
    longestMs: Math.max(statuses[place]?.longestMs ?? 0, Math.round(ms)),
  }
  if (!outcome.isFault) return
  findings.push({ number, kind, name, word: outcome.word, ms: Math.round(ms) })
  say(`finding: mutant ${number} of ${kind}/${name}: ${outcome.word} after ${Math.round(ms)} ms`)
  if (!opt.keep) return
  mkdirSync(String(opt.keep), { recursive: true })
  writeFileSync(join(String(opt.keep), `${number}-${name}`), mutant)
}

async function sendMany() {
  for (let number = next++; number < count; number = next++) {
    await sendOne(number)
    done++
    if (done % 20 === 0) memory.most = Math.max(memory.most, pssMiB(pid))
    if (done % 500 === 0) say(`${done} of ${count} mutants, ${findings.length} findings`)
  }
}

// The servers are processes of their own: they end with this one, whatever ends it.
process.once('uncaughtExceptionMonitor', () => process.kill(pid, 'SIGKILL'))

const startedAt = performance.now()
await Promise.all(Array.from({ length: +(opt['at-once'] ?? 4) }, sendMany))
const stuck = await sender.listStuck()
const waits = await bystander.stop()
const isAlive = server.pid === pid && (await fetch(`${server.base}/healthz`)).status === 200
await installation.close()

say(`${count} mutants with seed ${seed} in ${round((performance.now() - startedAt) / 1000, 0)} s`)
process.stdout.write(
  `${table(
    Object.values(statuses).sort((a, b) => (a.place < b.place ? -1 : 1)),
    ['place', 'count', 'longestMs'],
  )}\n`,
)
process.stdout.write(
  `${JSON.stringify({ bystander: waits, memory: { before: round(memory.before, 0), most: round(memory.most, 0) }, stuck, findings, isAlive }, null, 2)}\n`,
)
const isFine = isAlive && findings.length === 0 && stuck.length === 0 && waits.late.length === 0
say(isFine ? 'nothing found, and nobody else waited' : 'NOT FINE')
process.exit(isFine ? 0 : 1)
