#!/usr/bin/env node
// The first minute of somebody new on a fresh installation, and of a member who has much: seconds from the address being opened, on a
// phone's processor (4 times slower) behind slow 4G.
//   node bench/first-minute.mjs --targets before=../older/bench/targets/atelier.mjs,atelier --runs 3 --out first-minute.json
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { withDatabase } from './lib/embedded-database.mjs'
import { end, start, stop } from './lib/proc.mjs'
import { slowPhone } from './lib/slow-phone.mjs'
import { args, medians, round, table } from './lib/stats.mjs'
import { load } from './lib/targets.mjs'

const opt = args()
const runs = +(opt.runs ?? 3)
const port = +(opt.port ?? 9171)
const conversations = +(opt.conversations ?? 500)
const works = +(opt.works ?? 2000)
const longestMs = 90_000

const rows = []
const browser = await chromium.launch({
  executablePath: opt.chromium ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (let run = 1; run <= runs; run++)
  for (const target of await load((opt.targets ?? 'atelier').split(','), { port }))
    rows.push(await measure(target))
await browser.close()

const columns = ['frame', 'calm', 'picture', 'list', 'works', 'rows_in_view']
const names = [...new Set(rows.map(({ name }) => name))]
const results = names.map((name) => ({
  name,
  ...medians(
    rows.filter((row) => row.name === name).map(({ name: _, ...figures }) => figures),
    2,
  ),
}))
console.log(
  'Seconds until: the frame of the screen stands; no placeholder is in view; the first own',
)
console.log('picture is there; a member sees their conversations; their works')
console.log(table(results, ['name', ...columns]))
if (opt.out) writeFileSync(opt.out, JSON.stringify({ rows, results }, null, 2))
process.exit(0)

async function measure(target) {
  const { start: spec, base, dataDir, name } = target
  const server = await start(`first-minute-${name}`, spec)
  const stopIt = () => stop(server.child)
  process.on('exit', stopIt)
  try {
    const fresh = await newcomer(base)
    const full = await member(base, dataDir)
    return { name, ...fresh, ...full }
  } finally {
    await end(server.child)
    process.off('exit', stopIt)
  }
}

async function slowPage(kept = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(longestMs)
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  }, kept)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowPhone.net)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
  return { context, page }
}

/** Waits in the page until `check` holds; resolves with the seconds since its address was opened. */
async function secondsUntil(page, check, input) {
  await page.waitForFunction(check, input, { polling: 50 })
  return round((await page.evaluate(() => performance.now())) / 1000, 2)
}

async function newcomer(base) {
  const { context, page } = await slowPage()
  const opened = page.goto(`${base}/`, { waitUntil: 'commit' })
  const frame = await secondsUntil(page, isFramed)
  await opened
  const field = page.locator('textarea').locator('visible=true').first()
  await page.keyboard.type('a red bicycle by the sea')
  const calm = await secondsUntil(page, isCalm)
  const before = await page.evaluate(() => [...document.images].map(({ src }) => src))
  await field.press('Enter')
  const picture = await secondsUntil(page, hasNewPicture, before)
  await context.close()
  return { frame, calm, picture }
}

/** Runs in the page: what is painted is a frame with the field of its screen, or with the screen itself. */
function isFramed() {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  const field = [...document.querySelectorAll('textarea')].find((each) => each.checkVisibility())
  if (!isPainted || !field) return false
  // Where the visit goes on to another screen than the frame is of, it is not true yet.
  const place = field.getBoundingClientRect()
  const seen = globalThis.__place
  globalThis.__place = { x: place.x, y: place.y }
  return !seen || (Math.abs(seen.x - place.x) < 2 && Math.abs(seen.y - place.y) < 2)
}

