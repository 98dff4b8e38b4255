#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
// The client side of servers under test, in headless Chromium, side by side. See README.md.
//   node browser.mjs --targets rawproxy,nextchat --phases cold,stream,open --runs 3 --out browser.json
import { chromium } from 'playwright-core'
import { conversation } from './lib/markdown.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { slowPhone } from './lib/slow-phone.mjs'
import { args, medians, round, sleep, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const upPort = +(opt['upstream-port'] ?? 9000)
const upstream = `http://127.0.0.1:${upPort}`
const runs = +(opt.runs ?? 3)
const TOKENS = +(opt.tokens ?? 20000),
  RATE = +(opt.rate ?? 200),
  MESSAGES = +(opt.messages ?? 1000)
const STREAM_LIMIT = +(opt['stream-limit'] ?? 300) * 1000

const PROFILES = { none: {}, mobile: slowPhone }

// Runs in the page before anything else.
function probe({ composer }) {
  const b = { long: [], fcp: 0, lcp: 0, lcpEl: '', typed: 0, present: 0, cls: 0 }
  globalThis.__bench = b
  const on = (type, f) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(f)).observe({ type, buffered: true })
    } catch {
      /* not known here */
    }
  }
  on('longtask', (e) => b.long.push([e.startTime, e.duration]))
  on('paint', (e) => {
    if (e.name === 'first-contentful-paint') b.fcp = e.startTime
  })
  on('largest-contentful-paint', (e) => {
    b.lcp = e.startTime
    b.lcpEl = `${e.element?.tagName ?? ''}.${String(e.element?.className ?? '').slice(0, 40)}`
  })
  on('layout-shift', (e) => {
    if (!e.hadRecentInput) b.cls += e.value
  })
  // The composer accepts typing when a character put there is still there later (no hydration wiped it).
  // insertText is no key press: it does not end LCP's watch.
  let at = 0
  const text = (el) => el.value ?? el.textContent
  const poll = () => {
    if (b.stop) return
    const el = [...document.querySelectorAll(composer)].find(
      (e) => e.offsetParent !== null && !e.disabled && !e.readOnly,
    )
    if (el) {
      if (!b.present) b.present = performance.now()
      if (!text(el).includes('x')) {
        el.focus()
        const t = performance.now()
        document.execCommand('insertText', false, 'x')
        if (text(el).includes('x')) at = t
      }
      if (text(el).includes('x')) b.typed = at
    }
    setTimeout(poll, b.typed ? 100 : 16)
  }
  const go = () => {
    if (composer) poll()
  }
  if (document.documentElement) go()
  else document.addEventListener('readystatechange', go, { once: true })
  // frames
  b.frames = { on: false, n: 0, missed: 0, worst: 0, last: 0, over100: 0 }
  b.startFrames = () => {
    const f = (b.frames = {
      on: true,
      n: 0,
      missed: 0,
      worst: 0,
      last: 0,
      over100: 0,
      t0: performance.now(),
    })
    const loop = (t) => {
      if (!f.on) return
      if (f.last) {
        const gap = t - f.last
        f.n++
        f.missed += Math.max(0, Math.round(gap / (1000 / 60)) - 1)
        f.worst = Math.max(f.worst, gap)
        if (gap > 100) f.over100++
      }
      f.last = t
      requestAnimationFrame(loop)
    }
    requestAnimationFrame(loop)
  }
  b.stopFrames = () => {
    b.frames.on = false
    return b.frames
  }
}

const metricsOf = async (cdp) =>
  Object.fromEntries(
    (await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]),
  )
async function heapMiB(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metricsOf(cdp)).JSHeapUsedSize / 1048576
}

