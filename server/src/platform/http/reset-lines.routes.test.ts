// Callers whose connection is reset, at whatever moment: a matter of the network, which nobody has to look at.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { api } from '@atelier/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createLog } from '../log.ts'

const lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })

let test: TestApp
let member: Credential
let port: number
beforeAll(async () => {
  test = await createTestApp({ log })
  member = await test.member('reset')
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())
beforeEach(() => lines.splice(0))

async function send(head: string, body = '', as = member): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const came = once(test.app.server, 'request')
  socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${as}\r\n${body}`)
  await came
  return socket
}

/** The figures of a route, by status. */
async function statusesOf(route: string): Promise<Record<string, number>> {
  const { body } = await test.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  const rows = body.matchAll(
    /^atelier_request_seconds_count\{method="\w+",route="([^"]+)",status="(\d+)"\} (\d+)$/gm,
  )
  return Object.fromEntries(
    [...rows].flatMap(([, of, status = '', count]) =>
      of === route ? [[status, Number(count)]] : [],
    ),
  )
}

const form = (bytes: string) =>
  [
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 100000',
    '',
    '--edge',
    'content-disposition: form-data; name="file"; filename="a.zip"',
    'content-type: application/zip',
    '',
    bytes,
  ].join('\r\n')

it.each([
  [
    'a body',
    api.chat.process.path,
    'content-type: application/json\r\ncontent-length: 5000\r\n\r\n{"prompt":',
  ],
  ['a picture', api.uploads.addPicture.path, form('half a pic')],
  ['an archive', api.accountData.import.path, form('PK\x03\x04')],
])('are told by no error when %s does not come whole', async (_, path, body) => {
  const socket = await send(`POST /api${path}`, body)
  // Once the server reads it.
  await new Promise((resolve) => socket.write('half', resolve))
  socket.resetAndDestroy()
  await expect.poll(() => statusesOf(`/api${path}`)).toEqual({ 499: 1 })
  expect(lines).toEqual([])
})

it('are told by no error when an answer or a stream is left', async () => {
  const events = await send(`GET /api${api.works.follow.path}`, '\r\n')
  await once(events, 'data')
  events.resetAndDestroy()
  const path = `/api${api.works.follow.path}`
  await expect.poll(() => statusesOf(path)).toEqual({ 499: 1 })
  const prompt = '{"prompt":"Hi"}'
  const answer = await send(
    `POST /api${api.chat.process.path}`,
    `content-type: application/json\r\ncontent-length: ${prompt.length}\r\n\r\n${prompt}`,
  )
  const asked = await test.engine.next()
  await once(answer, 'data')
  answer.resetAndDestroy()
  asked.emit({ type: 'text-delta', text: 'Nobody reads this.' })
  await expect.poll(() => statusesOf(`/api${api.chat.process.path}`)).toEqual({ 499: 2 })
  asked.finish()
  await test.services.chat.runs.idle(5000)
  expect(lines).toEqual([])
})
