// Somebody who asks a server something small all the while. What the machine gave to others meanwhile is taken off: the time that a server
// beside it needs which does nothing, and the time for which the server's own thread stood ready and was not let run.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { sleep } from './stats.mjs'

const idleServer = `
  const server = require('node:http').createServer((request, reply) => reply.end('{}'))
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
`

/** Nobody waits longer than this. */
const longestMs = 1000
const everyMs = 100
/** Nobody is waited for longer than this. */
const patienceMs = 20_000

/** Milliseconds for which the main thread of a process has stood ready in all; nought where the kernel does not tell. */
function stoodReadyMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

function ask(url, headers) {
  const from = performance.now()
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, ms: performance.now() - from })
    const request = http.get(url, { timeout: patienceMs, headers, agent: false }, (reply) => {
      reply.resume()
      reply.on('end', () => end(reply.statusCode))
      reply.on('error', () => end(0))
    })
    request.on('error', () => end(0))
    request.on('timeout', () => request.destroy())
  })
}

/** What the database has to be asked for: who one is, and what one holds. */
const smallQuestion = '/api/auth/getInfo'
const guest = { authorization: 'Guest bystander-0123456789abcdef', 'x-forwarded-for': '10.30.0.1' }

/** Asks the server at `base`, whose process is `pid`, every tenth of a second until `stop`, which resolves with how often, and how long it took beyond the idle server. */
export async function startBystander(base, pid) {
  const child = spawn(process.execPath, ['-e', idleServer], { stdio: ['ignore', 'pipe', 'ignore'] })
  const port = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(+line)))
  const waits = []
  const late = []
  let stopped = false
  const asking = (async () => {
    while (!stopped) {
      const stoodReady = stoodReadyMs(pid)
      const [product, idle] = await Promise.all([
        ask(`${base}${smallQuestion}`, guest),
        ask(`http://127.0.0.1:${port}/`, {}),
      ])
      const ms = Math.max(0, product.ms - Math.max(idle.ms, stoodReadyMs(pid) - stoodReady))
      waits.push(ms)
      if (ms > longestMs || product.status !== 200)
        late.push({ at: new Date().toISOString(), status: product.status, ms: Math.round(ms) })
      await sleep(everyMs)
    }
  })()
  return {
    async stop() {
      stopped = true
      await asking
      child.kill('SIGKILL')
      const sorted = waits.toSorted((a, b) => a - b)
      const share = (part) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
      return { asked: waits.length, median: share(0.5), p99: share(0.99), longest: share(1), late }
    },
  }
}