let browser
async function open(t, profile, { watchComposer = false, context: old } = {}) {
  const context =
    old ??
    (await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      locale: 'en-US',
    }))
  await t.browser.context?.(context, t.base)
  const page = await context.newPage()
  page.on('pageerror', (e) => {
    if (opt.verbose) console.error(`  [${t.name}] ${e.message.slice(0, 200)}`)
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  if (profile.net) await cdp.send('Network.emulateNetworkConditions', profile.net)
  if (profile.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  await page.addInitScript(probe, { composer: watchComposer ? t.browser.composer : '' })
  return { context, page, cdp }
}

/** What a page fetches by hand and uses then counts as what it is. */
const kindOf = ({ type, response }) =>
  type === 'Fetch' && response.mimeType.endsWith('javascript') ? 'Script' : type

// Resolves when no request has been under way for `quiet` ms. Streams that never end (EventSource) are not counted.
function network(cdp) {
  const reqs = new Map()
  let last = Date.now()
  cdp.on('Network.requestWillBeSent', (e) => {
    last = Date.now()
    if (!e.request.url.startsWith('data:'))
      reqs.set(e.requestId, {
        url: e.request.url,
        type: e.type,
        bytes: 0,
        named: e.initiator.type === 'parser',
      })
  })
  cdp.on('Network.responseReceived', (e) => {
    const r = reqs.get(e.requestId)
    if (r) {
      r.mime = e.response.mimeType
      r.type = kindOf(e)
      // What this very visit has brought is there, and no request: a new context has nothing else.
      r.kept = e.response.fromDiskCache
      r.enc = e.response.headers['content-encoding'] ?? e.response.headers['Content-Encoding'] ?? ''
    }
  })
  cdp.on('Network.loadingFinished', (e) => {
    last = Date.now()
    const r = reqs.get(e.requestId)
    if (r) {
      r.done = true
      r.bytes = e.encodedDataLength
    }
  })
  cdp.on('Network.loadingFailed', (e) => {
    last = Date.now()
    const r = reqs.get(e.requestId)
    if (r) {
      r.done = true
      r.failed = true
    }
  })
  return {
    reqs,
    async idle(quiet, limit) {
      const t0 = Date.now()
      while (Date.now() - t0 < limit) {
        const busy = [...reqs.values()].some(
          (r) =>
            !r.done &&
            r.type !== 'EventSource' &&
            r.type !== 'WebSocket' &&
            r.mime !== 'text/event-stream',
        )
        if (!busy && Date.now() - last > quiet) return
        await sleep(50)
      }
    },
  }
}

async function cold(t, profileName) {
  const { context, page, cdp } = await open(t, PROFILES[profileName], { watchComposer: true })
  try {
    const net = network(cdp)
    await page.goto(t.base + t.browser.path, { waitUntil: 'load', timeout: 120000 })
    await page
      .waitForFunction(() => globalThis.__bench.typed > 0, null, { timeout: 120000, polling: 200 })
      .catch(() => {})
    // Longer than a page waits before it asks for what can wait.
    await net.idle(5000, 60000)
    const m = await metricsOf(cdp)
    const b = await page.evaluate(() => {
      const b = globalThis.__bench
      b.stop = true
      return b
    })
    const all = [...net.reqs.values()].filter((r) => !r.failed && !r.kept)
    if (opt.requests)
      for (const r of all) console.log(`  ${r.type} ${Math.round(r.bytes)} ${r.url.slice(0, 160)}`)
    const kind = (k) => all.filter((r) => r.type === k)
    const sum = (l) => l.reduce((a, r) => a + r.bytes, 0)
    let jsRaw = 0,
      jsGz = 0,
      cssRaw = 0,
      cssGz = 0
    for (const [id, r] of net.reqs) {
      if (!['Script', 'Stylesheet'].includes(r.type) || r.failed || r.kept) continue
      const body = await cdp.send('Network.getResponseBody', { requestId: id }).catch(() => null)
      if (!body) continue
      const buf = Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8')
      const gz = gzipSync(buf, { level: 6 }).length
      if (r.type === 'Script') {
        jsRaw += buf.length
        jsGz += gz
      } else {
        cssRaw += buf.length
        cssGz += gz
      }
    }
    if (opt.shots) {
      mkdirSync(opt.shots, { recursive: true })
      await page.screenshot({ path: `${opt.shots}/${t.name}-${profileName}.png` })
    }
    const long = b.long
    return {
      requests: all.length,
      failed: [...net.reqs.values()].filter((r) => r.failed).length,
      js_first_kb: sum(kind('Script').filter((r) => r.named)) / 1024,
      css_first_kb: sum(kind('Stylesheet').filter((r) => r.named)) / 1024,
      js_kb: sum(kind('Script')) / 1024,
      css_kb: sum(kind('Stylesheet')) / 1024,
      total_kb: sum(all) / 1024,
      js_raw_kb: jsRaw / 1024,
      js_gzip_kb: jsGz / 1024,
      css_raw_kb: cssRaw / 1024,
      css_gzip_kb: cssGz / 1024,
      font_kb: sum(kind('Font')) / 1024,
      img_kb: sum(kind('Image')) / 1024,
      doc_kb: sum(kind('Document')) / 1024,
      xhr_kb: (sum(kind('XHR')) + sum(kind('Fetch'))) / 1024,
      fcp_ms: b.fcp,
      lcp_ms: b.lcp,
      composer_present_ms: b.present,
      typing_ms: b.typed || NaN,
      cls: b.cls,
      tbt_ms: long.filter(([s]) => s >= b.fcp).reduce((a, [, d]) => a + d - 50, 0),
      long_tasks: long.length,
      long_ms: long.reduce((a, [, d]) => a + d, 0),
      main_busy_ms: m.TaskDuration * 1000,
      script_ms: m.ScriptDuration * 1000,
      nodes: m.Nodes,
      heap_mib: await heapMiB(cdp),
    }
  } finally {
    await context.close()
  }
}

async function ready(t, page) {
  await page.goto(t.base + t.browser.path, { waitUntil: 'load', timeout: 120000 })
  await page
    .locator(t.browser.composer)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 60000 })
  await t.browser.ready?.(page)
  await sleep(1500)
}
async function send(t, page, text) {
  if (t.browser.send) return t.browser.send(page, text)
  const box = page.locator(t.browser.composer).filter({ visible: true }).first()
  await box.fill(text)
  await sleep(200)
  await box.press('Enter')
}
const since = (m1, m0) => ({
  main_busy_ms: (m1.TaskDuration - m0.TaskDuration) * 1000,
  script_ms: (m1.ScriptDuration - m0.ScriptDuration) * 1000,
  layout_ms: (m1.LayoutDuration - m0.LayoutDuration) * 1000,
  style_ms: (m1.RecalcStyleDuration - m0.RecalcStyleDuration) * 1000,
})

