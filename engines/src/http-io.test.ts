import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpRequest, readingFailure } from './http-io.ts'

let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    reply.writeHead(request.url === '/none' ? 404 : 200)
    if (request.url === '/cut') reply.write('half', () => request.socket.destroy())
    else reply.end('the whole answer')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, signal = new AbortController().signal) =>
  createHttpRequest()({ method: 'GET', url: base + path, headers: {}, signal })

describe('an answer', () => {
  it('can be left unread without a failure that nobody sees', async () => {
    const failures: unknown[] = []
    const note = (error: unknown) => failures.push(error)
    process.on('uncaughtException', note)
    try {
      const { status, body } = await get('/none')
      body.destroy()
      await new Promise((resolve) => body.on('close', resolve))
      expect([status, failures]).toEqual([404, []])
    } finally {
      process.off('uncaughtException', note)
    }
  })

  it('that breaks off tells so to whoever reads it', async () => {
    const { body } = await get('/cut')
    const read = async () => {
      for await (const _ of body);
    }
    const failure = await read().catch((error: unknown) => error)
    expect(readingFailure(failure, new AbortController().signal)).toMatchObject({ kind: 'cut' })
  })
})