/** Runs in the page: the application stands, and every picture in view has come. */
function isCalm() {
  if (document.getElementById('boot-frame')) return false
  const isInView = (each) => {
    const { top, bottom, width, height } = each.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && width > 0 && height > 0
  }
  const waits = [...document.querySelectorAll('[aria-busy=true], .animate-pulse, [data-skeleton]')]
  const pictures = [...document.images].filter(isInView)
  const isThere = (image) => image.complete && image.naturalWidth > 0
  return pictures.length > 0 && pictures.every(isThere) && !waits.some(isInView)
}

/** Runs in the page: a picture stands there that was not there before, and it is a file of a work. */
function hasNewPicture(before) {
  return [...document.images].some(
    ({ src, complete, naturalWidth }) =>
      complete && naturalWidth > 0 && !before.includes(src) && /\/api\/.*(file|work)/.test(src),
  )
}

async function member(base, dataDir) {
  const name = `full${randomUUID().slice(0, 8)}`
  const reply = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: 'correct horse battery' }),
  }).then((answer) => answer.json())
  const token = reply.data?.token
  if (!token) throw new Error(`No account: ${JSON.stringify(reply)}`)
  const authorization = `Bearer ${token}`
  await makeOne(base, authorization)
  await withDatabase(dataDir, (client) => fill(client, name))
  const first = await slowPage({ token })
  await first.page.goto(`${base}/Chat`, { waitUntil: 'commit' })
  const list = await secondsUntil(first.page, hasConversations)
  const rowsInView = await first.page.evaluate(countConversations)
  await first.context.close()
  const second = await slowPage({ token })
  await second.page.goto(`${base}/history`, { waitUntil: 'commit' })
  const shown = await secondsUntil(second.page, hasWorks)
  await second.context.close()
  return { list, works: shown, rows_in_view: rowsInView }
}

/** One real picture, which the others are copies of. */
async function makeOne(base, authorization) {
  const headers = { authorization, 'content-type': 'application/json' }
  const ask = async (path, body) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const { success, message, data } = await (
      await fetch(`${base}/api${path}`, { headers, ...init })
    ).json()
    if (!success) throw new Error(`${path}: ${message}`)
    return data
  }
  const painter = (await ask('/works/models?type=2')).find(({ builtin }) => builtin)
  await ask('/queue/sdxlCreate', { modelId: painter.id, prompt: 'a lighthouse' })
  const since = performance.now()
  for (;;) {
    const { rows: own } = await ask('/chatLog/draw?page=1&size=1')
    if (own[0]?.status === 3) return
    if (performance.now() - since > longestMs) throw new Error('The picture does not come.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function fill(client, name) {
  const query = async (sql, values) => (await client.query(sql, values)).rows
  const [{ id }] = await query('select id from accounts where username = $1', [name])
  await query(
    `insert into chat_groups (site_id, owner_id, title, titled_by, created_at, updated_at)
     select site_id, id, 'Conversation ' || n, 'person', now() - n * interval '1 hour', now() - n * interval '1 hour'
     from accounts, generate_series(1, $2::int) n where id = $1`,
    [id, conversations],
  )
  const copied = await query(
    `select column_name as name from information_schema.columns
     where table_name = 'works' and is_identity = 'NO' and is_generated = 'NEVER'`,
  )
  const names = copied.map((column) => `"${column.name}"`)
  const values = names.map((column) =>
    column === '"request_key"' ? `request_key || '-' || n` : `works.${column}`,
  )
  await query(
    `insert into works (${names}) select ${values} from works, generate_series(1, $2::int) n where owner_id = $1`,
    [id, works],
  )
}

/** Runs in the page. */
function countConversations() {
  return [...document.querySelectorAll('a[href*="group="]')].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return each.checkVisibility() && bottom > 0 && top < innerHeight
  }).length
}

/** Runs in the page: as many conversations as are to be in view. */
function hasConversations() {
  return document.querySelectorAll('a[href*="group="]').length >= 2
}

/** Runs in the page. */
function hasWorks() {
  return (
    !document.getElementById('boot-frame') &&
    /\b2,?00\d\b/.test(document.querySelector('main')?.textContent ?? '')
  )
}