async function stream(t) {
  const { context, page, cdp } = await open(t, {})
  try {
    await ready(t, page)
    const end = `BENCHEND${Math.floor(Math.random() * 1e6)}`
    await page.evaluate(() => {
      globalThis.__bench.long.length = 0
      globalThis.__bench.startFrames()
    })
    const heap0 = await heapMiB(cdp)
    const m0 = await metricsOf(cdp)
    const t0 = Date.now()
    await send(
      t,
      page,
      `Write a long answer. [[bench tokens=${TOKENS} rate=${RATE} kind=md end=${end}]]`,
    )
    const watch = (sel, mark) => {
      const els = document.querySelectorAll(sel),
        el = els[els.length - 1],
        text = el?.textContent ?? ''
      return { done: text.slice(-400).includes(mark), len: text.length }
    }
    let done = false,
      len = 0,
      first = 0
    const marks = []
    while (Date.now() - t0 < STREAM_LIMIT) {
      const near = Date.now() - t0 > (TOKENS / RATE) * 1000 - 1500
      await sleep(first ? (near ? 200 : 2000) : 30)
      const r = await Promise.race([
        page
          .evaluate(([_s, _m]) => 0, [])
          .then(() =>
            page.evaluate(
              `(${watch})(${JSON.stringify(t.browser.answer)}, ${JSON.stringify(end)})`,
            ),
          ),
        sleep(60000).then(() => null),
      ]).catch(() => null)
      if (!r) break
      if (!first && r.len > 0) first = Date.now() - t0
      len = r.len
      marks.push([Date.now() - t0, r.len])
      if ((done = r.done)) break
    }
    const wall = Date.now() - t0
    const m1 = await metricsOf(cdp)
    const f = await page.evaluate(() => ({
      ...globalThis.__bench.stopFrames(),
      long: globalThis.__bench.long,
    }))
    await sleep(1000)
    const heap1 = await heapMiB(cdp)
    if (opt.shots) {
      mkdirSync(opt.shots, { recursive: true })
      await page.screenshot({ path: `${opt.shots}/${t.name}-stream.png` })
    }
    const span = (wall / 1000) * 60
    return {
      complete: done ? 1 : 0,
      chars_shown: len,
      wall_s: wall / 1000,
      lag_s: done ? (wall - (TOKENS / RATE) * 1000) / 1000 : NaN,
      ...since(m1, m0),
      busy_pct: (((m1.TaskDuration - m0.TaskDuration) * 1000) / wall) * 100,
      long_tasks: f.long.length,
      long_ms: f.long.reduce((a, [, d]) => a + d, 0),
      longest_task_ms: Math.max(0, ...f.long.map(([, d]) => d)),
      frames_missed: f.missed,
      frames_missed_pct: (f.missed / span) * 100,
      worst_gap_ms: f.worst,
      gaps_over_100ms: f.over100,
      heap_before_mib: heap0,
      heap_mib: heap1,
      heap_added_mib: heap1 - heap0,
      nodes: m1.Nodes,
    }
  } finally {
    await context.close()
  }
}

