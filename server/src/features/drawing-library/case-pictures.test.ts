import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from '../../platform/storage/folder-storage.ts'
import { plainPicture } from '../../testing/pictures.ts'
import type { CasePainter } from './case-painter.ts'
import { createCasePictures } from './case-pictures.ts'

const recipe = { prompt: 'a quiet lake', seed: 7, aspect: '1:1' } as const
const log = pino({ level: 'silent' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'case-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a case that takes long to paint', () => {
  it('is asked for again later, painted once, and there in the end', async () => {
    const brush = Promise.withResolvers<void>()
    let begun = 0
    const painter: CasePainter = {
      version: 'slow',
      async paint() {
        begun += 1
        await brush.promise
        return plainPicture(64, 64, 'red').png().toBuffer()
      },
    }
    const storage = createFolderStorage(folder)
    const pictures = createCasePictures({ storage, painter, log, patienceMs: 20 })
    await expect(pictures.open(recipe, 'small')).rejects.toMatchObject({
      code: 'library.not_painted',
      retryAfterS: expect.any(Number),
    })
    await expect(pictures.open(recipe, 'full')).rejects.toMatchObject({
      code: 'library.not_painted',
    })
    brush.resolve()
    const opened = () => pictures.open(recipe, 'full').catch(() => null)
    await expect.poll(opened, { timeout: 15_000 }).not.toBeNull()
    expect(begun).toBe(1)
  })

  it('ends with its painter', async () => {
    let closed = false
    const painter: CasePainter = {
      version: 'closing',
      paint: () => new Promise(() => undefined),
      async close() {
        closed = true
      },
    }
    await createCasePictures({ storage: createFolderStorage(folder), painter, log }).close()
    expect(closed).toBe(true)
  })
})

it('a picture that lies there cut off or foreign is painted again', async () => {
  const place = await mkdtemp(join(tmpdir(), 'hurt-pictures-'))
  let painted = 0
  const painter: CasePainter = {
    version: 'quick',
    async paint() {
      painted += 1
      return plainPicture(300, 300, 'red').png().toBuffer()
    },
  }
  const pictures = createCasePictures({ storage: createFolderStorage(place), painter, log })
  const bytesOf = async () => {
    const { stream } = await pictures.open(recipe, 'full')
    return Buffer.concat(await stream.toArray())
  }
  const whole = await bytesOf()
  const names = await readdir(place, { recursive: true, withFileTypes: true })
  const files = names.filter((each) => each.isFile())
  for (const damaged of [
    ...Array.from({ length: Math.ceil(whole.length / 97) }, (_, at) => whole.subarray(0, at * 97)),
    Buffer.from('GIF89a'.repeat(20)),
  ]) {
    for (const { parentPath, name } of files) await writeFile(join(parentPath, name), damaged)
    const before = painted
    expect(await bytesOf()).toEqual(whole)
    expect(painted).toBe(before + 1)
  }
  for (const { parentPath, name } of files)
    expect((await readFile(join(parentPath, name))).length).toBeGreaterThan(0)
  await rm(place, { recursive: true })
})
