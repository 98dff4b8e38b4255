#!/usr/bin/env node
// Every screen of somebody who has things: what moves by itself while it loads, and the longest task of the way from each screen to the next.
//   node bench/screens.mjs --targets before=../older/bench/targets/atelier.mjs,atelier --views 1440,390 --runs 1 --out screens.json
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { screenPlaces } from '../contract/src/screen-paths.ts'
import { seedWorks } from '../server/src/testing/seed-works.ts'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { publishWorks } from './lib/publish-works.mjs'
import { samplePictures, storePictures } from './lib/sample-pictures.mjs'
import { loadPage, watched } from './lib/scroll-page.mjs'
import { seedConversation } from './lib/seed-conversation.mjs'
import { args, round, sleep, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const runs = +(opt.runs ?? 1)
const port = +(opt.port ?? 9161)
const views = String(opt.views ?? '1440,390')
  .split(',')
  .map((width) => ({ width: +width, height: +width < 640 ? 844 : 900 }))
const paths = screenPlaces.map(({ path }) => path).filter((path) => path !== '/welcome')

/** Somebody with works, of which each second is published, and a conversation. Resolves with the guest id. */
async function seed(target, { pictures, blurs }) {
  const guestId = randomUUID()
  const authorization = `Guest ${guestId}`
  const reply = await fetch(`${target.base}/api/auth/getInfo`, { headers: { authorization } })
  const ownerId = Number((await reply.json()).data.userInfo.id)
  await withDatabase(target.dataDir, async (client) => {
    const query = async (sql, values = []) => (await client.query(sql, [...values])).rows
    const { fileIds } = await seedWorks(query, { ownerId, count: 120, blurs })
    storePictures(target.dataDir, fileIds, pictures)
    await publishWorks(query, { ownerId, every: 2 })
  })
  const messages = Array.from({ length: 40 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content:
      at % 2
        ? `## Answer ${at}\n\nSome **words**, \`code\` and a list:\n\n- one\n- two`
        : `Question ${at}?`,
  }))
  await seedConversation({ ...target, authorization, messages, title: 'A long talk' })
  return guestId
}

async function newVisit(browser, viewport, { cpu, guestId }) {
  const touch = viewport.width < 640
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch })
  const { page, cdp } = await loadPage(context, { cpu, guestId })
  await page.addInitScript(() => {
    globalThis.__shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput)
          globalThis.__shifts.push({
            value,
            by: sources.map(({ node }) =>
              `${node?.nodeName} ${node?.className ?? ''}`.slice(0, 60),
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { context, page, cdp }
}

/** Until nothing has come and nothing has been busy for `ms`. */
async function quiet(page, ms = 1000) {
  await page.waitForFunction((ms) => {
    const ends = performance.getEntriesByType('resource').map((each) => each.responseEnd)
    return performance.now() - Math.max(0, ...ends) > ms
  }, ms)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** What moves by itself on each path, loaded by itself. */
async function shiftsOf(browser, target, viewport, guestId) {
  const out = {}
  for (const path of paths) {
    const { context, page } = await newVisit(browser, viewport, { cpu: 1, guestId })
    await page.goto(target.base + path)
    await quiet(page)
    const shifts = await page.evaluate(() => globalThis.__shifts)
    out[path] = shifts.reduce((sum, { value }) => sum + value, 0)
    for (const { value, by } of shifts)
      if (value > 0.001)
        console.log(`  ${path} ${viewport.width} ${round(value, 4)}: ${by.join(' | ')}`)
    await context.close()
  }
  return out
}

/** The longest task, in own ms of the page's main thread, on the way to each path from the one before it. */
async function tasksOf(browser, target, viewport, guestId) {
  const { context, page, cdp } = await newVisit(browser, viewport, { cpu: 4, guestId })
  await page.goto(`${target.base}/help`)
  await quiet(page)
  const out = {}
  for (const path of paths) {
    const figures = await watched(page, cdp, async () => {
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await sleep(300)
      await quiet(page)
    })
    out[path] = figures.longest_cpu_ms
  }
  await context.close()
  return out
}

const targets = await load(String(opt.targets ?? 'atelier').split(','), {
  upstream: 'http://127.0.0.1:1',
  port,
})
const logDir = fileURLToPath(new URL('logs', import.meta.url))
const sample = await samplePictures()
const found = {}
for (const target of targets) {
  const server = await start(target.name, target.start, { logDir })
  process.on('exit', () => stop(server.child))
  const guestId = await seed(target, sample)
  for (const viewport of views)
    for (let run = 1; run <= runs; run++) {
      const browser = await chromium.launch({
        executablePath: opt.chromium ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
        ],
      })
      console.log(`${target.name}, ${viewport.width} px, run ${run}`)
      const shifts = opt.only === 'tasks' ? {} : await shiftsOf(browser, target, viewport, guestId)
      const tasks = opt.only === 'shifts' ? {} : await tasksOf(browser, target, viewport, guestId)
      await browser.close()
      for (const path of paths) {
        const row = (found[`${path} ${viewport.width}`] ??= { path, px: viewport.width })
        const keep = (what, value) => {
          if (value !== undefined) row[what] = Math.max(row[what] ?? 0, value)
        }
        keep(`shift ${target.name}`, shifts[path] && round(shifts[path], 4))
        keep(`task ms ${target.name}`, tasks[path] && round(tasks[path], 0))
      }
    }
  await end(server.child)
}
const rows = Object.values(found)
console.log(`\n### the most of ${runs} runs\n\n${table(rows, Object.keys(rows[0]))}`)
if (opt.out) writeFileSync(opt.out, JSON.stringify({ argv: process.argv.slice(2), rows }, null, 1))
process.exit(0)
