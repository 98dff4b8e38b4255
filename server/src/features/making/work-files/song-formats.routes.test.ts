import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atelier/contract'
import { workTypes } from '@atelier/contract/work-terms'
import type { MadeResult } from '@atelier/engines/makers/maker'
import { createMediaDesk } from '@atelier/engines/media-desk/media-desk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallSong } from '../../../testing/media.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accountOf, giveResults, insertWork } from '../../../testing/works.ts'
import { works } from '../works/works.table.ts'
import { createSoundFormats } from './sound-formats.ts'
import { deleteWorkFiles, describeFiles } from './work-files.usecases.ts'

// Reading sound takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

const song = await smallSong('mp3', 2)
const timed = [{ text: 'Drip', startS: 0.5, endS: 1 }]

let test: TestApp
const desk = createMediaDesk()
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(async () => {
  await test.close()
  await desk.close()
})

const at = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })

async function makeSong(about: MadeResult['about'] = {}, data: Uint8Array = song) {
  const as = test.guest()
  const ownerId = await accountOf(test, as)
  const workId = await insertWork(test, ownerId, { prompt: 'rain at night', type: workTypes.music })
  await giveResults(test, { workId, ownerId }, [{ medium: 'song', file: { data }, about }])
  const [file] = (await describeFiles([workId], test.services.workFiles)).get(workId) ?? []
  return { as, workId, ownerId, file: file ?? expect.fail('no song was stored') }
}

const storedOf = async (id: string) =>
  (await readdir(join(test.dataDir, 'files'), { recursive: true }))
    .map((path) => path.split('/').at(-1) ?? '')
    .filter((name) => name.startsWith(id))
    .sort()

const nameOf = (headers: Record<string, unknown>) =>
  decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '',
  )

const survey = (bytes: Uint8Array) =>
  desk.surveySound(
    bytes,
    { longestS: 60, largestBytes: 1e8 },
    {
      signal: new AbortController().signal,
    },
  )

