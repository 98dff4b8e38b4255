#!/usr/bin/env node
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
// Concurrent streams through servers under test, side by side. See README.md.
//   node load.mjs --targets rawproxy,nextchat --scenarios ttft,paced --runs 3 --pin --out load.json
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, cpuSecondsAlone, end, pssMiB, rssMiB, start, stop } from './lib/proc.mjs'
import { args, medians, quantile, round, sleep, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const upPort = +(opt['upstream-port'] ?? 9000)
const upstream = `http://127.0.0.1:${upPort}`
const runs = +(opt.runs ?? 3)
const limit = +(opt.limit ?? 120) * 1000
const now = () => Number(process.hrtime.bigint() / 1000n)

// streams, tokens a stream, chunks a second and stream (0: as fast as it goes), one after another?, every how many tokens
// there is a time stamp (others are 4 characters), milliseconds over which the streams start
const SCENARIOS = {
  ttft: { streams: 40, tokens: 5, rate: 0, serial: true },
  paced: { streams: 50, tokens: 500, rate: 50 },
  many: { streams: 200, tokens: 300, rate: 20 },
  long: { streams: 4, tokens: 5000, rate: 200, every: 10 },
  held: { streams: 500, tokens: 20, rate: 1, spread: 5000 },
  max: { streams: 16, tokens: 1500, rate: 0 },
  // `streams-400`: so many at an ordinary pace, to find out what one core carries.
  ...Object.fromEntries(
    String(opt.scenarios ?? '')
      .split(',')
      .filter((name) => /^streams-\d+$/.test(name))
      .map((name) => [
        name,
        { streams: +name.slice(8), tokens: 500, rate: 20, every: 5, spread: 15_000 },
      ]),
  ),
  ...(opt.custom ? { custom: JSON.parse(opt.custom) } : {}),
}

function once(t, state, i, prompt, agent, onText) {
  if (t.load.run) return t.load.run({ i, state, prompt, agent, onText, base: t.base })
  const r = t.load.request({ i, state, prompt })
  const body = typeof r.body === 'string' ? r.body : JSON.stringify(r.body)
  const read = t.load.reader()
  return new Promise((resolve, reject) => {
    const req = http.request(
      t.base + r.path,
      {
        method: r.method ?? 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...r.headers,
        },
      },
      (res) => {
        if (res.statusCode >= 400) {
          res.resume()
          return reject(new Error(`status ${res.statusCode}`))
        }
        res.setEncoding('utf8')
        res.on('data', (d) => {
          const text = read(d)
          if (text) onText(text, d.length)
        })
        res.on('end', () => {
          const text = read('\n\n')
          if (text) onText(text, 0)
          resolve()
        })
        res.on('error', reject)
      },
    )
    req.on('error', reject)
    req.setTimeout(limit, () => req.destroy(new Error('timeout')))
    req.end(body)
  })
}

