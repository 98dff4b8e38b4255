import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { expectPictureTurn, remakePicture } from './pictures.ts'

// Encoding takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

it('pictures that take long leave room for files to be read', async () => {
  const [width, pageHeight, pages] = [300, 300, 6]
  const pixels = Buffer.alloc(width * pageHeight * pages * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24
  const raw = { width, height: pageHeight * pages, channels: 3, pageHeight } as const
  const moving = await sharp(pixels, { raw }).webp({ quality: 20, effort: 0 }).toBuffer()
  const done: string[] = []
  const pictures = Promise.all(
    Array.from({ length: 5 }, async () => {
      await remakePicture(moving)
      done.push('picture')
    }),
  )
  for (let count = 0; count < 8; count++) {
    await readFile(import.meta.filename)
    done.push('file')
  }
  expect(done.indexOf('picture')).toBe(-1)
  await pictures
})

it('where very many pictures wait, whoever comes next is asked to come again', () => {
  expect(() => expectPictureTurn({ waiting: () => 49 })).not.toThrow()
  expect(() => expectPictureTurn({ waiting: () => 50 })).toThrow('request.too_fast')
})
