import { ownFailure } from '../own-failure.ts'
import { findBackground, labsOf } from './cutout/find-background.ts'
import { cutOut } from './cutout/soft-matte.ts'
import { byteAt, type Pixels, readPixels, writePng } from './pixels.ts'
import { onePicture, pictureOf, type Tool, wordOf } from './tool.ts'

/** Larger pictures come back this large: the rim is found pixel by pixel. */
const longestSide = 2560

export const removeBackground: Tool = async (request, step) => {
  const picture = await readPixels(pictureOf(request, 'source'), longestSide)
  step(10)
  const background = findBackground(picture, labsOf(picture))
  const kept = background ? share(background, 0) : 0
  if (!background || kept > 0.97) throw ownFailure('tools.no_background')
  if (kept < 0.002) throw ownFailure('tools.nothing_in_front')
  step(60)
  cutOut(picture, background)
  step(85)
  const behind = wordOf(request, 'background', 'transparent')
  if (behind !== 'transparent') lay(picture, behind === 'white' ? 255 : 0)
  return onePicture(await writePng(picture))
}

const share = (marks: Uint8Array, mark: number): number =>
  marks.reduce((sum, each) => sum + (each === mark ? 1 : 0), 0) / marks.length

function lay({ data }: Pixels, shade: number): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = byteAt(data, at + 3) / 255
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = byteAt(data, channel) * alpha + shade * (1 - alpha)
    data[at + 3] = 255
  }
}
