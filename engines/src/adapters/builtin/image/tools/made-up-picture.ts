// Pictures for tests, made by a rule, and the way to read what a tool made of them.
import type { Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { ImageTask, PictureRole } from '@atelier/contract/work-terms'
import type { ImageInput } from '../../../../kinds/image.ts'
import { blankPixels, byteAt, type Pixels, readPixels, writePng } from './pixels.ts'
import { runTool } from './run-tool.ts'

type Paint = (x: number, y: number) => readonly number[]

export function madeUp(width: number, height: number, paint: Paint): Pixels {
  const picture = blankPixels(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      picture.data.set(
        [255, 255, 255, 255].map((full, at) => paint(x, y)[at] ?? full),
        (y * width + x) * 4,
      )
  return picture
}

export async function inputOf(picture: Pixels, role: PictureRole = 'source'): Promise<ImageInput> {
  const { width, height } = picture
  return { role, mime: 'image/png', data: await writePng(picture), width, height }
}

export type Tried = { picture: Pixels; mask?: Pixels; params?: Params; locale?: Locale }

export async function tryTool(
  task: ImageTask,
  { picture, mask, params = {}, locale = 'en-US' }: Tried,
) {
  const pictures = [await inputOf(picture)]
  if (mask) pictures.push(await inputOf(mask, 'mask'))
  const reported: number[] = []
  const outcome = await runTool(task, { pictures, params, locale }, (percent) =>
    reported.push(percent),
  )
  return {
    ...outcome,
    reported,
    made: await Promise.all(outcome.pictures.map((each) => readPixels(each))),
  }
}

export const firstOf = async (task: ImageTask, tried: Tried): Promise<Pixels> =>
  (await tryTool(task, tried)).made[0] as Pixels

export const at = ({ width, data }: Pixels, x: number, y: number): number[] =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4))

/** Mean difference of all channels within a box. */
export function gapBetween(
  a: Pixels,
  b: Pixels,
  [left, top, right, bottom] = [0, 0, a.width, a.height] as readonly number[],
): number {
  let sum = 0
  let count = 0
  for (let y = top as number; y < (bottom as number); y += 1)
    for (let x = left as number; x < (right as number); x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const place = (y * a.width + x) * 4 + channel
        sum += Math.abs(byteAt(a.data, place) - byteAt(b.data, place))
        count += 1
      }
  return sum / count
}
