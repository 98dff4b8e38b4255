import type { Colour } from '../../craft/colour.ts'
import { toLab } from '../../craft/colour.ts'
import { nearest, paletteOf } from '../palette.ts'
import { blankPixels, byteAt, type Pixels } from '../pixels.ts'
import { paintEach, type Style } from './style.ts'

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Coarse squares in few colours, dithered as on old screens. */
export const pixel: Style = (picture, { strength, unit }) => {
  const side = Math.max(2, Math.round(unit * (2 + strength * 5)))
  const small = inSquares(picture, side)
  const palette = paletteOf(small, 24)
  const labs = palette.map(({ lab }) => lab)
  const chosen = Array.from({ length: small.width * small.height }, (_, at): Colour => {
    const [l, a, b] = toLab([
      byteAt(small.data, at * 4),
      byteAt(small.data, at * 4 + 1),
      byteAt(small.data, at * 4 + 2),
    ])
    const x = at % small.width
    const y = Math.floor(at / small.width)
    const dither = ((bayer[(y & 3) * 4 + (x & 3)] as number) / 15 - 0.5) * 0.035
    return palette[nearest(labs, [l + dither, a, b])]?.colour ?? [0, 0, 0]
  })
  return paintEach(picture, (_, to, x, y) => {
    to.set(chosen[Math.floor(y / side) * small.width + Math.floor(x / side)] ?? [0, 0, 0])
  })
}

function inSquares({ width, height, data }: Pixels, side: number): Pixels {
  const small = blankPixels(Math.ceil(width / side), Math.ceil(height / side))
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const sum = [0, 0, 0, 0]
      let count = 0
      for (let row = y * side; row < Math.min(height, (y + 1) * side); row += 1)
        for (let column = x * side; column < Math.min(width, (x + 1) * side); column += 1) {
          count += 1
          for (let channel = 0; channel < 4; channel += 1)
            sum[channel] =
              (sum[channel] as number) + byteAt(data, (row * width + column) * 4 + channel)
        }
      small.data.set(
        sum.map((each) => each / count),
        (y * small.width + x) * 4,
      )
    }
  return small
}
