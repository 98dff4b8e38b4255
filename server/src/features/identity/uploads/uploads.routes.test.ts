import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { api } from '@atelier/contract'
import type { FailureBody, SuccessBody } from '@atelier/contract/envelope'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bodiesInFlight } from '../../../platform/http/bodies-in-flight.ts'
import { pictureStudio } from '../../../platform/pictures/picture-desk.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import { bombPicture, plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

// A large picture takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    fetchGuarded: async (address) =>
      address.endsWith('.png')
        ? { status: 200, contentType: 'image/png', bytes: png, location: undefined }
        : { status: 404, contentType: '', bytes: new Uint8Array(), location: undefined },
  })
})
afterAll(() => test.close())

async function upload(bytes: Buffer, as: Credential, to = test) {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'anything.exe')
  const body = new Response(form)
  const reply = await to.app.inject({
    method: 'POST',
    url: '/api/upload/pic',
    headers: {
      host: 'localhost',
      authorization: as,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json<SuccessBody<Upload> | FailureBody>() }
}

const stored = async (as: Credential) => {
  const { body } = await upload(png, as)
  if (!body.success) throw new Error(body.message)
  return body.data
}

describe('an upload', () => {
  it('is judged by content, stored, and read at its address with a fixed type', async () => {
    const file = await stored(test.guest())
    expect(file).toMatchObject({ mime: 'image/png', width: 8, height: 6 })
    const reply = await test.app.inject({ url: file.url, headers: { host: 'localhost' } })
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(8)
    const guessed = await test.ask(api.uploads.readFile, { id: file.id, key: 'x' })
    expect(guessed.status).toBe(404)
    const elsewhere = await test.app.inject({
      url: file.url,
      headers: { host: 'studio.localhost' },
    })
    expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([404, 'uploads.not_found'])
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing that can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a torn picture', png.subarray(0, 40)],
    [
      'such a drawing, packed',
      gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a document', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_, bytes) => {
    const { status, body } = await upload(bytes, test.guest())
    expect([status, body]).toMatchObject([422, { error: 'uploads.not_a_picture' }])
  })

  it('is nothing but its picture, whatever was hidden in it or hung on behind', async () => {
    const words = 'taken at home'
    const told = await sharp(png)
      .withExif({ IFD0: { ImageDescription: words } })
      .png()
      .toBuffer()
    const page = '<html><script>alert(1)</script></html>'
    for (const bytes of [
      told,
      Buffer.concat([png, Buffer.from(page)]),
      Buffer.concat([await sharp(png).jpeg().toBuffer(), Buffer.from(page)]),
      Buffer.concat([await sharp(png).gif().toBuffer(), Buffer.from(page)]),
    ]) {
      const { status, body } = await upload(bytes, test.guest())
      if (!body.success) throw new Error(`${status} ${body.message}`)
      const reply = await test.app.inject({ url: body.data.url, headers: { host: 'localhost' } })
      for (const hidden of [words, 'script'])
        expect(reply.rawPayload.includes(Buffer.from(hidden))).toBe(false)
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 8, height: 6 })
    }
  })

  it('of few bytes and very many pixels is refused', async () => {
    for (const bytes of [
      bombPicture(16_400, 16_400),
      bombPicture(10_100, 10_000, { interlaced: true }),
    ]) {
      const { status, body } = await upload(bytes, test.guest())
      expect([status, body]).toMatchObject([413, { error: 'uploads.too_large' }])
    }
  })

  it('of a phone is taken however many pixels it has, made smaller and upright', async () => {
    const large = await plainPicture(8192, 6144).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body } = await upload(large, test.guest())
    expect(body).toMatchObject({ data: { mime: 'image/jpeg', width: 3072, height: 4096 } })
  })

  it('whose end alone is missing is mended, and one of which more is missing is not taken', async () => {
    const noEnd = await readFile(new URL('testing/no-end.jpg', import.meta.url))
    const { body } = await upload(noEnd, test.guest())
    if (!body.success) throw new Error(body.message)
    expect(body.data).toMatchObject({ mime: 'image/jpeg', width: 800, height: 600 })
    const reply = await test.app.inject({ url: body.data.url, headers: { host: 'localhost' } })
    await sharp(reply.rawPayload, { failOn: 'warning' }).stats()
    for (const length of [noEnd.length - 2000, noEnd.length / 2]) {
      const half = await upload(noEnd.subarray(0, length), test.guest())
      expect([half.status, half.body]).toMatchObject([422, { error: 'uploads.not_a_picture' }])
    }
  })

  it('is read in part, and told with its size', async () => {
    const { url, bytes } = await stored(test.guest())
    const reply = await test.app.inject({ url, headers: { host: 'localhost', range: 'bytes=1-3' } })
    expect([reply.statusCode, reply.payload]).toEqual([206, 'PNG'])
    expect(reply.headers['content-range']).toBe(`bytes 1-3/${bytes}`)
  })

  it('that is too large is refused with the limit', async () => {
    const { status, body } = await upload(Buffer.alloc(21 * 1024 * 1024), test.guest())
    expect([status, body.message]).toEqual([413, expect.stringContaining('20')])
  })
})

