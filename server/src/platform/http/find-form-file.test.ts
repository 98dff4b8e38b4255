import { Failure } from '@atelier/contract/errors'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFormFile, readWhole } from './find-form-file.ts'

const mostBytes = 1000
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(fastifyMultipart, { limits: { files: 1 } })
  app.post('/', async (request) => {
    try {
      const file = await findFormFile(request, mostBytes)
      const bytes = await readWhole(file, () => new Failure('uploads.too_large'))
      return { read: bytes.length }
    } catch (error) {
      return { code: error instanceof Failure ? error.code : String(error) }
    }
  })
})
afterAll(() => app.close())

const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

async function send(payload: string, type = 'multipart/form-data; boundary=b') {
  const reply = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  })
  return reply.json()
}

it('reads a file up to its limit', async () => {
  for (const length of [0, 5, mostBytes])
    expect(await send(`${head}${'x'.repeat(length)}\r\n--b--\r\n`)).toEqual({ read: length })
})

it('knows a file that is too large', async () => {
  const reply = await send(`${head}${'x'.repeat(mostBytes + 1)}\r\n--b--\r\n`)
  expect(reply).toEqual({ code: 'uploads.too_large' })
})

it.each([
  ['breaks off in its file', `${head}begun`],
  ['breaks off in its head', '--b\r\ncontent-disposition: form-da'],
  ['has no file', '--b--\r\n'],
])('refuses a form that %s', async (_, payload) => {
  expect(await send(payload)).toEqual({ code: 'request.invalid' })
})

it('refuses a form that does not say where its parts end', async () => {
  expect(await send(head, 'multipart/form-data')).toEqual({ code: 'request.invalid' })
})
