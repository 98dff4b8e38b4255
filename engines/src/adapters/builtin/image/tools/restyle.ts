import { type Pixels, readPixels, writePng } from './pixels.ts'
import { ink } from './restyle/ink.ts'
import { mosaic } from './restyle/mosaic.ts'
import { neon } from './restyle/neon.ts'
import { oil } from './restyle/oil.ts'
import { pixel } from './restyle/pixel.ts'
import { poster } from './restyle/poster.ts'
import { sketch } from './restyle/sketch.ts'
import type { Style } from './restyle/style.ts'
import { watercolour } from './restyle/watercolour.ts'
import { numberOf, onePicture, pictureOf, type Tool, wordOf } from './tool.ts'
import type { RestyleName } from './tool-choices.ts'

const styles: Record<RestyleName, Style> = {
  oil,
  watercolour,
  sketch,
  pixel,
  ink,
  mosaic,
  poster,
  neon,
}

/** Larger pictures come back this large: brushes would be too fine to be seen at more. */
const longestSide = 2048

export const restylePicture: Tool = async (request, step) => {
  const picture = await readPixels(pictureOf(request, 'source'), longestSide)
  step(10)
  const name = wordOf(request, 'style', 'oil')
  const style: Style = Object.hasOwn(styles, name) ? styles[name as RestyleName] : oil
  const made = style(picture, {
    strength: numberOf(request, 'strength', 0.6),
    unit: unitOf(picture),
  })
  step(85)
  return onePicture(await writePng(made))
}

const unitOf = ({ width, height }: Pixels): number => Math.max(1, Math.hypot(width, height) / 540)