describe('an upload to a full disk', () => {
  it('is refused with what is the matter, and not listed', async () => {
    const save = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
    const full = await createTestApp({ storage: { ...test.services.uploads.storage, save } })
    try {
      const as = full.guest()
      const { status, body } = await upload(png, as, full)
      expect([status, body]).toMatchObject([507, { error: 'server.storage_full' }])
      expect((await full.call(api.uploads.list, {}, { as })).count).toBe(0)
    } finally {
      await full.close()
    }
  })
})

describe('an upload whose storage breaks off before its first byte', () => {
  it('is told as a fault that nobody keeps, as the file or a part of it', async () => {
    const { storage } = test.services.uploads
    const breaking = () =>
      new Readable({
        read() {
          this.destroy(new StorageAway('reset'))
        },
      })
    const torn = await createTestApp({
      storage: {
        ...storage,
        open: async () => ({ bytes: 9, stream: breaking() }),
        openPart: async () => ({ bytes: 9, from: 0, to: 3, stream: breaking() }),
      },
    })
    try {
      const { body } = await upload(png, torn.guest(), torn)
      if (!body.success) throw new Error(body.message)
      for (const range of [undefined, 'bytes=0-3']) {
        const headers = { host: 'localhost', ...(range ? { range } : {}) }
        const reply = await torn.app.inject({ url: body.data.url, headers })
        expect([reply.statusCode, reply.json().error]).toEqual([503, 'server.storage_away'])
        expect(reply.headers['cache-control']).toBe('no-store')
        expect(reply.headers).not.toHaveProperty('content-range')
      }
    } finally {
      await torn.close()
    }
  })
})

describe('an upload whose head alone is asked for', () => {
  it('is told with its size, and not read', async () => {
    const content = new Readable({ read: () => undefined })
    const { storage } = test.services.uploads
    const other = await createTestApp({
      storage: { ...storage, open: async () => ({ bytes: 12345, stream: content }) },
    })
    try {
      const { body } = await upload(png, other.guest(), other)
      if (!body.success) throw new Error(body.message)
      const { url } = body.data
      const reply = await other.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-length': '12345',
        'content-type': 'image/png',
      })
      expect([content.destroyed, content.readableDidRead]).toEqual([true, false])
    } finally {
      await other.close()
    }
  })
})

describe('pictures with a prompt', () => {
  const see = async (as: Credential, input: { attachments?: string[]; image_url?: string }) => {
    const models = await test.call(api.models.listChat, {})
    const gptModelId = models.find((model) => model.name === 'Seeing')?.id ?? 0
    const { attachments, image_url } = input
    return test.events(
      api.chat.process,
      { prompt: 'What is this?', gptModelId, image_url, options: { attachments } },
      { as },
    )
  }

  it('reach the model, whichever way they are named', async () => {
    const as = test.guest()
    const file = await stored(as)
    for (const input of [
      { attachments: [file.id] },
      { image_url: file.url },
      { image_url: `data:image/png;base64,${png.toString('base64')}` },
      { image_url: 'https://example.com/a.png' },
    ]) {
      const events = see(as, input)
      const answer = await Promise.race([test.engine.next(), events.then(() => undefined)])
      expect(answer?.request.turns[0]?.parts).toMatchObject([
        { type: 'text' },
        { type: 'image', mime: 'image/png' },
      ])
      answer?.finish()
      await events
    }
  })

  it('of others are not there', async () => {
    const file = await stored(test.guest())
    for (const input of [{ attachments: [file.id] }, { image_url: file.url }])
      await expect(see(test.guest(), input)).rejects.toThrow('uploads.not_found')
  })
})

describe('a picture of another site', () => {
  it('is fetched by the server, made anew, and unavailable where there is none', async () => {
    const get = (url: string) =>
      test.app.inject({
        url: `/api/picture?url=${encodeURIComponent(url)}`,
        headers: { host: 'localhost' },
      })
    const found = await get('https://example.com/a.png')
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await get('https://example.com/none')).statusCode).toBe(502)
    expect((await get('file:///etc/passwd')).statusCode).toBe(422)
  })
})

it('pictures that wait for their turn stand on the disk, not in memory', async () => {
  const turn = Promise.withResolvers<never>()
  const before = [0, 1].map(() => pictureStudio.run(new URL(import.meta.url), () => turn.promise))
  // So much else is held that none of them would fit.
  const others = bodiesInFlight.from('127.0.0.1')
  const picture = await plainPicture(1500, 1500).png({ compressionLevel: 0 }).toBuffer()
  const uploads = [0, 1, 2].map(() => upload(picture, test.guest()))
  const coming = () => readdir(test.services.uploads.comingFolder)
  try {
    await vi.waitFor(async () => {
      const files = await coming()
      const sizes = await Promise.all(
        files.map((name) => stat(join(test.services.uploads.comingFolder, name))),
      )
      expect(sizes.map(({ size }) => size)).toEqual([0, 1, 2].map(() => picture.length))
      // However busy the machine is.
    }, 30_000)
    expect(() => others.hold(64 * 1024 * 1024)).not.toThrow()
  } finally {
    others.letGo()
    turn.reject(new Error('let go'))
  }
  await Promise.allSettled(before)
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await coming()).toEqual([])
})