async function openBig(t) {
  let { context, page, cdp } = await open(t, {})
  try {
    await ready(t, page)
    const msgs = conversation(MESSAGES)
    await t.browser.seed(page, msgs, { base: t.base, context })
    await page.close()
    ;({ page, cdp } = await open(t, {}, { context }))
    await ready(t, page)
    await t.browser.beforeOpen?.(page)
    await sleep(1000)
    const heap0 = await heapMiB(cdp)
    await page.evaluate(() => {
      const b = globalThis.__bench
      b.long.length = 0
      b.startFrames()
      // from the click to the last message in the document and two frames later
      addEventListener(
        'pointerdown',
        () => {
          b.click = performance.now()
        },
        { capture: true, once: true },
      )
      const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const seen = () => {
        w.currentNode = document.body
        let n
        while ((n = w.nextNode())) if (n.data.includes('LAST-MESSAGE')) return true
        return false
      }
      const loop = () => {
        if (b.click && seen())
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              b.shown = performance.now()
            }),
          )
        else setTimeout(loop, 30)
      }
      loop()
    })
    const m0 = await metricsOf(cdp)
    await t.browser.open(page)
    await page.waitForFunction(() => globalThis.__bench.shown > 0, null, {
      timeout: 60000,
      polling: 100,
    })
    // settled: no long task for a second
    await page.waitForFunction(
      () => {
        const l = globalThis.__bench.long.at(-1)
        return performance.now() - Math.max(globalThis.__bench.shown, l ? l[0] + l[1] : 0) > 1000
      },
      null,
      { timeout: 60000, polling: 100 },
    )
    const m1 = await metricsOf(cdp)
    const r = await page.evaluate(() => {
      const b = globalThis.__bench
      b.stopFrames()
      return {
        shown: b.shown - b.click,
        long: b.long.slice(),
        dom: document.querySelectorAll('*').length,
      }
    })
    const heap1 = await heapMiB(cdp)
    // scroll back, a notch each 50 ms for 5 s
    const box = await page
      .locator(t.browser.scroller ?? 'body')
      .filter({ visible: true })
      .first()
      .boundingBox()
      .catch(() => null)
    await page.mouse.move(box ? box.x + box.width / 2 : 800, 400)
    await page.evaluate(() => {
      globalThis.__bench.long.length = 0
      globalThis.__bench.startFrames()
    })
    const s0 = await metricsOf(cdp)
    const t0 = Date.now()
    for (let i = 0; i < 100 && Date.now() - t0 < 15000; i++) {
      await page.mouse.wheel(0, -300)
      await sleep(Math.max(0, t0 + (i + 1) * 50 - Date.now()))
    }
    const scrollWall = Date.now() - t0
    const s1 = await metricsOf(cdp)
    const f = await page.evaluate(() => ({
      ...globalThis.__bench.stopFrames(),
      long: globalThis.__bench.long,
    }))
    if (opt.shots) {
      mkdirSync(opt.shots, { recursive: true })
      await page.screenshot({ path: `${opt.shots}/${t.name}-open.png` })
    }
    return {
      open_ms: r.shown,
      ...since(m1, m0),
      long_tasks: r.long.length,
      longest_task_ms: Math.max(0, ...r.long.map(([, d]) => d)),
      dom_elements: r.dom,
      heap_added_mib: heap1 - heap0,
      heap_mib: heap1,
      scroll_wall_s: scrollWall / 1000,
      scroll_busy_ms: (s1.TaskDuration - s0.TaskDuration) * 1000,
      scroll_frames_missed: f.missed,
      scroll_long_tasks: f.long.length,
      scroll_worst_gap_ms: f.worst,
    }
  } catch (e) {
    if (opt.shots)
      await page.screenshot({ path: `${opt.shots}/${t.name}-failed.png` }).catch(() => {})
    throw e
  } finally {
    await context.close()
  }
}

