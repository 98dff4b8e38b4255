import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpRequest, readingFailure } from './http-io.ts'

const words = 'the whole answer, packed. '.repeat(2000)

/** The words in a packing that nobody asked for, or part of them. */
function sendPacked(name: string, reply: ServerResponse) {
  const pack = packers[name]
  const bytes = pack ? pack.by(Buffer.from(words)) : Buffer.from('no packer')
  const isCut = name.startsWith('cut')
  reply.writeHead(200, {
    'content-encoding': pack?.encoding ?? 'unheard-of',
    'content-length': isCut ? bytes.length - 9 : bytes.length,
  })
  reply.end(isCut ? bytes.subarray(0, -9) : bytes)
}

const packers: Record<string, { encoding: string; by(bytes: Buffer): Buffer }> = {
  gzip: { encoding: 'GZIP', by: (bytes) => zlib.gzipSync(bytes) },
  deflate: { encoding: 'deflate', by: (bytes) => zlib.deflateSync(bytes) },
  raw: { encoding: 'deflate', by: (bytes) => zlib.deflateRawSync(bytes) },
  br: { encoding: 'br', by: (bytes) => zlib.brotliCompressSync(bytes) },
  zstd: { encoding: 'zstd', by: (bytes) => zlib.zstdCompressSync(bytes) },
  both: { encoding: 'br, gzip', by: (bytes) => zlib.gzipSync(zlib.brotliCompressSync(bytes)) },
  'cut-gzip': { encoding: 'gzip', by: (bytes) => zlib.gzipSync(bytes) },
  'cut-deflate': { encoding: 'deflate', by: (bytes) => zlib.deflateSync(bytes) },
  wrong: { encoding: 'gzip', by: (bytes) => bytes },
  'too-often': { encoding: Array(6).fill('gzip').join(), by: (bytes) => bytes },
}

let server: Server
let base: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    if (request.url?.startsWith('/packed/')) {
      sendPacked(request.url.slice('/packed/'.length), reply)
      return
    }
    if (request.url === '/growing') {
      const packer = zlib.createGzip()
      reply.writeHead(200, { 'content-encoding': 'gzip' })
      packer.pipe(reply)
      packer.write('first')
      packer.flush()
      return
    }
    if (request.url === '/gone') {
      request.socket.destroy()
      return
    }
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

  it('that never begins is no answer of an upstream that is not there', async () => {
    const failure = await get('/gone').catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'broken', untaken: false })
    const nobody = createHttpRequest()({ method: 'GET', url: 'http://127.0.0.1:1/', headers: {} })
    await expect(nobody).rejects.toMatchObject({ kind: 'unavailable', untaken: true })
    // Whoever speaks no TLS was not asked anything.
    const secure = createHttpRequest()({
      method: 'GET',
      url: base.replace('http:', 'https:'),
      headers: {},
    })
    await expect(secure).rejects.toMatchObject({ kind: 'unavailable', untaken: true })
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

describe('an answer that comes packed although nobody asked for it', () => {
  const read = async (name: string) => {
    const { body, headers } = await get(`/packed/${name}`)
    const pieces: Buffer[] = []
    for await (const piece of body as AsyncIterable<Buffer>) pieces.push(piece)
    return { text: Buffer.concat(pieces).toString('utf8'), headers }
  }

  it.each(['gzip', 'deflate', 'raw', 'br', 'zstd', 'both'])('is unpacked: %s', async (name) => {
    const { text, headers } = await read(name)
    expect(text).toBe(words)
    expect(headers).not.toHaveProperty('content-length')
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('stays as it is where the packing is not known', async () => {
    expect((await read('unheard-of')).text).toBe('no packer')
  })

  it.each(['cut-gzip', 'cut-deflate', 'wrong'])(
    'has broken off where it is not whole: %s',
    async (name) => {
      const failure = await read(name).catch((error: unknown) => error)
      expect(readingFailure(failure, new AbortController().signal)).toMatchObject({ kind: 'cut' })
    },
  )

  it('is not taken where it was packed again and again', async () => {
    const failure = await get('/packed/too-often').catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'nonsense' })
  })

  it('is read piece by piece while it grows, and left without a failure', async () => {
    const { body } = await createHttpRequest()({
      method: 'GET',
      url: `${base}/growing`,
      headers: {},
    })
    const [first] = (await once(body, 'data')) as [Buffer]
    expect(first.toString()).toBe('first')
    body.destroy()
    await once(body, 'close')
  })
})