async function measure(t, server, sc) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
  const prompt = `Say it. [[bench tokens=${sc.tokens} rate=${sc.rate} kind=stamp every=${sc.every ?? 1}]]`
  const state = t.load.setup
    ? await t.load.setup({ base: t.base, streams: sc.streams, scenario: sc })
    : undefined
  const ttft = [],
    latency = [],
    gaps = [],
    errors = []
  let chunks = 0,
    short = 0
  const warm = `Say it. [[bench tokens=20 rate=0 kind=stamp]]`
  const one = async (i, count = true) => {
    let tail = '',
      seen = 0,
      last = 0
    const t0 = now()
    try {
      await once(t, state, i, count ? prompt : warm, agent, (text) => {
        const at = now()
        tail += text
        const re = /~(\d+)~/g
        let m,
          end = 0
        while ((m = re.exec(tail))) {
          end = re.lastIndex
          if (!seen++ && count) ttft.push((at - t0) / 1000)
          if (count) {
            latency.push((at - +m[1]) / 1000)
            if (last) gaps.push((at - last) / 1000)
          }
          last = at
        }
        tail = tail.slice(end)
      })
    } catch (e) {
      errors.push(e.message)
    }
    const every = sc.every ?? 1
    if (count) {
      chunks += seen * every
      if (seen < Math.ceil(sc.tokens / every)) short++
    }
  }
  // warm: connections and code paths, not counted
  for (let i = 0; i < 10; i++) await one(i, false)
  errors.length = 0
  await sleep(300)
  const rss0 = server ? rssMiB(server.pid) : 0
  const cpu0 = server ? cpuSeconds(server.pid) : 0
  const alone0 = server ? cpuSecondsAlone(server.pid) : 0
  const pss0 = server ? pssMiB(server.pid) : 0
  let peak = rss0
  let pssPeak = pss0
  const sampler =
    server &&
    setInterval(() => {
      peak = Math.max(peak, rssMiB(server.pid))
      pssPeak = Math.max(pssPeak, pssMiB(server.pid))
    }, 1000)
  const t0 = now()
  if (sc.serial) for (let i = 0; i < sc.streams; i++) await one(i)
  else {
    // spread the starts: a real site's users do not press Enter in the same millisecond
    await Promise.all(
      Array.from({ length: sc.streams }, async (_, i) => {
        await sleep((i * (sc.spread ?? 500)) / sc.streams)
        await one(i)
      }),
    )
  }
  const secs = (now() - t0) / 1e6
  clearInterval(sampler)
  const cpu = server ? cpuSeconds(server.pid) - cpu0 : NaN
  const alone = server ? cpuSecondsAlone(server.pid) - alone0 : NaN
  if (server) peak = Math.max(peak, rssMiB(server.pid))
  agent.destroy()
  if (errors.length)
    console.error(
      `  ${t.name}: ${errors.length} errors: ${[...new Set(errors)].slice(0, 3).join('; ')}`,
    )
  return {
    ttft_p50_ms: quantile(ttft, 0.5),
    ttft_p99_ms: quantile(ttft, 0.99),
    lat_p50_ms: quantile(latency, 0.5),
    lat_p99_ms: quantile(latency, 0.99),
    lat_max_ms: quantile(latency, 1),
    gap_p50_ms: quantile(gaps, 0.5),
    gap_p99_ms: quantile(gaps, 0.99),
    chunks_s: chunks / secs,
    chunks,
    secs,
    cpu_s: cpu,
    cpu_per_1000: (cpu / chunks) * 1000,
    cpu_ms_per_request: (cpu / sc.streams) * 1000,
    node_ms_per_request: (alone / sc.streams) * 1000,
    rss_start_mib: rss0,
    rss_peak_mib: peak,
    pss_start_mib: pss0,
    pss_peak_mib: pssPeak,
    kib_per_stream: ((pssPeak - pss0) * 1024) / sc.streams,
    core_used: cpu / secs,
    short_streams: short,
    errors: errors.length,
  }
}

const names = (opt.targets ?? 'rawproxy').split(',')
const targets = [
  { name: 'direct', base: upstream, load: (await load(['rawproxy'], { upstream }))[0].load },
  ...(await load(names, { upstream, port: +(opt.port ?? 9101) })),
]
const pin = opt.pin ? { server: '1', load: '0' } : {}
if (opt.pin) execFileSync('taskset', ['-apc', pin.load, String(process.pid)], { stdio: 'ignore' })
const here = fileURLToPath(new URL('.', import.meta.url))
const started = []
process.on('exit', () => {
  for (const s of started) stop(s.child)
})
for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => process.exit(1))

const up = await start(
  'upstream',
  {
    cmd: process.execPath,
    args: [`${here}upstream.mjs`, '--port', String(upPort)],
    ready: `${upstream}/stats`,
  },
  { cpus: pin.load },
)
started.push(up)
const servers = {}
for (const t of targets) {
  for (const [i, extra] of (t.services ?? []).entries())
    started.push(await start(`${t.name}-service${i}`, extra, { cpus: pin.load }))
  if (t.start) {
    if (opt.profile)
      t.start.args = ['--cpu-prof', '--cpu-prof-dir', `${opt.profile}/${t.name}`, ...t.start.args]
    servers[t.name] = await start(t.name, t.start, { cpus: pin.server })
    started.push(servers[t.name])
  } else if (t.pid) servers[t.name] = { pid: t.pid }
}
await sleep(2000)
const idle = Object.fromEntries(
  Object.entries(servers).map(([k, s]) => [
    k,
    { ready_ms: s.readyMs, rss_idle_mib: round(rssMiB(s.pid), 1) },
  ]),
)
console.log('idle', JSON.stringify(idle))

