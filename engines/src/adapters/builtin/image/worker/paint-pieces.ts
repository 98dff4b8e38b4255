// Pieces to pictures, one after the other, with word of how far it is.
import { EngineError } from '../../../../errors.ts'
import { type Canvas, newCanvas, resize } from '../craft/raster.ts'
import type { PainterTicket, Piece } from '../pieces.ts'
import { paintPlan } from '../scene/paint-plan.ts'
import { blendPictures } from '../tools/blend.ts'
import { readPicture, toPng } from './picture-files.ts'

export type Progress = (percent: number, preview?: () => Canvas) => Promise<void>

/** `scale` makes all smaller: tests need no large pictures. */
export async function paintPieces(
  { pieces, grid }: PainterTicket,
  scale: number,
  progress: Progress,
): Promise<Uint8Array[]> {
  const canvases: Canvas[] = []
  for (const [at, piece] of pieces.entries()) {
    canvases.push(await paintPiece(piece, scale))
    await progress(((at + 1) / pieces.length) * 90, () =>
      grid ? layGrid(canvases) : (canvases.at(-1) as Canvas),
    )
  }
  if (grid) return [await toPng(layGrid(canvases))]
  return Promise.all(canvases.map((canvas) => toPng(canvas)))
}

async function paintPiece(piece: Piece, scale: number): Promise<Canvas> {
  const size = Math.max(
    64,
    Math.round((piece.kind === 'painting' ? piece.plan.size : piece.size) * scale),
  )
  if (piece.kind === 'painting') return paintPlan({ ...piece.plan, size }, () => {})
  const pictures = await Promise.all(
    piece.sources.map((source) => readPicture(Buffer.from(source, 'base64'))),
  )
  if (pictures.length < 2)
    throw new EngineError('invalid', 'A blend needs two pictures.', { untaken: true })
  const longer = Math.max(1, piece.aspect)
  const side = (value: number) => Math.max(2, Math.round((size * value) / longer / 2) * 2)
  return blendPictures(pictures, { width: side(piece.aspect), height: side(1) }, piece.seed)
}

/** Two by two. All have the size of the first. */
function layGrid(canvases: readonly Canvas[]): Canvas {
  const first = canvases[0] as Canvas
  const { width, height } = first
  const out = newCanvas(width * 2, height * 2)
  const context = out.getContext('2d')
  canvases.forEach((canvas, at) => {
    const fitted =
      canvas.width === width && canvas.height === height ? canvas : resize(canvas, width, height)
    context.drawImage(fitted, (at % 2) * width, Math.floor(at / 2) * height)
  })
  return out
}
