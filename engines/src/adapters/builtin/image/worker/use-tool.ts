// The toolbox: each task changes one picture.
import { EngineError } from '../../../../errors.ts'
import type { ImageRequest } from '../../../../kinds/image.ts'
import { toCanvas } from '../craft/raster.ts'
import { numberOf, seedOf } from '../plan-wish.ts'
import { applyStyle } from '../styles/apply-style.ts'
import { describeMeasures } from '../tools/describe-texts.ts'
import { enlarge } from '../tools/enlarge.ts'
import { extend } from '../tools/extend.ts'
import { compress, convert, type Format, slice } from '../tools/file-tools.ts'
import { fillHole } from '../tools/fill-hole.ts'
import { measure } from '../tools/measure.ts'
import { removeBackground } from '../tools/remove-background.ts'
import { type Position, watermark } from '../tools/watermark.ts'
import { type Style, styles } from '../words/manner-words.ts'
import type { Made } from './make-pictures.ts'
import type { Progress } from './paint-pieces.ts'
import { firstPicture, readMask, readPicture, toPng } from './picture-files.ts'

const texts = (all: readonly string[]): Made => ({ outcome: { pictures: [], texts: all } })
const pictures = (...files: Uint8Array[]): Made => ({
  outcome: { pictures: files.map((data) => ({ data })), texts: [], next: [] },
})

export async function useTool(request: ImageRequest, progress: Progress): Promise<Made> {
  const { data } = firstPicture(request.pictures, 'source')
  const { params } = request
  const number = (name: string, fallback: number) => numberOf(request, name, fallback)
  await progress(5)
  switch (request.task) {
    case 'upscale':
      return pictures(await enlarge(data, Number(params.scale ?? 2)))
    case 'remove-background':
      return pictures(await toPng(removeBackground(await readPicture(data))))
    case 'outpaint': {
      const side = (name: string) => Math.round(number(name, 0))
      const sides = { left: side('left'), right: side('right'), up: side('up'), down: side('down') }
      return pictures(
        await toPng(extend(await readPicture(data), sides, seedOf(request), () => {})),
      )
    }
    case 'erase':
      return erase(request)
    case 'restyle': {
      const style: Style = styles.find((name) => name === params.style) ?? 'oil'
      const canvas = toCanvas(await readPicture(data, 2048))
      return pictures(
        await toPng(
          applyStyle(canvas, style, {
            seed: seedOf(request),
            painted: false,
            fine: true,
            strength: number('strength', 1),
          }),
        ),
      )
    }
    case 'describe':
      return texts(describeMeasures(measure(await readPicture(data, 512)), request.locale))
    case 'convert':
      return pictures(
        await convert(data, (params.format ?? 'png') as Format, number('quality', 85)),
      )
    case 'compress':
      return pictures(
        await compress(
          data,
          number('quality', 75),
          number('longestSide', 0),
          (params.format ?? 'auto') as Format | 'auto',
        ),
      )
    case 'watermark': {
      const mark = {
        text: String(params.text ?? ''),
        position: (params.position ?? 'bottom-right') as Position,
        opacity: number('opacity', 0.6),
        size: number('textSize', 4),
        colour: params.colour === 'black' ? ('black' as const) : ('white' as const),
      }
      return pictures(await toPng(watermark(await readPicture(data), mark)))
    }
    case 'slice':
      return pictures(
        ...(await slice(data, Math.round(number('rows', 2)), Math.round(number('columns', 2)))),
      )
    default:
      throw new EngineError('invalid', 'The toolbox cannot do this.', { untaken: true })
  }
}

async function erase(request: ImageRequest): Promise<Made> {
  const picture = await readPicture(firstPicture(request.pictures, 'source').data)
  const mask = await readMask(
    firstPicture(request.pictures, 'mask').data,
    picture.width,
    picture.height,
  )
  const share = mask.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / mask.length
  if (share === 0) throw new EngineError('invalid', 'The mask is empty.', { untaken: true })
  if (share > 0.9)
    throw new EngineError(
      'invalid',
      'The mask covers nearly the whole picture; nothing is left to fill it with.',
      { untaken: true },
    )
  return pictures(await toPng(fillHole(picture, mask, seedOf(request), () => {})))
}
