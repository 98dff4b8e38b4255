// What drawing a long streamed answer costs a browser: builds a page with the markdown renderer alone, streams an answer
// into it in Chromium and reads the main thread's own clock.
//
//   node bench/markdown-stream.mjs [--tokens 20000] [--rate 200] [--kind mixed|code|list|line|lines] [--slow 4] [--at-once]
//
// `--at-once` shows the whole text as one that is stored; `--slow` is how many times slower the browser's processor is made.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { tokens } from './lib/markdown.mjs'
import { ownTimes } from './lib/scroll-page.mjs'

const { values } = parseArgs({
  options: {
    tokens: { type: 'string', default: '20000' },
    rate: { type: 'string', default: '200' },
    kind: { type: 'string', default: 'mixed' },
    slow: { type: 'string', default: '1' },
    'at-once': { type: 'boolean', default: false },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const parts = 4

const kinds = {
  mixed: (count) => tokens(count),
  code: (count) => ['```ts\n', ...cut(codeOf(count * 4)), '\n```\n'],
  list: (count) => cut(listOf(count * 4)),
  line: (count) => ['```json\n', ...cut(jsonOf(count * 4, '')), '\n```\n'],
  lines: (count) => ['```json\n', ...cut(jsonOf(count * 4, '\n  ')), '\n```\n'],
}

function cut(text) {
  return text.match(/[\s\S]{1,4}/g) ?? []
}

function codeOf(length) {
  let text = ''
  for (let line = 0; text.length < length; line += 1) {
    text += `  const value${line}: Map<string, number> = await load({ id: ${line}, name: 'n' }) // note\n`
  }
  return text
}

/** A list of objects, each in a line of its own or all in one. */
function jsonOf(length, between) {
  let text = '['
  for (let id = 0; text.length < length; id += 1)
    text += `${id ? ',' : ''}${between}{"id":${id},"n":"name${id}"}`
  return `${text}]`
}

function listOf(length) {
  let text = ''
  for (let line = 0; text.length < length; line += 1) {
    text += `${line % 3 ? '  ' : ''}- point ${line} with **bold** words and \`code\` in it\n`
  }
  return text
}

const pageScript = `
import '${root}web/src/ui/tokens.css'
import { createElement, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Markdown } from '${root}web/src/features/talk/markdown/markdown.tsx'
const texts = new Proxy({}, { get: (_, name) => (String(name).match(/In$|From$|Failed$/) ? () => name : String(name)) })
let state = { text: '', streaming: true }
const listeners = new Set()
const show = (text, streaming) => { state = { text, streaming }; for (const listener of listeners) listener() }
const read = () => state
const subscribe = (listener) => { listeners.add(listener); return () => listeners.delete(listener) }
window.run = (pieces, rate) => new Promise((done) => {
  const start = performance.now()
  let next = 0, text = '', waiting = ''
  let asked = false
  const flush = () => {
    asked = false
    text += waiting
    waiting = ''
    show(text, next < pieces.length)
    const box = document.scrollingElement
    box.scrollTop = box.scrollHeight
    if (next >= pieces.length) done()
  }
  const timer = setInterval(() => {
    const due = Math.min(pieces.length, Math.floor(((performance.now() - start) / 1000) * rate))
    while (next < due) waiting += pieces[next++]
    if (next >= pieces.length) clearInterval(timer)
    if (waiting && !asked) { asked = true; requestAnimationFrame(flush) }
  }, 1000 / rate)
})
window.showAtOnce = async (text) => {
  show(text, false)
  let quietSince = performance.now()
  let seen = 0
  while (performance.now() - quietSince < 2000) {
    await new Promise((next) => setTimeout(next, 100))
    const spans = document.getElementsByTagName('span').length
    if (spans !== seen) quietSince = performance.now()
    seen = spans
  }
}
window.longTasks = []
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.longTasks.push(entry.duration) }).observe({ type: 'longtask' })
function Page() {
  const { text, streaming } = useSyncExternalStore(subscribe, read)
  return createElement('main', { style: { maxWidth: 768, margin: 'auto' } }, createElement(Markdown, { text, streaming, texts }))
}
createRoot(document.querySelector('main')).render(createElement(Page))
`

async function buildPage(folder) {
  await writeFile(join(folder, 'page.jsx'), pageScript)
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><main></main><script type="module" src="./page.jsx"></script>',
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { react: `${root}node_modules/react`, 'react-dom': `${root}node_modules/react-dom` },
    },
    build: { outDir: 'dist', target: 'es2023', chunkSizeWarningLimit: 5000 },
  })
}