const all = {}
for (const name of (opt.scenarios ?? 'ttft,paced,max').split(',')) {
  const sc = SCENARIOS[name]
  all[name] = {}
  for (let r = 0; r < runs; r++) {
    for (const t of targets) {
      if (t.load.skip?.includes(name)) continue
      const m = await measure(t, servers[t.name], sc)
      ;(all[name][t.name] ??= []).push(m)
      console.log(
        `${name} run ${r + 1} ${t.name}: ttft ${round(m.ttft_p50_ms)} lat p50/p99 ${round(m.lat_p50_ms)}/${round(m.lat_p99_ms)} ms, ${round(m.chunks_s, 0)} chunks/s, ${round(m.cpu_per_1000 * 1000, 1)} ms CPU/1000, rss ${round(m.rss_peak_mib, 0)}`,
      )
      await sleep(500)
    }
  }
  const med = Object.fromEntries(Object.entries(all[name]).map(([k, v]) => [k, medians(v, 4)]))
  const base = med.rawproxy ?? med.direct
  console.log(
    `\n### ${name}: ${sc.streams} streams x ${sc.tokens} tokens, ${sc.rate || 'unlimited'} chunks/s each${sc.serial ? ', one after another' : ''}; medians of ${runs}\n`,
  )
  console.log(
    table(
      Object.entries(med).map(([k, m]) => ({
        target: k,
        'TTFT p50 ms': round(m.ttft_p50_ms, 2),
        'TTFT added ms': round(m.ttft_p50_ms - med.direct.ttft_p50_ms, 2),
        'TTFT p99': round(m.ttft_p99_ms, 1),
        'chunk lat p50': round(m.lat_p50_ms, 2),
        'lat p99': round(m.lat_p99_ms, 1),
        'gap p50': round(m.gap_p50_ms, 2),
        'gap p99': round(m.gap_p99_ms, 1),
        'chunks/s': round(m.chunks_s, 0),
        'CPU s/1000': round(m.cpu_per_1000, 4),
        'x base CPU': round(m.cpu_per_1000 / base.cpu_per_1000, 1),
        'CPU ms/request': round(m.cpu_ms_per_request, 2),
        'of it Node': round(m.node_ms_per_request, 2),
        'x base': round(m.cpu_ms_per_request / base.cpu_ms_per_request, 1),
        'core used': round(m.core_used, 2),
        'PSS start': round(m.pss_start_mib, 0),
        'PSS peak': round(m.pss_peak_mib, 0),
        'KiB/stream': round(m.kib_per_stream, 0),
        'short/err': `${m.short_streams}/${m.errors}`,
      })),
      [
        'target',
        'TTFT p50 ms',
        'TTFT added ms',
        'TTFT p99',
        'chunk lat p50',
        'lat p99',
        'gap p50',
        'gap p99',
        'chunks/s',
        'CPU s/1000',
        'x base CPU',
        'CPU ms/request',
        'of it Node',
        'x base',
        'core used',
        'PSS start',
        'PSS peak',
        'KiB/stream',
        'short/err',
      ],
    ),
  )
  console.log()
}
if (opt.out)
  writeFileSync(
    opt.out,
    JSON.stringify(
      {
        when: new Date().toISOString(),
        node: process.version,
        argv: process.argv.slice(2),
        idle,
        scenarios: all,
      },
      null,
      1,
    ),
  )
// In order, with their databases, which go on where a server is killed; a profile is written only then.
for (const { child } of started) if (child !== up.child) await end(child)
process.exit(0)
