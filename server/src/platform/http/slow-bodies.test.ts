// What becomes of bodies that come slowly, over real connections.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
let port = 0
/** Lets the handler of `/taken` go on. */
const taken = Promise.withResolvers<void>()
beforeAll(async () => {
  app = Fastify()
  cutSlowBodies(app, { shortMs: 100, windowMs: 100, minBytes: 1000 })
  app.addContentTypeParser('multipart/form-data', (_, body, done) => done(null, body))
  app.post('/read', async ({ body }) => {
    let bytes = 0
    for await (const piece of body as AsyncIterable<Buffer>) bytes += piece.length
    return `${bytes} came`
  })
  app.post('/taken', async ({ body }) => {
    await taken.promise
    for await (const _ of body as AsyncIterable<Buffer>);
    return 'at last'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
})
afterAll(() => app.close())

function begin(path: string, { type, length }: { type: string; length: number }): Socket {
  const line = connect(port, '127.0.0.1')
  line.on('error', () => undefined)
  line.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\naccept-language: en-US\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  return line
}

const json = { type: 'application/json', length: 2 }
const form = { type: 'multipart/form-data; boundary=b', length: 1024 * 1024 }

const answerOf = async (line: Socket) => String((await once(line, 'data'))[0])

it('a short body that does not come is cut off, and whoever sends it is told why', async () => {
  const line = begin('/read', json)
  line.write('{')
  const ended = once(line, 'close')
  expect(await answerOf(line)).toMatch(/^HTTP\/1.1 408 [\s\S]*connection is too slow/)
  await ended
})

it('a file of which hardly anything comes is cut off, however often a little does', async () => {
  const line = begin('/read', form)
  const drip = setInterval(() => line.write('x'), 20)
  expect(await answerOf(line)).toMatch(/^HTTP\/1.1 408 [\s\S]*"error":"request.too_slow"/)
  clearInterval(drip)
  line.destroy()
})

it('a file that keeps coming comes, however many windows it takes', async () => {
  const line = begin('/read', form)
  const answered = answerOf(line)
  let left = form.length
  const stream = setInterval(() => {
    const piece = Math.min(left, 100_000)
    line.write(Buffer.alloc(piece))
    left -= piece
    if (left === 0) clearInterval(stream)
  }, 40)
  expect(await answered).toMatch(/^HTTP\/1.1 200 [\s\S]*1048576 came/)
  line.destroy()
})

it('nobody is cut off for what waits here to be taken', async () => {
  const line = begin('/taken', form)
  line.write(Buffer.alloc(form.length))
  const answered = answerOf(line)
  // As long as others are cut off one after the other.
  for (let n = 0; n < 3; n++) {
    const dripping = begin('/read', form)
    expect(await answerOf(dripping)).toContain('408')
    dripping.destroy()
  }
  taken.resolve()
  expect(await answered).toContain('at last')
  line.destroy()
})
