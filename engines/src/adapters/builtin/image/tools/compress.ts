import sharp from 'sharp'
import { ownFailure } from '../own-failure.ts'
import { encodeFile, isFileFormat } from './encode.ts'
import { numberOf, onePicture, pictureOf, type Step, type Tool, wordOf } from './tool.ts'
import type { FileFormat } from './tool-choices.ts'

/** Below this a picture is better made smaller than worse. */
const minQuality = 30

export const compressPicture: Tool = async (request, step) => {
  const file = pictureOf(request, 'source')
  const longest = numberOf(request, 'longestSide', 4096)
  const kilobytes = numberOf(request, 'kilobytes', 0)
  const format = await formatOf(file, wordOf(request, 'format', 'auto'))
  if (kilobytes === 0)
    return onePicture(await encodeFile(file, format, numberOf(request, 'quality', 75), longest))
  return onePicture(await fitInto(file, { format, longest, max: kilobytes * 1024 }, step))
}

async function formatOf(file: Uint8Array, requested: string): Promise<FileFormat> {
  if (isFileFormat(requested)) return requested
  try {
    const { isOpaque } = await sharp(file).stats()
    return isOpaque ? 'jpeg' : 'webp'
  } catch (cause) {
    throw ownFailure('tools.unreadable', {}, cause)
  }
}

type Fit = { format: FileFormat; longest: number; max: number }

/** The best quality that fits; where even the least does not, at a smaller size. */
async function fitInto(file: Uint8Array, { format, longest, max }: Fit, step: Step) {
  const { width, height } = await sharp(file).metadata()
  let side = Math.min(longest, Math.max(width, height))
  for (let round = 0; side >= 16; round += 1) {
    step(Math.min(95, round * 15))
    const best = await bestQuality(max, (quality) => encodeFile(file, format, quality, side))
    if (best) return best
    side = Math.floor(side * 0.8)
  }
  throw ownFailure('tools.not_small_enough')
}

async function bestQuality(
  max: number,
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array | undefined> {
  let low = minQuality
  let high = 95
  let best = await encode(low)
  if (best.length > max) return undefined
  while (high - low > 2) {
    const middle = Math.round((low + high) / 2)
    const file = await encode(middle)
    if (file.length <= max) {
      best = file
      low = middle
    } else high = middle
  }
  return best
}