describe('a song in another format', () => {
  it('is the same sound, to be saved under a good name', async () => {
    const { file, workId } = await makeSong({ title: 'Rain: at night?' })
    const wav = await at(`${file.url}&as=wav`)
    expect(wav.statusCode).toBe(200)
    expect(wav.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(nameOf(wav.headers)).toBe(`2026-03-10 ${workId}-1 Rain at night.wav`)
    expect(await survey(wav.rawPayload)).toMatchObject({ mime: 'audio/wav', seconds: 2 })
    const part = await at(`${file.url}&as=wav`, { range: 'bytes=0-3' })
    expect([part.statusCode, part.payload]).toEqual([206, 'RIFF'])
  })

  it('is itself in its own', async () => {
    const { file, workId } = await makeSong()
    const mp3 = await at(`${file.url}&as=mp3`)
    expect(mp3.rawPayload).toEqual(Buffer.from(song))
    expect(nameOf(mp3.headers)).toBe(`2026-03-10 ${workId}-1 rain at night.mp3`)
    expect(await storedOf(file.id)).toEqual([file.id])
  })

  it('is there as it was made, and in no other, where it cannot be decoded here', async () => {
    const aac = await readFile(
      new URL('../../../../../engines/src/audio/decode/testing/sound-alone.mp4', import.meta.url),
    )
    const { file } = await makeSong({ title: 'Rain' }, aac)
    expect(file).toMatchObject({ mime: 'audio/mp4', durationS: 3 })
    const saved = await at(`${file.url}&as=download`)
    expect(saved.rawPayload).toEqual(aac)
    expect(nameOf(saved.headers)).toMatch(/Rain\.m4a$/)
    const wav = await at(`${file.url}&as=wav`)
    expect([wav.statusCode, wav.json().error]).toEqual([422, 'sound.codec'])
  })

  it('of a stem says which one it is', async () => {
    const { file, workId } = await makeSong({ stem: 'vocals' }, await smallSong('wav'))
    for (const as of ['mp3', 'wav'])
      expect(nameOf((await at(`${file.url}&as=${as}`)).headers)).toBe(
        `2026-03-10 ${workId}-1 rain at night vocals.${as}`,
      )
  })

  it('is made once, also when several want it at once, and goes with its work', async () => {
    const { file, workId } = await makeSong()
    const made = vi.fn(desk.convertSound)
    const sounds = createSoundFormats({
      ...test.services.workFiles,
      mediaDesk: { ...desk, convertSound: made },
    })
    const wanted = [file.id, file.id, file.id].map((id) => sounds.make(id, 'wav'))
    expect(await Promise.all(wanted)).toEqual([true, true, true])
    expect(made).toHaveBeenCalledTimes(1)
    const [first, second] = [await at(`${file.url}&as=wav`), await at(`${file.url}&as=wav`)]
    expect(first.rawPayload).toEqual(second.rawPayload)
    expect(await storedOf(file.id)).toEqual([file.id, `${file.id}-wav`])
    await deleteWorkFiles([workId], test.services.workFiles)
    expect(await storedOf(file.id)).toEqual([])
  })

  it('is not kept for a work that was deleted while it was made', async () => {
    const { file } = await makeSong()
    const sounds = createSoundFormats({
      ...test.services.workFiles,
      mediaDesk: {
        ...desk,
        async convertSound(...asked) {
          const made = await desk.convertSound(...asked)
          await test.database.db.update(works).set({ deletedAt: new Date() })
          return made
        },
      },
    })
    expect(await sounds.make(file.id, 'wav')).toBe(false)
    expect(await storedOf(file.id)).toEqual([file.id])
    expect(await sounds.make('nothing-of-that-kind-00', 'wav')).toBe(false)
    await test.database.db.update(works).set({ deletedAt: null })
  })

  it('goes with an account that is deleted', async () => {
    const as = await test.member('singer')
    const ownerId = await accountOf(test, as)
    const workId = await insertWork(test, ownerId)
    const [id = ''] = await giveResults(test, { workId, ownerId }, [
      { medium: 'song', file: { data: song } },
    ])
    await test.services.workFiles.sounds.make(id, 'wav')
    expect(await storedOf(id)).toHaveLength(2)
    await test.call(api.accountData.leave, { name: 'singer', password: 'correct horse' }, { as })
    expect(await storedOf(id)).toEqual([])
  })

  it('is not there for pictures, nor with a wrong key', async () => {
    const { file, workId, ownerId } = await makeSong()
    await deleteWorkFiles([workId], test.services.workFiles)
    const data = await plainPicture(8, 8).png().toBuffer()
    await giveResults(test, { workId, ownerId }, [{ medium: 'picture', file: { data } }])
    for (const as of ['mp3', 'wav', 'lrc'])
      expect((await at(`${file.url}&as=${as}`)).statusCode).toBe(404)
    const other = await makeSong()
    const guess = other.file.url.replace(/key=[^&]+/, 'key=x')
    for (const as of ['mp3', 'wav', 'lrc'])
      expect((await at(`${guess}&as=${as}`)).statusCode).toBe(404)
  })
})

describe('the words of a song', () => {
  it('are a file that players read beside it', async () => {
    const { file, workId } = await makeSong({ title: 'Rain', lyrics: 'Drip', timed })
    const reply = await at(`${file.url}&as=lrc`)
    expect(reply.payload).toBe('[ti:Rain]\n[length:00:02]\n[00:00.50]Drip\n')
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(nameOf(reply.headers)).toBe(`2026-03-10 ${workId}-1 Rain.lrc`)
  })

  it('have no times where none are known, and are not there for a song without any', async () => {
    const { file } = await makeSong({ lyrics: 'Drip\ndrop' })
    expect((await at(`${file.url}&as=lrc`)).payload).toBe('[length:00:02]\nDrip\ndrop\n')
    const silent = await makeSong({ title: 'Rain' })
    const none = await at(`${silent.file.url}&as=lrc`)
    expect([none.statusCode, none.json().error]).toEqual([404, 'works.not_found'])
  })
})
