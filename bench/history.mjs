#!/usr/bin/env node
// A person with very many works, all published, looks through all of them and through the gallery: long tasks, frames, heap and nodes, beside a bare page with as many pictures.
//   node bench/history.mjs --works 10000 --views 1440,390 --cpu 1 --runs 3 --out history.json
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { seedWorks } from '../server/src/testing/seed-works.ts'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { publishWorks } from './lib/publish-works.mjs'
import { samplePictures, storePictures } from './lib/sample-pictures.mjs'
import { loadPage, scrollBy, scrollToEnd, watched } from './lib/scroll-page.mjs'
import { args, medians, round, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const count = +(opt.works ?? 10_000)
const runs = +(opt.runs ?? 3)
const cpu = +(opt.cpu ?? 1)
const port = +(opt.port ?? 9131)
const views = String(opt.views ?? '1440,390')
  .split(',')
  .map((width) => ({ width: +width, height: +width < 640 ? 844 : 900 }))

/** The bare page and its pictures. */
function serveBare(pictures, barePort) {
  const page = readFileSync(new URL('./bare-gallery.html', import.meta.url))
  const server = http.createServer((request, reply) => {
    const at = Number(/^\/picture\/(\d+)$/.exec(request.url)?.[1] ?? -1)
    const type = at < 0 ? 'text/html; charset=utf-8' : 'image/webp'
    reply.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000' })
    reply.end(at < 0 ? page : pictures[at % pictures.length])
  })
  return new Promise((resolve) => server.listen(barePort, '127.0.0.1', () => resolve(server)))
}

/** Somebody with all these works; resolves with the guest id. */
async function seed(target, { pictures, blurs }) {
  const guestId = randomUUID()
  const reply = await fetch(`${target.base}/api/auth/getInfo`, {
    headers: { authorization: `Guest ${guestId}` },
  })
  const { data } = await reply.json()
  await withDatabase(target.dataDir, async (client) => {
    const query = async (sql, values) => (await client.query(sql, [...values])).rows
    const ownerId = Number(data.userInfo.id)
    const { fileIds } = await seedWorks(query, { ownerId, count, blurs })
    storePictures(target.dataDir, fileIds, pictures)
    await publishWorks(query, { ownerId })
  })
  return guestId
}

/** One visit: opened, scrolled from its beginning, run through to its end, and scrolled back there with all that is loaded. */
async function visit({ url, guestId, scroller, ready }, viewport) {
  const browser = await chromium.launch({
    executablePath: opt.chromium ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
  try {
    const touch = viewport.width < 640
    const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch })
    const { page, cdp } = await loadPage(context, { cpu, guestId })
    const opened = await watched(page, cdp, async () => {
      await page.goto(url)
      await page.locator(ready).first().waitFor({ timeout: 60_000 })
    })
    if (opt.shots) await page.screenshot({ path: opt.shots })
    const scrolled = await watched(page, cdp, () => scrollBy(page, scroller, 300, 100))
    const through = await watched(page, cdp, () => scrollToEnd(page, scroller, 8000))
    const back = await watched(page, cdp, () => scrollBy(page, scroller, -300, 100))
    return { opened, scrolled, through, back }
  } finally {
    await browser.close()
  }
}

const sample = await samplePictures()
const [atelier] = await load(['atelier'], { upstream: 'http://127.0.0.1:1', port })
const bare = await serveBare(sample.pictures, port + 1)
const logDir = fileURLToPath(new URL('logs', import.meta.url))
const server = await start('atelier', atelier.start, { logDir })
process.on('exit', () => stop(server.child))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const guestId = await seed(atelier, sample)
const pages = {
  bare: { url: `http://127.0.0.1:${port + 1}/?count=${count}`, scroller: '#gallery', ready: 'img' },
  atelier: {
    url: `${atelier.base}/history`,
    guestId,
    scroller: 'section:has([data-card])',
    ready: 'article',
  },
  gallery: {
    url: `${atelier.base}/designerWork`,
    guestId,
    scroller: 'section:has([data-card])',
    ready: 'article',
  },
}
const wanted = String(opt.pages ?? 'bare,atelier,gallery').split(',')
const out = {}
for (const viewport of views)
  for (let run = 1; run <= runs; run++)
    for (const name of wanted) {
      const steps = await visit(pages[name], viewport)
      for (const [step, figures] of Object.entries(steps)) {
        const key = `${viewport.width} px, ${step}`
        out[key] ??= {}
        out[key][name] ??= []
        out[key][name].push(figures)
        const shown = Object.entries(figures).map(([what, number]) => `${what}=${round(number, 1)}`)
        console.log(`${key} run ${run} ${name}: ${shown.join(' ')}`)
      }
    }
for (const [step, byPage] of Object.entries(out)) {
  const rows = Object.entries(byPage).map(([page, list]) => ({ page, ...medians(list, 1) }))
  console.log(`\n### ${step}; medians of ${runs}\n\n${table(rows, Object.keys(rows[0]))}`)
}
if (opt.out) writeFileSync(opt.out, JSON.stringify({ argv: process.argv.slice(2), out }, null, 1))
bare.close()
await end(server.child)
process.exit(0)
