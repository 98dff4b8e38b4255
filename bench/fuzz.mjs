#!/usr/bin/env node
// Hostile requests to every call of the contract, by everybody: what goes wrong, and how each call answered.
// Before them those who attack by how they ask: slow and huge bodies, many guests, hang-ups, HEAD on streams, answers without an end.
//   node bench/fuzz.mjs --requests 100000 --seed 1 --out fuzz.json
//   node bench/fuzz.mjs --requests 0 --attackers slow,endless      only attackers whose names have one of the words; `none` for none of them
import { writeFileSync } from 'node:fs'
import { openQueueHarness } from '../server/src/features/making/recipes/testing/queue-harness.ts'
import { createTestDatabase } from '../server/src/testing/database.ts'
import { setup } from '../server/src/testing/database-setup.ts'
import { attack, describeFinding } from '../server/src/testing/hostile/attack.ts'
import { attackServer } from './lib/attackers/attack-server.mjs'
import { args, round, table } from './lib/stats.mjs'

const opt = args()
const count = +(opt.requests ?? 100_000)
const seed = +(opt.seed ?? 1)

const say = (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
const attackers =
  opt.attackers === 'none' ? [] : await attackServer(String(opt.attackers ?? '').split(','), say)
if (attackers.length)
  console.log(table(attackers, ['name', 'before', 'most', 'p99', 'longest', 'wrong']))

let server
const endDatabase = await setup({
  provide(_, value) {
    server = value
  },
})
const test = await openQueueHarness({ testDatabase: await createTestDatabase(server) })
const startedAt = performance.now()
const seconds = () => round((performance.now() - startedAt) / 1000, 0)
const report = await attack(test, {
  seed,
  count,
  onFinding: (finding) => console.log(describeFinding(finding)),
  onProgress(done, findings) {
    if (done % 2000 === 0 || done === count)
      console.log(`${done} of ${count} requests, ${findings} findings, ${seconds()} s`)
  },
})
await test.close()
await endDatabase()

const statuses = [...report.statuses].map(([call, seen]) => ({ call, ...Object.fromEntries(seen) }))
const columns = [
  ...new Set([...report.statuses.values()].flatMap((seen) => [...seen.keys()])),
].sort()
console.log(
  table(
    statuses.sort((a, b) => (a.call < b.call ? -1 : 1)),
    ['call', ...columns],
  ),
)
const kinds = Map.groupBy(report.findings, ({ name, fault }) => `${name} ${fault}`)
for (const [kind, found] of kinds)
  console.log(`\n${kind}: ${found.length} times, for example\n${describeFinding(found[0])}`)
console.log(
  `\n${report.requests} requests with seed ${seed} in ${seconds()} s: ${report.findings.length} findings of ${kinds.size} kinds`,
)
if (opt.out)
  writeFileSync(
    String(opt.out),
    JSON.stringify({ seed, attackers, statuses, kinds: [...kinds.keys()] }, null, 2),
  )
process.exitCode = report.findings.length || attackers.some(({ wrong }) => wrong.length) ? 1 : 0
