// Starts a server under test, and reads CPU time and memory of its process tree from /proc.

import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { sleep } from './stats.mjs'

const TICKS = 100 // USER_HZ on Linux

function stat(pid) {
  try {
    const s = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
    return { ppid: +f[1], cpu: (+f[11] + +f[12]) / TICKS, dead: (+f[13] + +f[14]) / TICKS }
  } catch {
    return null
  }
}

/** The pid and all its living descendants. */
export function tree(pid) {
  const kids = new Map()
  for (const d of readdirSync('/proc')) {
    if (!/^\d+$/.test(d)) continue
    const s = stat(d)
    if (s) kids.set(s.ppid, [...(kids.get(s.ppid) ?? []), +d])
  }
  const out = []
  const walk = (p) => {
    out.push(p)
    ;(kids.get(p) ?? []).forEach(walk)
  }
  walk(pid)
  return out
}

/** What a process's threads have run, to the nanosecond where the kernel tells it: a few requests take less than a tick. */
function ownCpuSeconds(pid, ticked) {
  try {
    let ran = 0
    for (const thread of readdirSync(`/proc/${pid}/task`))
      ran += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    return ran / 1e9
  } catch {
    return ticked
  }
}

export const cpuSeconds = (pid) =>
  tree(pid).reduce((t, p) => {
    const s = stat(p)
    return t + (s ? ownCpuSeconds(p, s.cpu) + s.dead : 0)
  }, 0)

/** As cpuSeconds, of the process alone: what its children took is left out. */
export const cpuSecondsAlone = (pid) => ownCpuSeconds(pid, stat(pid)?.cpu ?? 0)

/** Memory of a process with its part of what it shares; what a kernel does not tell counts as nought. */
export function pssOfMiB(pid) {
  try {
    const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    return found ? +found[1] / 1024 : 0
  } catch {
    return 0
  }
}

/** Memory of the tree with what processes share divided among them. */
export const pssMiB = (pid) => tree(pid).reduce((sum, each) => sum + pssOfMiB(each), 0)

export const rssMiB = (pid) =>
  tree(pid).reduce((t, p) => {
    try {
      const m = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${p}/status`, 'utf8'))
      return t + (m ? +m[1] / 1024 : 0)
    } catch {
      return t
    }
  }, 0)

export function get(url, timeout = 2000) {
  return new Promise((resolve) => {
    const req = http.get(url, { timeout }, (res) => {
      res.resume()
      res.on('end', () => resolve(res.statusCode))
    })
    req.on('error', () => resolve(0))
    req.on('timeout', () => {
      req.destroy()
      resolve(0)
    })
  })
}

/** Where servers write what they say. */
const defaultLogDir = fileURLToPath(new URL('../logs', import.meta.url))

/**
 * Starts { cmd, args, cwd, env, ready, prepare } in its own process group; waits until `ready` (a URL)
 * answers anything below 500, then for `prepare`, if there is one. cpus: a taskset list ('1'), or nothing.
 */
export async function start(name, spec, { cpus, logDir = defaultLogDir, timeout = 90000 } = {}) {
  mkdirSync(logDir, { recursive: true })
  const log = openSync(`${logDir}/${name}.log`, 'w')
  const [cmd, args] = cpus
    ? ['taskset', ['-c', cpus, spec.cmd, ...spec.args]]
    : [spec.cmd, spec.args]
  const child = spawn(cmd, args, {
    cwd: spec.cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...spec.env },
  })
  let exited = false
  child.on('exit', () => {
    exited = true
  })
  const t0 = Date.now()
  for (;;) {
    const code = await get(spec.ready)
    if (code > 0 && code < 500) break
    if (exited) throw new Error(`${name} exited before it was ready: see ${logDir}/${name}.log`)
    if (Date.now() - t0 > timeout) {
      stop(child)
      throw new Error(`${name} was not ready in ${timeout} ms`)
    }
    await sleep(100)
  }
  const readyMs = Date.now() - t0
  await spec.prepare?.()
  return { name, pid: child.pid, child, readyMs }
}

/** Ends the process group that start() made, and nothing else. */
export function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    /* already gone */
  }
}

/** Ends it in order, its database too; resolves when it has ended, or is killed after ten seconds. */
export async function end(child) {
  if (child.exitCode !== null) return
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([over, sleep(10_000)])
  stop(child)
}
