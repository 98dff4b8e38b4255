import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EngineError } from '@atelier/engines/errors'
import type { MediaDesk } from '@atelier/engines/media-desk/media-desk'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { type ReceiveDependencies, receiveMedia } from './receive-media.ts'

let comingFolder: string
beforeAll(async () => {
  comingFolder = await mkdtemp(join(tmpdir(), 'atelier-coming-'))
})
afterAll(() => rm(comingFolder, { recursive: true }))

/** Receives some bytes, which are judged as `surveySound` says. */
const take = (
  surveySound: MediaDesk['surveySound'],
  receive = (file: string) => writeFile(file, 'some bytes'),
) =>
  receiveMedia(receive, 1, {
    clock: systemClock,
    comingFolder,
    mediaDesk: { surveySound, readTracks: async () => 'unboxed' },
  } as unknown as ReceiveDependencies)

it('a clip on its way leaves nothing behind, however that ends', async () => {
  const broken = () => Promise.reject(new EngineError('invalid', 'It is broken.'))
  await expect(take(broken)).rejects.toThrow('uploads.not_media')
  const cut = async (file: string) => {
    await writeFile(file, 'half')
    throw new Error('the line broke')
  }
  await expect(take(broken, cut)).rejects.toThrow('the line broke')
  expect(await readdir(comingFolder)).toEqual([])
})

it('what a process that was killed has left goes when the next one comes', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => join(comingFolder, name))
  for (const file of [old, fresh]) await writeFile(file ?? '', 'half')
  await utimes(old ?? '', 0, 0)
  await take(() => Promise.reject(new Error('not read'))).catch(() => undefined)
  expect(await readdir(comingFolder)).toEqual(['fresh'])
  await rm(fresh ?? '')
})

it('a clip is read where it lies, with whose it is', async () => {
  const survey = vi.fn<MediaDesk['surveySound']>(() => Promise.reject(new Error('not read')))
  await take(survey).catch(() => undefined)
  const [file, , asker] = survey.mock.calls[0] ?? []
  expect(file).toEqual({ path: expect.stringContaining(comingFolder), bytes: 10 })
  expect(asker).toMatchObject({ person: 1 })
})
