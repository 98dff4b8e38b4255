import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '@atelier/contract/errors'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodiesInFlight } from './bodies-in-flight.ts'
import { countBodies } from './held-body.ts'
import { saveFormFile } from './save-form-file.ts'

const max = 200_000
let folder: string
let app: FastifyInstance
let place: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-form-'))
  app = Fastify()
  countBodies(app)
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: 1000 } })
  app.post('/', async (request, reply) => {
    try {
      await saveFormFile(request, { file: place, max, tooLarge: 'import.too_large' })
      return { code: 'saved' }
    } catch (error) {
      return reply.send({ code: error instanceof Failure ? error.code : 'other' })
    }
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function send(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  place = join(folder, `${bytes.length}`)
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'data.zip')
  const body = new Response(form)
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return reply.json().code
}

it('writes a file as it came, up to the size that is told', async () => {
  for (const length of [0, 1, 100_000, max - 1, max]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256)
    expect(await send(bytes), `${length} bytes`).toBe('saved')
    expect(await readFile(place)).toEqual(Buffer.from(bytes))
  }
})

it.each([1, 70_000, 500_000])('refuses %s bytes more than that', async (more) => {
  expect(await send(new Uint8Array(max + more))).toBe('import.too_large')
})

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
const form = 'multipart/form-data; boundary=b'

it.each([
  ['breaks off in its file', `${head}begun`, form],
  ['breaks off in its head', '--b\r\ncontent-disposition: form-da', form],
  ['has no file', '--b--\r\n', form],
  ['does not say where its parts end', head, 'multipart/form-data'],
])('refuses a form that %s', async (name, payload, type) => {
  place = join(folder, name)
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  })
  expect(reply.json().code).toBe('request.invalid')
})

it('refuses a file of an address that sends too much at once', async () => {
  const others = bodiesInFlight.from('127.0.0.1')
  others.store(5 * 1024 ** 3 - 100)
  expect(await send(new Uint8Array(101))).toBe('request.too_much')
  others.letGo()
  expect(await send(new Uint8Array(102))).toBe('saved')
})

it('refuses a form without a file, and what is no form', async () => {
  const reply = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })
  expect(reply.json().code).toBe('request.invalid')
})
