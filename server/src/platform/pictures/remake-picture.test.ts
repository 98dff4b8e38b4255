import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { bombAnimation } from '../../testing/pictures.ts'
import { expectPictureTurn, remakePicture } from './remake-picture.ts'

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

describe('a picture that moves', () => {
  const limits = { bytes: 1_000_000, pixels: 1_000_000 }
  const within = { frames: 50, readPixels: 100 * 100 * 40, writtenPixels: 100_000 }

  /** Each frame has a grey of its own. */
  const film = (side: number, pages: number): Promise<Buffer> => {
    const pixels = Buffer.alloc(side * side * pages * 3)
    for (let page = 0; page < pages; page++)
      pixels.fill((page * 53) % 256, page * side * side * 3, (page + 1) * side * side * 3)
    const raw = { width: side, height: side * pages, channels: 3, pageHeight: side } as const
    return sharp(pixels, { raw }).gif().toBuffer()
  }

  async function remade(animation: Buffer) {
    const { bytes, mime, width, height } = await remakePicture(animation, {
      limits,
      moving: within,
    })
    const { pages, pageHeight } = await sharp(bytes, { animated: true }).metadata()
    expect([mime, pageHeight]).toEqual(['image/gif', height])
    return { width, height, pages }
  }

  it('stays as it is where it is small', async () => {
    expect(await remade(await film(100, 5))).toEqual({ width: 100, height: 100, pages: 5 })
  })

  it('is made smaller where all its frames are too many pixels', async () => {
    expect(await remade(await film(100, 40))).toEqual({ width: 50, height: 50, pages: 40 })
  })

  it('ends earlier where it is longer than what is read', async () => {
    expect(await remade(await film(200, 40))).toEqual({ width: 100, height: 100, pages: 10 })
    expect(await remade(await film(4, 300))).toEqual({ width: 4, height: 4, pages: 50 })
  })

  it('of few bytes costs no more for having thousands of frames', async () => {
    const { width, height } = await remakePicture(bombAnimation(100, 5000), {
      limits,
      moving: within,
    })
    expect([width, height]).toEqual([50, 50])
  })

  it('is one picture where not even two are read', async () => {
    const { width, height } = await remakePicture(await film(500, 9), { limits, moving: within })
    expect([width, height]).toEqual([316, 316])
  })
})

it('a file of several pages that is no animation is its first page', async () => {
  const pages = Buffer.alloc(40 * 60 * 3, 120)
  const tiff = await sharp(pages, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
    .tiff()
    .toBuffer()
  expect(await remakePicture(tiff)).toMatchObject({ mime: 'image/jpeg', width: 40 })
})