function serve(folder) {
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
  const server = createServer(async (request, reply) => {
    const path = request.url === '/' ? '/index.html' : request.url
    try {
      const file = await readFile(join(folder, 'dist', path))
      reply.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      reply.end(file)
    } catch {
      reply.statusCode = 404
      reply.end()
    }
  })
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)))
}

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** What is to be shown, on the page before anything is measured. */
async function give(page) {
  const pieces = kinds[values.kind](Number(values.tokens))
  await page.evaluate((given) => {
    window.pieces = given
  }, pieces)
  return pieces
}

async function measure(page, session, pieces) {
  const size = Math.ceil(pieces.length / parts)
  const rate = Number(values.rate)
  const marks = [await metricsOf(session)]
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(
    ([rate, atOnce]) => {
      const { pieces } = window
      window.finished = atOnce ? window.showAtOnce(pieces.join('')) : window.run(pieces, rate)
    },
    [rate, values['at-once']],
  )
  for (let part = 1; part < parts; part += 1) {
    if (!values['at-once']) await page.waitForTimeout((size / rate) * 1000)
    marks.push(await metricsOf(session))
  }
  await page.evaluate(() => window.finished)
  marks.push(await metricsOf(session))
  const own = ownTimes(await browser.stopTracing())
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize: heapBytes } = await metricsOf(session)
  const longTasks = await page.evaluate(() => window.longTasks)
  return { pieces, marks, heapBytes, longTasks, own }
}

function report({ pieces, marks, heapBytes, longTasks, own }) {
  const first = marks[0]
  const last = marks.at(-1)
  const span = (name) => (last[name] - first[name]).toFixed(2)
  const quarters = marks
    .slice(1)
    .map((mark, i) => (mark.ScriptDuration - marks[i].ScriptDuration).toFixed(2))
  console.log(
    `${values.kind}: ${pieces.length} chunks, ${pieces.join('').length} characters, ${values.rate}/s`,
  )
  console.log(`script ${span('ScriptDuration')} s, by quarters ${quarters.join(' ')}`)
  console.log(
    `main thread ${span('TaskDuration')} s, layout ${span('LayoutDuration')} s, style ${span('RecalcStyleDuration')} s`,
  )
  console.log(`long tasks ${longTasks.length}, longest ${Math.max(0, ...longTasks).toFixed(0)} ms`)
  const longest = own.reduce((max, each) => Math.max(max, each), 0)
  const over = own.filter((each) => each > 100).length
  console.log(
    `by the processor's own time: longest task ${longest.toFixed(0)} ms, ${over} above 100 ms`,
  )
  console.log(
    `heap added ${((heapBytes - first.JSHeapUsedSize) / 2 ** 20).toFixed(1)} MiB, elements ${last.Nodes}`,
  )
}

const folder = await mkdtemp(join(tmpdir(), 'markdown-stream-'))
await buildPage(folder)
const server = await serve(folder)
const browser = await chromium.launch({
  executablePath: values.chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForFunction(() => window.run !== undefined)
  await session.send('HeapProfiler.collectGarbage')
  const pieces = await give(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  const measured = await measure(page, session, pieces)
  report(measured)
} finally {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
}
