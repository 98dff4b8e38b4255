import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noisyPicture, plainPicture } from '../../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveFiles, insertWork } from '../../../testing/works.ts'
import { works } from '../works/works.table.ts'
import { deleteWorkFiles, describeFiles } from './work-files.usecases.ts'

const png = await noisyPicture(700, 350).png().toBuffer()
const jpeg = await plainPicture(30, 20).jpeg().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const at = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    url,
    headers: { host: 'localhost', 'accept-encoding': 'br, gzip', ...headers },
  })

/** A finished work of a new guest, with its files as they are described. */
async function makeWork(outputs: Buffer[] = [png], given: Parameters<typeof insertWork>[2] = {}) {
  const as = test.guest()
  const ownerId = await accountOf(test, as)
  const workId = await insertWork(test, ownerId, given)
  const ids = await giveFiles(
    test,
    { workId, ownerId },
    outputs.map((data) => ({ data })),
  )
  const files = (await describeFiles([workId], test.services.workFiles)).get(workId) ?? []
  const [first] = files
  if (!first) throw new Error('a file was stored')
  return { as, ownerId, workId, ids, files, first }
}

const storedNames = async () =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('a file of a work', () => {
  it('is described with all that a list shows, in the order of its pictures', async () => {
    const { files, ids } = await makeWork([png, jpeg])
    expect(files.map(({ id }) => id)).toEqual(ids)
    expect(files).toMatchObject([
      { mime: 'image/png', width: 700, height: 350, durationS: null, bytes: png.length },
      { mime: 'image/jpeg', width: 30, height: 20 },
    ])
    for (const { blur } of files) expect(blur).toMatch(/^data:image\/webp;base64,/)
  })

  it('is read at its address, and small at another, with a type that is fixed', async () => {
    const { first } = await makeWork()
    const whole = await at(first.url)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(whole.headers).not.toHaveProperty('content-disposition')
    expect(whole.rawPayload).toEqual(png)
    const small = await at(first.thumbnail)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 })
  })

  it('is offered for saving under the words of its prompt, in any script', async () => {
    const { first, workId } = await makeWork([jpeg], { prompt: '雨中的猫: "夜" / neon\n' })
    const reply = await at(`${first.url}&as=download`)
    expect(reply.rawPayload).toEqual(jpeg)
    const name = `2026-03-10 ${workId}-1 雨中的猫 夜 neon.jpg`
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  })

  it.each([
    ['bytes=0-9', 206, 0, 9],
    ['bytes=100-', 206, 100, png.length - 1],
    ['bytes=-5', 206, png.length - 5, png.length - 1],
    [`bytes=10-${png.length * 2}`, 206, 10, png.length - 1],
  ])('is read in part: %s', async (range, status, from, to) => {
    const { first } = await makeWork()
    const reply = await at(first.url, { range })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'content-range': `bytes ${from}-${to}/${png.length}`,
      'content-length': String(to - from + 1),
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.rawPayload).toEqual(png.subarray(from, to + 1))
  })

  it('tells its size to who asks for the heads alone', async () => {
    const { first } = await makeWork()
    const reply = await test.app.inject({
      method: 'HEAD',
      url: first.url,
      headers: { host: 'localhost' },
    })
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, 0])
    expect(reply.headers).toMatchObject({
      'content-length': String(png.length),
      'content-type': 'image/png',
    })
  })

  it('has nothing behind its end', async () => {
    const { first } = await makeWork()
    for (const range of [`bytes=${png.length}-`, 'bytes=-0']) {
      const reply = await at(first.url, { range })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([416, 0])
      expect(reply.headers['content-range']).toBe(`bytes */${png.length}`)
    }
  })

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-3', 'bytes=-', 'nonsense'])(
    'comes whole when the part cannot be read: %s',
    async (range) => {
      const { first } = await makeWork()
      const reply = await at(first.url, { range })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, png.length])
    },
  )

  it('is not opened by a key that is wrong, of another file, or of another variant', async () => {
    const { files, first } = await makeWork([png, jpeg])
    const keyOf = (url = '') => new URL(url, 'http://x').searchParams.get('key') ?? ''
    const { id } = first
    const own = keyOf(first.url)
    const thumb = keyOf(first.thumbnail)
    const wrong: { id: string; key: string; as?: 'thumb' | 'download' }[] = [
      { id, key: 'x' },
      { id, key: '' },
      { id, key: `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}` },
      { id, key: keyOf(files[1]?.url) },
      { id, key: thumb },
      { id, key: thumb, as: 'download' },
      { id, key: own, as: 'thumb' },
      { id: `${id}-thumb`, key: own },
      { id: '../../secret', key: own },
    ]
    for (const input of wrong) {
      const { status, body } = await test.ask(api.workFiles.read, input)
      expect([input, status, body]).toMatchObject([input, 404, { error: 'works.not_found' }])
    }
    expect((await at(first.url)).statusCode).toBe(200)
  })

  it('is not opened by its address on another site', async () => {
    const { first } = await makeWork()
    for (const url of [first.url, first.thumbnail, `${first.url}&as=download`]) {
      const elsewhere = await at(url, { host: 'studio.localhost' })
      expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([404, 'works.not_found'])
      expect((await at(url)).statusCode).toBe(200)
    }
  })

  it('is not there while its work is deleted, nor when its bytes are gone', async () => {
    const { first, workId } = await makeWork()
    const mark = (deletedAt: Date | null) => test.database.db.update(works).set({ deletedAt })
    await mark(new Date())
    expect([(await at(first.url)).statusCode, (await at(first.thumbnail)).statusCode]).toEqual([
      404, 404,
    ])
    await mark(null)
    expect((await at(first.url)).statusCode).toBe(200)
    await deleteWorkFiles([workId], test.services.workFiles)
    expect((await at(first.url)).statusCode).toBe(404)
    expect((await describeFiles([workId], test.services.workFiles)).size).toBe(0)
    expect((await storedNames()).filter((name) => name.startsWith(first.id))).toEqual([])
  })
})
