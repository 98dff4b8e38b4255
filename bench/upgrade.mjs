#!/usr/bin/env node
// Upgrades: landed versions of the past make a data folder through their own calls, and the present code opens each. Nothing may be lost.
//   npm run bench -- upgrade --back 100,300,450 --people 3 --seed 1
// A folder of one of them is kept for a test as a backup made by that version, with the rows that were in it:
//   npm run bench -- upgrade --commit 107ec184 --people 2 --keep e2e/src/testing/earlier-data
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { startStripeServer } from '../server/src/features/money/payments/gateways/testing/stripe-server.ts'
import { withDatabase } from './lib/embedded-database.mjs'
import { args } from './lib/stats.mjs'
import { compareFiles, compareRows, readFiles, readRows } from './lib/upgrade/content.mjs'
import { makeFixture, verifyFixture } from './lib/upgrade/fixture.mjs'
import { describeCommit, landedCommit, repository, unpack } from './lib/upgrade/past-version.mjs'
import { startVersion } from './lib/upgrade/version-server.mjs'
import { startWeatherUpstream } from './lib/weather/upstream.mjs'
import { verifyPerson } from './lib/weather/verify.mjs'

const opt = args()
const backs = String(opt.back ?? '100,300,450')
  .split(',')
  .map(Number)
const versions = String(opt.versions ?? join(tmpdir(), `atelier-versions-${userInfo().username}`))
const logDir = fileURLToPath(new URL('logs', import.meta.url))
mkdirSync(logDir, { recursive: true })
const say = (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/**
 * What is meant to change: connections that the environment names and the models that they offer are written at each start, a document that
 * is being read is held by the server that reads it, and the pictures of a recipe are among its inputs since there are other ones.
 */
const changes = {
  rewritten: ['connections.settings', 'work_models.declaration', 'documents.lease_until'],
  read: { 'works.recipe': (text) => text.replace('"pictures":', '"inputs":') },
}

/** Discrepancies of the ledger, as the present code counts them. */
async function checkBooks(dataDir) {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { checkLedger } = await import('../server/src/features/money/ledger/ledger-check.ts')
  const { ledgerChecks } = await import('../server/src/features/brought-parts.ts')
  return withDatabase(dataDir, (client) =>
    checkLedger(drizzle(client, { casing: 'snake_case' }), ledgerChecks),
  )
}

async function upgradeFrom({ back, commit }, upstream) {
  say(`${back} commits ago: ${describeCommit(commit)}`)
  const folder = unpack(commit, versions, say)
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-upgrade-'))
  // The database's own user goes through it.
  chmodSync(dataDir, 0o711)
  const stripe = await startStripeServer()
  const port = await freePort()
  const started = {
    dataDir,
    port,
    environment: {
      SECRET_KEY: 'the key of an installation of a bench',
      OPENAI_API_KEY: 'sk-upgrade',
      OPENAI_BASE_URL: upstream.url,
    },
  }
  let server
  try {
    const logFile = join(logDir, `upgrade-${back}-past.log`)
    server = await startVersion(folder, { ...started, logFile })
    const fixture = await makeFixture(server, {
      dataDir,
      logFile,
      stripe,
      seed: +(opt.seed ?? 1),
      people: +(opt.people ?? 3),
    })
    const rows = await readRows(dataDir)
    await server.stop()
    const files = readFiles(dataDir)
    if (opt.keep) keep(folder, started, rows)
    say(
      `made ${[...rows.values()].reduce((sum, { size }) => sum + size, 0)} rows in ${rows.size} tables, and ${files.size} files`,
    )
    server = await startVersion(repository, {
      ...started,
      logFile: join(logDir, `upgrade-${back}-now.log`),
    })
    const { lost, columnsGone } = compareRows(rows, await readRows(dataDir), changes)
    lost.push(...compareFiles(files, readFiles(dataDir)))
    lost.push(...(await verifyFixture(server, fixture, { verifyPerson })))
    const books = await checkBooks(dataDir)
    await server.stop()
    return {
      back,
      commit: describeCommit(commit),
      refused: fixture.refused,
      rows: Object.fromEntries([...rows].map(([table, { size }]) => [table, size])),
      files: files.size,
      columnsGone,
      lost,
      ledger: books.discrepancies,
    }
  } finally {
    server?.kill()
    await stripe.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Has that version back its folder up, and writes down what was in the database. */
function keep(version, { dataDir, environment }, rows) {
  const target = String(opt.keep)
  mkdirSync(target, { recursive: true })
  rmSync(join(target, 'backup.tar'), { force: true })
  const command = join(version, 'server/src/commands/main.ts')
  execFileSync(process.execPath, [command, 'backup', '--to', join(target, 'backup.tar')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
  })
  const listed = [...rows].map(([table, held]) => [table, [...held]])
  writeFileSync(join(target, 'rows.json.gz'), gzipSync(JSON.stringify(listed), { level: 9 }))
}

const upstream = await startWeatherUpstream()
const results = []
const versionsAsked = opt.commit
  ? [{ back: 'some', commit: String(opt.commit) }]
  : backs.map((back) => ({ back, commit: landedCommit(back) }))
for (const asked of versionsAsked) {
  const { back } = asked
  const result = await upgradeFrom(asked, upstream)
  results.push(result)
  say(
    `${back} commits ago: ${result.lost.length} lost, ${result.ledger.length} discrepancies of the ledger`,
  )
}
upstream.close()
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
const isFine = results.every(({ lost, ledger }) => lost.length === 0 && ledger.length === 0)
say(isFine ? 'nothing lost, and the ledgers add up' : 'NOT FINE')
process.exit(isFine ? 0 : 1)
