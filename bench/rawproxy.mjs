#!/usr/bin/env node
import { readFileSync } from 'node:fs'
// The baseline: the least that a Node process can do and still be a chat server.
//   node rawproxy.mjs --port 9001 --upstream http://127.0.0.1:9000
// POST /v1/*: passed through byte for byte. GET /: a page with a text box that adds the answer's plain text
// to the document, no framework, no markdown (bare.html).
import http from 'node:http'
import { args } from './lib/stats.mjs'

const opt = args()
const up = new URL(opt.upstream ?? 'http://127.0.0.1:9000')
const page = readFileSync(new URL('./bare.html', import.meta.url))
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
http
  .createServer((req, res) => {
    if (req.method === 'GET' && !req.url.startsWith('/v1/')) {
      const ok = req.url === '/' || req.url.startsWith('/?')
      res.writeHead(ok ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      return res.end(ok ? page : '')
    }
    const { host, connection, ...headers } = req.headers
    const out = http.request(
      { host: up.hostname, port: up.port, method: req.method, path: req.url, headers, agent },
      (r) => {
        const { connection: c, 'keep-alive': k, 'transfer-encoding': t, ...h } = r.headers
        res.writeHead(r.statusCode, h)
        res.flushHeaders()
        r.pipe(res)
      },
    )
    out.on('error', () => {
      if (!res.headersSent) res.writeHead(502)
      res.end()
    })
    res.on('close', () => {
      if (!res.writableFinished) out.destroy()
    })
    req.pipe(out)
  })
  .listen(+(opt.port ?? 9001), '127.0.0.1', () => console.log(`rawproxy on ${opt.port ?? 9001}`))