const targets = await load((opt.targets ?? 'rawproxy').split(','), {
  upstream,
  port: +(opt.port ?? 9101),
})
const started = []
process.on('exit', () => {
  for (const s of started) stop(s.child)
})
for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => process.exit(1))
const here = fileURLToPath(new URL('.', import.meta.url))
started.push(
  await start('upstream', {
    cmd: process.execPath,
    args: [`${here}upstream.mjs`, '--port', String(upPort)],
    ready: `${upstream}/stats`,
  }),
)
for (const t of targets) {
  for (const [i, extra] of (t.services ?? []).entries())
    started.push(await start(`${t.name}-service${i}`, extra))
  if (t.start) started.push(await start(t.name, t.start))
}
const launch = () =>
  chromium.launch({
    executablePath: opt.chromium ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
// a page whose main thread never comes back answers nothing: give it up
const within = (p, ms) => {
  p.catch(() => {})
  return Promise.race([
    p,
    sleep(ms).then(() => {
      throw new Error(`the page did not answer in ${ms / 1000} s`)
    }),
  ])
}
const out = {}
const PHASES = {
  'cold-none': (t) => cold(t, 'none'),
  'cold-mobile': (t) => cold(t, 'mobile'),
  stream,
  open: openBig,
}
const wanted = (opt.phases ?? 'cold,stream,open')
  .split(',')
  .flatMap((p) => (p === 'cold' ? ['cold-none', 'cold-mobile'] : [p]))
const COLS = {
  cold: [
    'requests',
    'js_first_kb',
    'js_kb',
    'js_gzip_kb',
    'css_kb',
    'css_gzip_kb',
    'total_kb',
    'fcp_ms',
    'lcp_ms',
    'typing_ms',
    'tbt_ms',
    'long_tasks',
    'main_busy_ms',
    'heap_mib',
  ],
  stream: [
    'complete',
    'wall_s',
    'lag_s',
    'main_busy_ms',
    'busy_pct',
    'script_ms',
    'layout_ms',
    'style_ms',
    'long_tasks',
    'longest_task_ms',
    'frames_missed',
    'frames_missed_pct',
    'worst_gap_ms',
    'heap_added_mib',
    'heap_mib',
  ],
  open: [
    'open_ms',
    'main_busy_ms',
    'long_tasks',
    'longest_task_ms',
    'dom_elements',
    'heap_added_mib',
    'scroll_wall_s',
    'scroll_busy_ms',
    'scroll_frames_missed',
    'scroll_long_tasks',
    'scroll_worst_gap_ms',
  ],
}
// the servers are warm; only the browser is cold
for (const t of targets) {
  browser = await launch()
  await cold(t, 'none').catch((e) =>
    console.error(`warm-up ${t.name}: ${e.message.split('\n')[0]}`),
  )
  await browser.close()
}
for (const phase of wanted) {
  out[phase] = {}
  for (let r = 0; r < runs; r++) {
    for (const t of targets) {
      if (phase === 'open' && !t.browser.seed) continue
      if (t.browser.skip?.includes(phase)) continue
      browser = await launch()
      try {
        const m = await within(PHASES[phase](t), STREAM_LIMIT + 120000)
        ;(out[phase][t.name] ??= []).push(m)
        console.log(
          `${phase} run ${r + 1} ${t.name}: ${COLS[phase.split('-')[0]].map((k) => `${k}=${round(m[k], 1)}`).join(' ')}`,
        )
      } catch (e) {
        console.error(`${phase} run ${r + 1} ${t.name} FAILED: ${e.message.split('\n')[0]}`)
      }
      await browser.close()
    }
    if (opt.out)
      writeFileSync(
        opt.out,
        JSON.stringify(
          { when: new Date().toISOString(), argv: process.argv.slice(2), phases: out },
          null,
          1,
        ),
      )
  }
  const cols = COLS[phase.split('-')[0]]
  console.log(`\n### ${phase}; medians of ${runs}\n`)
  console.log(
    `${table(
      Object.entries(out[phase]).map(([k, v]) => ({ target: k, ...medians(v, 1) })),
      ['target', ...cols],
    )}\n`,
  )
}
// In order, with their databases, which go on where a server is killed.
for (const { child } of started) await end(child)
process.exit(0)
