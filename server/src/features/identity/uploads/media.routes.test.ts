import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { api } from '@atelier/contract'
import type { FailureBody, SuccessBody } from '@atelier/contract/envelope'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import { mediaLimits } from '@atelier/contract/upload-limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { boxedSong, smallClip, smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

// Filming takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { video } = await smallClip()
const song = await smallSong('mp3', 2)
const wav = await smallSong('wav')
const soundAlone = await readFile(
  new URL('../../../../../engines/src/audio/decode/testing/sound-alone.mp4', import.meta.url),
)
const png = await plainPicture(8, 6).png().toBuffer()

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const boundary = 'a-boundary-of-tests'

/** The body of a form with one file of these pieces. */
function* formOf(pieces: Iterable<Uint8Array>, name: string): Generator<Uint8Array> {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
  )
  yield* pieces
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

async function upload(
  pieces: Iterable<Uint8Array>,
  { as = test.guest(), language = 'en-US', to = 'media', name = 'anything.png' } = {},
) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/upload/${to}`,
    headers: {
      host: 'localhost',
      authorization: as,
      'accept-language': language,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Readable.from(formOf(pieces, name)),
  })
  return { status: reply.statusCode, body: reply.json<SuccessBody<Upload> | FailureBody>() }
}

async function stored(bytes: Uint8Array, as: Credential, to = 'media'): Promise<Upload> {
  const { body } = await upload([bytes], { as, to })
  return body.success ? body.data : expect.fail(body.message)
}

describe('an upload of a clip or a song', () => {
  it('is judged by content, whatever it is called, and stored as it is', async () => {
    const as = test.guest()
    const clip = await stored(video, as)
    expect(clip).toMatchObject({ mime: 'video/mp4', bytes: video.byteLength })
    expect(clip.durationS).toBeCloseTo(2, 1)
    expect(clip.width).toBeGreaterThan(clip.height ?? 0)
    const mp3 = await stored(song, as)
    expect(mp3).toMatchObject({ mime: 'audio/mpeg', width: null, height: null, durationS: 2 })
    expect(await stored(await smallSong('wav', 0.5), as)).toMatchObject({
      mime: 'audio/wav',
      durationS: 0.5,
    })
    const reply = await test.app.inject({ url: mp3.url, headers: { host: 'localhost' } })
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(reply.rawPayload).toEqual(Buffer.from(song))
  })

  it('is told apart by its tracks: a box with sound alone is a song', async () => {
    const as = test.guest()
    const recorded = await stored(await boxedSong('webm'), as)
    expect(recorded).toMatchObject({ mime: 'audio/webm', width: null, height: null })
    expect(recorded.durationS).toBeCloseTo(1, 1)
    expect(await stored(await boxedSong('mp4'), as)).toMatchObject({ mime: 'audio/mp4' })
    const { rows } = await test.call(api.uploads.list, { medium: 'song' }, { as })
    expect(rows).toHaveLength(2)
  })

  it('with a sound that cannot be decoded is named, with what to do', async () => {
    const { status, body } = await upload([soundAlone], { language: 'zh-TW', name: 'phone.m4a' })
    expect([status, body]).toMatchObject([422, { error: 'sound.codec' }])
    expect(body.message).toMatch(/AAC 編碼，本伺服器無法讀取/)
  })

  it('is read in part, as players do', async () => {
    for (const bytes of [video, song]) {
      const { url } = await stored(bytes, test.guest())
      const headers = { host: 'localhost', range: 'bytes=1000-1999' }
      const reply = await test.app.inject({ url, headers })
      expect([reply.statusCode, reply.headers['content-range']]).toEqual([
        206,
        `bytes 1000-1999/${bytes.byteLength}`,
      ])
      expect(reply.rawPayload).toEqual(Buffer.from(bytes.subarray(1000, 2000)))
    }
  })

  it('is listed by what it is, and deleted as any other', async () => {
    const as = test.guest()
    const clip = await stored(video, as)
    const mp3 = await stored(song, as)
    const picture = await stored(png, as, 'pic')
    const list = async (medium?: 'picture' | 'clip' | 'song') => {
      const { rows, count } = await test.call(api.uploads.list, { medium }, { as })
      expect(count).toBe(rows.length)
      return rows.map(({ id }) => id)
    }
    expect(await list()).toEqual([picture.id])
    expect(await list('clip')).toEqual([clip.id])
    expect(await list('song')).toEqual([mp3.id])
    await test.call(api.uploads.remove, { id: clip.id }, { as })
    expect(await list('clip')).toEqual([])
    const gone = await test.app.inject({ url: clip.url, headers: { host: 'localhost' } })
    expect(gone.statusCode).toBe(404)
  })

  it('is no attachment that a model could see', async () => {
    const as = test.guest()
    const { id } = await stored(song, as)
    const models = await test.call(api.models.listChat, {})
    const gptModelId = models.find((model) => model.name === 'Seeing')?.id ?? 0
    const ask = { prompt: 'What is this?', gptModelId, options: { attachments: [id] } }
    await expect(test.events(api.chat.process, ask, { as })).rejects.toThrow('not_a_picture')
  })
})

describe('what is no clip and no song', () => {
  it.each<[string, Uint8Array, string]>([
    ['a picture', png, 'uploads.not_media'],
    ['words', Buffer.from('#!/bin/sh\nrm -rf /\n'.repeat(20)), 'uploads.not_media'],
    ['half a clip', video.subarray(0, video.length / 2), 'clip.broken'],
    ['half a song', wav.subarray(0, 40_000), 'sound.broken'],
    ['the head of a clip', video.subarray(0, 32), 'clip.unknown'],
    ['nothing', new Uint8Array(), 'uploads.not_media'],
  ])('is refused, and nothing is listed: %s', async (_, bytes, error) => {
    const as = test.guest()
    const { status, body } = await upload([bytes], { as, name: 'song.mp3' })
    expect([status, body]).toMatchObject([422, { error }])
    for (const medium of ['picture', 'clip', 'song'] as const)
      expect((await test.call(api.uploads.list, { medium }, { as })).count).toBe(0)
  })

  it.each<['zh-CN' | 'zh-TW' | 'en-US', Record<string, string>]>([
    [
      'zh-CN',
      {
        neither: '无法识别为视频或音频，支持 MP4、MOV、WebM 和 MP3、WAV、FLAC、Ogg。',
        clip: '视频文件已损坏或不完整，请换一份。',
        song: '音频文件已损坏或不完整，请换一份。',
      },
    ],
    [
      'zh-TW',
      {
        neither: '無法辨識為影片或音訊，支援 MP4、MOV、WebM 與 MP3、WAV、FLAC、Ogg。',
        clip: '影片檔案已損毀或不完整，請換一份。',
        song: '音訊檔案已損毀或不完整，請換一份。',
      },
    ],
    [
      'en-US',
      {
        neither: 'Can’t read this file. Use an MP4, MOV, WebM, MP3, WAV, FLAC, or Ogg.',
        clip: 'This video is damaged or incomplete. Try another copy.',
        song: 'This audio file is damaged or incomplete. Try another copy.',
      },
    ],
  ])('is told why wholly in the caller’s language: %s', async (language, said) => {
    const told = async (bytes: Uint8Array) => {
      const { body } = await upload([bytes], { language })
      return body.success ? '' : body.message
    }
    expect({
      neither: await told(png),
      clip: await told(video.subarray(0, video.length / 2)),
      song: await told(wav.subarray(0, 40_000)),
    }).toEqual(said)
  })

  it('is not taken where it is too long', async () => {
    const silence = new Uint8Array(44 + (mediaLimits.seconds + 1) * 8000)
    silence.set((await smallSong('wav', 0.1)).subarray(0, 44))
    const view = new DataView(silence.buffer)
    view.setUint16(22, 1, true)
    view.setUint32(24, 8000, true)
    view.setUint16(32, 1, true)
    view.setUint16(34, 8, true)
    view.setUint32(40, silence.length - 44, true)
    const { status, body } = await upload([silence])
    expect([status, body]).toMatchObject([
      422,
      { error: 'sound.too_long', message: expect.stringContaining('1200') },
    ])
  })

  // Pieces that end at the limit, and those that do not.
  it.each([1024 * 1024, 999_999])('is not taken where it is too large: %i', async (size) => {
    const piece = new Uint8Array(size)
    const pieces = Array.from({ length: Math.ceil(mediaLimits.bytes / size) + 1 }, () => piece)
    const { status, body } = await upload(pieces)
    expect([status, body]).toMatchObject([
      413,
      { error: 'uploads.too_large', message: expect.stringContaining('200') },
    ])
  })
})
