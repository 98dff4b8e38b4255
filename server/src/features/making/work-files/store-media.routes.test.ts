import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MadeResult } from '@atelier/engines/makers/maker'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallClip, smallSong } from '../../../testing/media.ts'
import { noisyPicture, plainPicture } from '../../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveResults, insertWork, nowhere } from '../../../testing/works.ts'
import type { OutputSource } from './fetch-output.ts'
import { storeResult } from './store-result.ts'
import { describeFiles } from './work-files.usecases.ts'

// Filming takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const clip = await smallClip()
const song = await smallSong('mp3', 2)
const wav = await smallSong('wav')
const cover = await plainPicture(900, 900, 'plum').jpeg().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const at = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })

const storedNames = async () =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()

async function makeWork(results: readonly MadeResult[]) {
  const ownerId = await accountOf(test, test.guest())
  const workId = await insertWork(test, ownerId)
  await giveResults(test, { workId, ownerId }, results)
  const [first, ...others] =
    (await describeFiles([workId], test.services.workFiles)).get(workId) ?? []
  return { first: first ?? expect.fail('no file was stored'), others }
}

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a clip that was made', () => {
  it('is kept as it is, with its size, its length and its picture at rest', async () => {
    const { first } = await makeWork([
      { medium: 'clip', file: { data: clip.video }, poster: { data: clip.poster } },
    ])
    const poster = await sharp(clip.poster).metadata()
    expect(first).toMatchObject({
      mime: 'video/mp4',
      width: poster.width,
      height: poster.height,
      about: {},
      bytes: clip.video.byteLength,
    })
    expect(first.durationS).toBeCloseTo(2, 1)
    expect(first.blur).toMatch(/^data:image\/webp;base64,/)
    const whole = await at(first.url)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(sum(whole.rawPayload)).toBe(sum(clip.video))
    const small = await at(first.thumbnail)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: poster.width })
  })

  it('is read in part, as players do', async () => {
    const { first } = await makeWork([{ medium: 'clip', file: { data: clip.video } }])
    const reply = await at(first.url, { range: 'bytes=100-199' })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${clip.video.byteLength}`,
    ])
    expect(reply.rawPayload).toEqual(Buffer.from(clip.video.subarray(100, 200)))
  })
})

describe('a song that was made', () => {
  it('is kept as it is, with its length, how loud it is, its cover and what is told of it', async () => {
    const about = { title: 'Rain', style: 'jazz', lyrics: 'Drip\ndrop' }
    const { first } = await makeWork([
      { medium: 'song', file: { data: song }, poster: { data: cover }, about },
    ])
    expect(first).toMatchObject({ mime: 'audio/mpeg', width: null, height: null, durationS: 2 })
    const { peaks = [], ...described } = first.about
    expect(described).toEqual(about)
    expect(peaks.length).toBeGreaterThan(50)
    for (const peak of peaks.slice(1, -1)) expect(Math.abs(peak - 50)).toBeLessThan(4)
    const small = await sharp((await at(first.thumbnail)).rawPayload).metadata()
    expect([small.format, small.width, small.height]).toEqual(['webp', 512, 512])
    expect(sum((await at(first.url)).rawPayload)).toBe(sum(song))
  })

  it('is kept with its words, whatever signs of them the database would not take', async () => {
    const about = { title: 'Ra\u0000in', lyrics: 'Drip \ud83c' }
    const { first } = await makeWork([{ medium: 'song', file: { data: song }, about }])
    expect(first.about).toMatchObject({ title: 'Rain', lyrics: 'Drip \ufffd' })
  })

  it('has no small picture without a cover, nor with one that is no picture or cannot be had', async () => {
    const gone = { url: 'https://songs.example/cover.jpg' }
    const { first, others } = await makeWork([
      { medium: 'song', file: { data: song } },
      { medium: 'song', file: { data: song }, poster: { data: song } },
    ])
    for (const file of [first, ...others]) expect([file.thumbnail, file.blur]).toEqual(['', ''])
    const asked: string[] = []
    const source: OutputSource = {
      places: { origin: 'https://songs.example', fileOrigin: null },
      io: {
        signal: new AbortController().signal,
        request: async ({ url }) => {
          asked.push(url)
          return { status: 404, headers: {}, body: Readable.from([]) }
        },
      },
    }
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId)
    const stored = await storeResult(
      { medium: 'song', file: { data: song }, poster: gone },
      { workId, ownerId, position: 0, source },
      test.services.workFiles,
    )
    expect([stored.hasThumbnail, stored.blur, asked]).toEqual([false, '', [gone.url]])
  })

  it('that is one of the stems says which', async () => {
    const { first, others } = await makeWork([
      { medium: 'song', file: { data: song }, about: { stem: 'vocals' } },
      { medium: 'song', file: { data: wav }, about: { stem: 'backing' } },
    ])
    expect([first, ...others].map(({ mime, about }) => [mime, about.stem])).toEqual([
      ['audio/mpeg', 'vocals'],
      ['audio/wav', 'backing'],
    ])
  })
})

const png = await noisyPicture(40, 40).png().toBuffer()

describe('what is not what it should be', () => {
  it.each<[string, MadeResult, RegExp]>([
    ['a picture instead of a clip', { medium: 'clip', file: { data: png } }, /no clip/],
    ['a song instead of a clip', { medium: 'clip', file: { data: song } }, /audio\/mpeg/],
    [
      'half a clip',
      { medium: 'clip', file: { data: clip.video.subarray(0, clip.video.length / 2) } },
      /not whole|no clip/,
    ],
    ['a clip instead of a song', { medium: 'song', file: { data: clip.video } }, /no sound/],
    [
      'a page instead of a song',
      { medium: 'song', file: { data: Buffer.from('<!doctype html><p>Quota'.repeat(40)) } },
      /no kind of sound/,
    ],
    ['half a song', { medium: 'song', file: { data: wav.subarray(0, 40_000) } }, /not whole/],
    ['nothing', { medium: 'song', file: { data: new Uint8Array() } }, /empty/],
    ['a song instead of a picture', { medium: 'picture', file: { data: song } }, /no.* picture/i],
  ])('is refused with the reason, and nothing of it is left: %s', async (_, result, reason) => {
    const ownerId = await accountOf(test, test.guest())
    const workId = await insertWork(test, ownerId)
    const before = await storedNames()
    await expect(
      storeResult(
        result,
        { workId, ownerId, position: 0, source: nowhere },
        test.services.workFiles,
      ),
    ).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'invalid',
      message: expect.stringMatching(reason),
    })
    expect(await storedNames()).toEqual(before)
  })
})
