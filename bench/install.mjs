#!/usr/bin/env node
// From nothing to the first page: commits of this checkout are cloned and started in turn, with npm's memory empty and then filled. Wants
// the registry, so that the network is part of the first of each; processor seconds hold where others use the machine, too.
//   npm run bench -- install --refs HEAD~20,HEAD --port 4170
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, get } from './lib/proc.mjs'
import { args, sleep } from './lib/stats.mjs'

const opt = args()
const repository = fileURLToPath(new URL('..', import.meta.url))
const refs = String(opt.refs ?? 'HEAD').split(',')
const port = Number(opt.port ?? 4170)
const folder = mkdtempSync(join(tmpdir(), 'atelier-install-'))

/** As somebody who has just logged in: with the machine's own Node, and no word of the npm that runs us. */
function plainEnvironment(more) {
  const own = Object.entries(process.env).filter(([key]) => !/^npm_|^INIT_CWD$|^NODE/i.test(key))
  const path = (process.env.PATH ?? '').split(':').filter((each) => !each.includes('node_modules'))
  return { ...Object.fromEntries(own), PATH: path.join(':'), ...more }
}

/** Packages and MiB below a folder of packages. */
function sizeOf(modules) {
  const [mib] = execFileSync('du', ['-sm', modules], { encoding: 'utf8' }).split('\t')
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  const placed = Object.entries(packages).filter(([place, { link }]) => place && !link)
  return { packages: placed.length, mib: Number(mib) }
}

async function measure(ref, cache) {
  const place = join(folder, 'checkout')
  const startedAt = performance.now()
  execFileSync('git', ['clone', '--quiet', repository, place])
  execFileSync('git', ['-C', place, 'checkout', '--quiet', ref])
  const env = plainEnvironment({ PORT: String(port), npm_config_cache: cache })
  const npm = spawn('npm', ['start'], { cwd: place, env, detached: true, stdio: 'ignore' })
  let cpu = 0
  while (npm.exitCode === null && (await get(`http://localhost:${port}/`)) !== 200) {
    cpu = cpuSeconds(npm.pid)
    await sleep(100)
  }
  if (npm.exitCode !== null) throw new Error(`npm start of ${ref} ended with ${npm.exitCode}`)
  const seconds = (performance.now() - startedAt) / 1000
  const { packages, mib } = sizeOf(join(place, 'node_modules'))
  const ended = new Promise((done) => npm.once('exit', done))
  process.kill(-npm.pid, 'SIGTERM')
  await ended
  rmSync(place, { recursive: true, force: true })
  return { seconds: seconds.toFixed(1), cpu_s: cpu.toFixed(1), packages, mib }
}

try {
  const rows = {}
  const commits = refs.map((ref) => [
    ref,
    execFileSync('git', ['-C', repository, 'rev-parse', ref], { encoding: 'utf8' }).trim(),
  ])
  for (const [ref, commit] of commits) {
    const cache = join(folder, `npm-${commit}`)
    for (const memory of ['empty', 'filled'])
      rows[`${ref}, npm's memory ${memory}`] = await measure(commit, cache)
  }
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
