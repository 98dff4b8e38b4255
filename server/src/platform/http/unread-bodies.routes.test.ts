// What becomes of bodies that nobody will read, over real connections.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let port = 0
/** The server's ends of all connections, by the port of the other one. */
const ends = new Map<number, Socket>()
beforeAll(async () => {
  test = await createTestApp()
  test.app.server.on('connection', (end: Socket) => ends.set(end.remotePort ?? 0, end))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const bound = test.app.server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
})
afterAll(() => test.close())

const endless = 1024 * 1024 * 1024

type Sent = { path: string; authorization?: string; type?: string; bytes?: number | 'chunked' }

/** Sends a head and then as much as the server takes; gives the answer and how much was read for it until the connection was closed. */
async function pour({ path, authorization, type = 'application/json', bytes = endless }: Sent) {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => undefined)
  await once(line, 'connect')
  const length = bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`
  const who = authorization ? `authorization: ${authorization}\r\n` : ''
  line.write(
    `POST /api${path} HTTP/1.1\r\nhost: localhost\r\naccept-language: en-US\r\n${who}content-type: ${type}\r\n${length}\r\n\r\n`,
  )
  const piece = Buffer.alloc(64 * 1024, bytes === 'chunked' ? '' : 'x')
  const chunk =
    bytes === 'chunked'
      ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
      : piece
  const more = () => {
    while (line.writable && line.write(chunk));
  }
  line.on('drain', more)
  more()
  const end = ends.get(line.localPort ?? 0)
  const answer = await text(line).catch(() => '')
  const read = end?.bytesRead ?? 0
  line.destroy()
  if (end && !end.destroyed) await once(end, 'close')
  return { answer, read, readAtLast: end?.bytesRead ?? 0 }
}

const form = 'multipart/form-data; boundary=b'
/** What Node takes in advance, a piece that was on its way, and the head. */
const little = 256 * 1024

describe('whoever is not admitted', () => {
  it.concurrent.each<[string, Sent, string]>([
    ['without a credential', { path: api.chat.process.path }, 'auth.required'],
    [
      'with one that has ended',
      { path: api.chat.process.path, authorization: 'Bearer gone' },
      'auth.expired',
    ],
    ['with a file', { path: api.uploads.addMedia.path, type: form }, 'auth.required'],
    [
      'in chunks',
      { path: api.uploads.addMedia.path, type: form, bytes: 'chunked' },
      'auth.required',
    ],
    [
      'where guests may not',
      {
        path: api.accountData.import.path,
        type: form,
        authorization: 'Guest a-guest-of-sixteen-letters',
      },
      'auth.required',
    ],
    [
      'to a call of those who run a site',
      {
        path: api.contentAdmin.addPicture.path,
        type: form,
        authorization: 'Guest a-guest-of-sixteen-letters',
      },
      'auth.required',
    ],
    ['to a call of everybody that is short', { path: api.auth.login.path }, 'request.too_large'],
    ['to nowhere', { path: '/nowhere' }, 'request.not_found'],
  ])('%s is told so, and no more than a little is read', async (_, sent, code) => {
    const { answer, read, readAtLast } = await pour(sent)
    expect(answer).toContain(`"error":"${code}"`)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(read).toBeLessThan(little)
    expect(readAtLast).toBeLessThan(little)
  })

  it('as one who calls too often is so, too', async () => {
    const path = api.uploads.addMedia.path
    for (let n = 0; n < 40; n++)
      await test.app.inject({ method: 'POST', url: `/api${path}`, headers: { host: 'localhost' } })
    const { answer, readAtLast } = await pour({ path, type: form })
    expect(answer).toContain('"error":"request.too_fast"')
    expect(readAtLast).toBeLessThan(little)
  })

  it('keeps the connection where little was to come', async () => {
    const line = connect(port, '127.0.0.1')
    line.write(
      `POST /api${api.chat.process.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
    )
    const [first] = await once(line, 'data')
    expect(String(first)).toContain('401')
    line.write('x'.repeat(60_000))
    line.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [second] = await once(line, 'data')
    expect(String(second)).toContain('200')
    line.destroy()
  })
})
