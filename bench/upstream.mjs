#!/usr/bin/env node
// A fake OpenAI-compatible model server for benches.
//   node upstream.mjs --port 9000 [--host 127.0.0.1] [--tokens 64] [--rate 0] [--first 0] [--kind stamp|md]
// The last message of a request can override the defaults, so that a bench needs only a prompt:
//   [[bench tokens=20000 rate=200 first=100 kind=md seed=1 end=BENCH-END]]
// rate: chunks a second and stream, one token each (0: as fast as the reader takes them).
// kind=stamp: every token is ~N~ with N the sending time, microseconds of the monotonic clock that all
// processes of the machine share: a reader gets each chunk's latency without any other channel. every=10: only each
// tenth token is a stamp, the others are 'tok ', so that the text grows as a model's does.
import http from 'node:http'
import { tokens } from './lib/markdown.mjs'
import { args } from './lib/stats.mjs'

const opt = args()
const defaults = {
  tokens: +(opt.tokens ?? 64),
  rate: +(opt.rate ?? 0),
  first: +(opt.first ?? 0),
  kind: opt.kind ?? 'md',
  every: 1,
  seed: 1,
  end: 'BENCH-END',
}
const now = () => Number(process.hrtime.bigint() / 1000n)
const live = new Set()
let ticker = null
const counters = { requests: 0, chunks: 0, aborted: 0, active: 0, lastDone: 0 }

const cache = new Map()
const textTokens = (o) => {
  const key = `${o.tokens}/${o.seed}/${o.end}`
  if (!cache.has(key)) {
    if (cache.size > 20) cache.clear()
    cache.set(
      key,
      tokens(o.tokens, o.seed, o.end).map((t) => JSON.stringify(t)),
    )
  }
  return cache.get(key)
}

function directive(body) {
  const last = body.messages?.at?.(-1)?.content ?? body.input ?? body.prompt ?? ''
  const text =
    typeof last === 'string'
      ? last
      : Array.isArray(last)
        ? last.map((p) => p.text ?? '').join('')
        : ''
  const m = /\[\[bench ([^\]]*)\]\]/.exec(text)
  const o = { ...defaults }
  if (m)
    for (const kv of m[1].trim().split(/\s+/)) {
      const [k, v] = kv.split('=')
      o[k] = k === 'kind' || k === 'end' ? v : Number(v)
    }
  return o
}

function tick() {
  const t = performance.now()
  for (const s of live) {
    const due = Math.min(s.o.tokens, Math.floor(((t - s.t0) * s.o.rate) / 1000) + 1)
    while (s.sent < due) s.put()
    if (s.sent >= s.o.tokens) s.finish()
  }
  if (!live.size) {
    clearInterval(ticker)
    ticker = null
  }
}

function stream(res, o, body) {
  const id = `chatcmpl-${counters.requests}`
  const head = `data: {"id":"${id}","object":"chat.completion.chunk","created":1700000000,"model":${JSON.stringify(body.model ?? 'bench')},"choices":[{"index":0,"delta":{`
  const text = o.kind === 'stamp' ? null : textTokens(o)
  res.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const s = {
    o,
    sent: 0,
    t0: performance.now(),
    over: false,
    put() {
      const c = text ? text[s.sent] : s.sent % o.every ? '"tok "' : `"~${now()}~ "`
      s.sent++
      counters.chunks++
      return res.write(
        `${head}${s.sent === 1 ? '"role":"assistant",' : ''}"content":${c}},"finish_reason":null}]}\n\n`,
      )
    },
    finish() {
      if (s.over) return
      s.over = true
      live.delete(s)
      counters.active--
      counters.lastDone = now()
      res.write(`${head}},"finish_reason":"stop"}]}\n\n`)
      if (body.stream_options?.include_usage)
        res.write(
          `data: {"id":"${id}","object":"chat.completion.chunk","created":1700000000,"model":"bench","choices":[],"usage":{"prompt_tokens":10,"completion_tokens":${o.tokens},"total_tokens":${o.tokens + 10}}}\n\n`,
        )
      res.end('data: [DONE]\n\n')
    },
  }
  counters.active++
  res.on('close', () => {
    if (!s.over) {
      s.over = true
      counters.active--
      counters.aborted++
      live.delete(s)
    }
  })
  const go = () => {
    if (s.over) return
    s.t0 = performance.now()
    if (o.rate > 0) {
      live.add(s)
      s.put()
      ticker ??= setInterval(tick, 1)
    } else {
      const pump = () => {
        while (!s.over && s.sent < o.tokens)
          if (!s.put()) {
            res.once('drain', pump)
            return
          }
        s.finish()
      }
      pump()
    }
  }
  if (o.first > 0) setTimeout(go, o.first)
  else go()
}

const server = http.createServer((req, res) => {
  const path = req.url.split('?')[0]
  const json = (o, code = 200) => {
    res.writeHead(code, { 'content-type': 'application/json' })
    res.end(JSON.stringify(o))
  }
  if (req.method === 'GET' && path.endsWith('/models')) {
    return json({
      object: 'list',
      data: ['bench', 'gpt-4o-mini', 'gpt-3.5-turbo'].map((id) => ({
        id,
        object: 'model',
        created: 1,
        owned_by: 'bench',
      })),
    })
  }
  if (req.method === 'GET' && path === '/stats') return json({ ...counters, now: now() })
  if (req.method !== 'POST' || !path.endsWith('/chat/completions'))
    return json({ error: { message: `no such path ${path}` } }, 404)
  const parts = []
  req.on('data', (d) => parts.push(d))
  req.on('end', () => {
    let body
    try {
      body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    } catch {
      return json({ error: { message: 'not JSON' } }, 400)
    }
    counters.requests++
    const o = directive(body)
    if (body.stream) return stream(res, o, body)
    json({
      id: 'chatcmpl-x',
      object: 'chat.completion',
      created: 1700000000,
      model: body.model ?? 'bench',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'A short title' },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 3, total_tokens: 13 },
    })
  })
})
server.keepAliveTimeout = 120000
server.listen(+(opt.port ?? 9000), opt.host ?? '127.0.0.1', () =>
  console.log(`upstream on ${opt.port ?? 9000}`),
)
