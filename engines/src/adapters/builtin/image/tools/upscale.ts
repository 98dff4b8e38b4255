import { ownFailure } from '../own-failure.ts'
import { readPixels, resizePixels, writePng } from './pixels.ts'
import { sharpenEdges } from './sharpen-edges.ts'
import { numberOf, onePicture, pictureOf, type Tool, within, wordOf } from './tool.ts'

export const longestUpscaled = 8192

/** Lanczos enlarges, then edges are drawn together again, which enlarging had spread out. */
export const upscalePicture: Tool = async (request, step) => {
  const scale = wordOf(request, 'scale', '2') === '4' ? 4 : 2
  const small = await readPixels(pictureOf(request, 'source'))
  const [width, height] = [small.width * scale, small.height * scale]
  if (Math.max(width, height) > longestUpscaled)
    throw ownFailure('tools.too_large', { width, height, most: longestUpscaled })
  step(5)
  const large = await resizePixels(small, width, height)
  step(20)
  sharpenEdges(large, scale, numberOf(request, 'detail', 0.6), within(step, 20, 90))
  return onePicture(await writePng(large))
}
