import sharp from 'sharp'
import { expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import { homeSize } from './plate.ts'
import { cutPicture, readCut } from './read-picture.ts'

const frame = { width: 64, height: 36 }

const plain = (width: number, height: number, background = '#3366aa') =>
  sharp({ create: { width, height, channels: 3, background } })

it('cuts a picture to the frame', async () => {
  const cut = await readCut(await cutPicture(await plain(300, 300).png().toBuffer(), frame))
  expect({ width: cut.width, height: cut.height }).toEqual(homeSize(64, 36))
  expect(cut.data).toHaveLength(cut.width * cut.height * 3)
})

it('puts what is see-through on white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const file = sharp({ create: { width: 90, height: 90, channels: 4, background: clear } }).png()
  const { data } = await readCut(await cutPicture(await file.toBuffer(), frame))
  expect(Math.min(...data)).toBeGreaterThan(250)
})

const bomb = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect/></svg>'

it.each<[string, () => Promise<Uint8Array>, string]>([
  ['no picture', async () => Buffer.from('not a picture at all'), 'film.unreadable'],
  ['nothing', async () => new Uint8Array(), 'film.unreadable'],
  ['a drawing that is a program', async () => Buffer.from(bomb), 'film.unreadable'],
  [
    'half a picture',
    async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400),
    'film.unreadable',
  ],
  ['a picture of few pixels', () => plain(400, 20).png().toBuffer(), 'film.too_small'],
  ['a moving picture', async () => movingGif(), 'film.animated'],
])('refuses %s and says why', async (_, file, code) => {
  const error = await failureOf(cutPicture(await file(), frame))
  expect([error.kind, error.reason?.code]).toEqual(['invalid', code])
})

/** Two frames, one red and one green. */
const movingGif = (): Promise<Uint8Array> => {
  const pixels = Buffer.concat(
    [
      [255, 0, 0],
      [0, 255, 0],
    ].map((colour) => Buffer.from(Array.from({ length: 80 * 80 }, () => colour).flat())),
  )
  return sharp(pixels, { raw: { width: 80, height: 160, channels: 3, pageHeight: 80 } })
    .gif()
    .toBuffer()
}
