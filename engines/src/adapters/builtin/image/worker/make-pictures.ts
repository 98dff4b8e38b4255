// Does one wish, whatever its task. Runs in the worker; knows nothing of threads.

import type { ImageTask } from '@atelier/contract/work-terms'
import sharp from 'sharp'
import { EngineError } from '../../../../errors.ts'
import type { ImageOutcome, ImageRequest, Ticket } from '../../../../kinds/image.ts'
import { gaussianBlur, readCanvas } from '../craft/raster.ts'
import { type PainterTicket, type Piece, writeTicket } from '../pieces.ts'
import { drawPieces, followPieces, numberOf, planOf, seedOf, standardSize } from '../plan-wish.ts'
import { painterNames } from '../presets.ts'
import { describeMeasures } from '../tools/describe-texts.ts'
import { guideOf, measure } from '../tools/measure.ts'
import { repaint, within } from '../tools/repaint.ts'
import { shorten } from '../tools/shorten.ts'
import { type Progress, paintPieces } from './paint-pieces.ts'
import { findPictures, firstPicture, readMask, readPicture, toPng } from './picture-files.ts'
import { useTool } from './use-tool.ts'

export type Made = { outcome: ImageOutcome; ticket?: Ticket }
export type MakeOptions = { scale: number; progress: Progress }

export async function makePictures(request: ImageRequest, options: MakeOptions): Promise<Made> {
  if (request.model === painterNames.tool) return useTool(request, options.progress)
  switch (request.task) {
    case 'describe': {
      const picture = await readPicture(firstPicture(request.pictures, 'source').data, 512)
      return {
        outcome: { pictures: [], texts: describeMeasures(measure(picture), request.locale) },
      }
    }
    case 'shorten':
      return { outcome: { pictures: [], texts: shorten(request.prompt) } }
    case 'edit':
      return edit(request, options)
    case 'draw':
      return findPictures(request.pictures, 'source').length
        ? edit(request, options)
        : drawAnew(request, options)
    case 'blend':
      return blend(request, options)
    default:
      return paint(
        request,
        followPieces(request, isGrid(request) && request.task !== 'upscale'),
        options,
      )
  }
}

const isGrid = ({ model }: ImageRequest): boolean => model === painterNames.midjourney

async function drawAnew(request: ImageRequest, options: MakeOptions): Promise<Made> {
  const references = await Promise.all(
    findPictures(request.pictures, 'reference').map(({ data }) => readPicture(data, 512)),
  )
  const weight = Math.min(0.95, 0.8 * numberOf(request, 'imageWeight', 1))
  return paint(
    request,
    drawPieces(
      request,
      isGrid(request),
      references.length ? guideOf(references, weight) : undefined,
    ),
    options,
  )
}

async function blend(request: ImageRequest, options: MakeOptions): Promise<Made> {
  const pictures = [
    ...findPictures(request.pictures, 'reference'),
    ...findPictures(request.pictures, 'source'),
  ]
  const sources = await Promise.all(
    pictures.map(async ({ data }) =>
      (
        await sharp(data)
          .rotate()
          .resize({ width: 384, height: 384, fit: 'inside' })
          .flatten({ background: '#ffffff' })
          .webp({ quality: 72 })
          .toBuffer()
      ).toString('base64'),
    ),
  )
  const [wide = 1, high = 1] = String(request.params.aspect ?? '1:1')
    .split(':')
    .map(Number)
  const named: Record<string, number> = { portrait: 2 / 3, landscape: 3 / 2, square: 1 }
  const aspect = named[String(request.params.dimensions)] ?? wide / high
  const grid = isGrid(request)
  const seed = seedOf(request)
  const count = grid ? 4 : Math.max(1, Math.min(4, request.count))
  const pieces = Array.from(
    { length: count },
    (_, at): Piece => ({
      kind: 'blend',
      sources,
      aspect,
      seed: seed + at * 7919,
      size: grid ? 768 : standardSize,
    }),
  )
  return paint(request, { pieces, grid }, options)
}

async function paint(
  request: ImageRequest,
  ticket: PainterTicket,
  { scale, progress }: MakeOptions,
): Promise<Made> {
  const files = await paintPieces(ticket, scale, progress)
  const first = ticket.pieces[0] as Piece
  const next = nextOf(ticket, first.kind === 'blend')
  return {
    outcome: {
      pictures: files.map((data) => ({ data })),
      texts: [],
      ...(request.task === 'draw' || request.task === 'blend' ? { seed: seedOf(request) } : {}),
      next,
      ...(ticket.grid ? { tiles: 4 } : {}),
    },
    ticket: writeTicket(ticket),
  }
}

/** What a grid, a single picture and a blend can be asked for. */
function nextOf({ grid }: PainterTicket, blended: boolean): ImageTask[] {
  if (blended) return ['upscale', 'vary', 'reroll', 'edit', 'describe']
  if (grid) return ['upscale', 'vary', 'reroll', 'zoom', 'pan', 'edit', 'describe']
  return ['vary', 'zoom', 'pan', 'upscale', 'reroll', 'edit', 'describe']
}

/** A picture that is there, painted anew: all of it, or where the mask is white. Nothing can be painted again from its ticket. */
async function edit(request: ImageRequest, { scale, progress }: MakeOptions): Promise<Made> {
  const longest = Math.round((request.params.quality === 'high' ? 2048 : 1536) * scale)
  const source = await readPicture(firstPicture(request.pictures, 'source').data, longest)
  const references = await Promise.all(
    findPictures(request.pictures, 'reference').map(({ data }) => readPicture(data, 512)),
  )
  const masked = findPictures(request.pictures, 'mask')[0]
  const { width, height } = source
  const count = Math.max(1, Math.min(4, request.count))
  const seed = seedOf(request)
  const pictures: { data: Uint8Array }[] = []
  for (let at = 0; at < count; at += 1) {
    const plan = sizedLike(planOf(request, seed + at * 7919), width, height)
    const guided = {
      ...plan,
      guide: guideOf(
        references.length ? references : [source],
        masked ? 0.55 : references.length ? 0.7 : 0.3,
      ),
    }
    if (masked) {
      const mask = await readMask(masked.data, width, height)
      if (!mask.some((value) => value > 0.02))
        throw new EngineError('invalid', 'The mask is empty.', { untaken: true })
      const strength = numberOf(request, 'strength', 0.6)
      const soft = gaussianBlur(mask, width, height, Math.max(1, Math.min(width, height) * 0.012))
      const inner = repaint(source, guided, Math.max(strength, 0.7 + strength * 0.3), () => {})
      pictures.push({ data: await toPng(within(source, readCanvas(inner), mask, soft)) })
    } else {
      const canvas = repaint(source, guided, numberOf(request, 'strength', 0.6), () => {})
      pictures.push({ data: await toPng(canvas) })
      await progress(((at + 1) / count) * 90, () => canvas)
    }
    await progress(((at + 1) / count) * 90)
  }
  return { outcome: { pictures, texts: [], seed, next: ['edit', 'describe', 'blend'] } }
}

function sizedLike<Plan extends { view: { x: number; y: number; width: number; height: number } }>(
  plan: Plan,
  width: number,
  height: number,
): Plan & { worldWidth: number; size: number } {
  const worldWidth = (1000 * width) / height
  return {
    ...plan,
    worldWidth,
    view: { x: 0, y: 0, width: worldWidth, height: 1000 },
    size: Math.max(width, height),
  }
}
