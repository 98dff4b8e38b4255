// From a wish to plans: what each picture of it is to be, before anything is painted.
import { EngineError } from '../../../errors.ts'
import type { ImageRequest } from '../../../kinds/image.ts'
import { createRandom, hashText } from './craft/random.ts'
import { type PainterTicket, type Piece, readTicket } from './pieces.ts'
import { presetOf } from './presets.ts'
import { type PaintingPlan, worldHeight } from './scene/painting-plan.ts'
import { type Style, styles } from './words/manner-words.ts'

export const standardSize = 1024
const fineSize = 1536
/** A tile of a grid, and the longest side there is. */
const tileSize = 768
const mostSize = 2048

const untaken = { untaken: true } as const

const text = (request: ImageRequest, name: string): string => {
  const value = request.params[name]
  return typeof value === 'string' ? value : ''
}
export const numberOf = (request: ImageRequest, name: string, fallback: number): number => {
  const value = request.params[name]
  return typeof value === 'number' ? value : fallback
}

/** The wish's own seed, or one by its key: the same wish painted again after a crash gives the same picture. */
export const seedOf = (request: ImageRequest): number =>
  numberOf(request, 'seed', hashText(request.key) % 4_294_967_295)

export function planOf(request: ImageRequest, seed: number): PaintingPlan {
  const { suffix, style: presetStyle } = presetOf(request.model)
  const [wide = 1, high = 1] = (text(request, 'aspect') || '1:1').split(':').map(Number)
  const width = (worldHeight * wide) / high
  const fine = text(request, 'quality') === 'high'
  const chosen = text(request, 'style')
  const style: Style | 'auto' = presetStyle ?? styles.find((name) => name === chosen) ?? 'auto'
  return {
    prompt: `${request.prompt}${suffix}`,
    negativePrompt: request.negativePrompt,
    style,
    seed,
    twist: { layout: 0, colour: 0, detail: 0 },
    worldWidth: width,
    view: { x: 0, y: 0, width, height: worldHeight },
    size: fine ? fineSize : standardSize,
    chaos: numberOf(request, 'chaos', 0) / 100,
    stylize: Math.sqrt(numberOf(request, 'stylize', 100) / 1000),
    weird: numberOf(request, 'weird', 0) / 3000,
    raw: request.params.raw === true,
    tile: request.params.tile === true,
    fine,
  }
}

/** Pieces for `draw`: `count` of them, each from a seed of its own. */
export function drawPieces(
  request: ImageRequest,
  grid: boolean,
  guide: PaintingPlan['guide'],
): PainterTicket {
  const seed = seedOf(request)
  const count = grid ? 4 : Math.min(4, Math.max(1, request.count))
  const pieces = Array.from({ length: count }, (_, at): Piece => {
    const plan = planOf(request, at === 0 ? seed : hashText(`picture ${at}`, seed))
    const sized = grid ? { ...plan, size: tileSize } : plan
    return { kind: 'painting', plan: guide ? { ...sized, guide } : sized }
  })
  return { pieces, grid }
}

/** Pieces that go on from an earlier work. */
export function followPieces(request: ImageRequest, grid: boolean): PainterTicket {
  if (!request.parent)
    throw new EngineError('invalid', 'It is not said which picture to go on from.', untaken)
  const parent = readTicket(request.parent.ticket)
  const piece = parent.pieces[request.parent.index]
  if (!piece && request.task !== 'reroll')
    throw new EngineError('invalid', 'The work has no such picture.', untaken)
  const seed = seedOf(request)
  const count = grid ? 4 : Math.min(4, Math.max(1, request.count))
  const several = (make: (at: number) => Piece) => ({
    pieces: Array.from({ length: count }, (_, at) => make(at)),
    grid,
  })
  switch (request.task) {
    case 'reroll':
      return {
        ...parent,
        pieces: parent.pieces.map((one, at) => reseeded(one, hashText(`again ${at}`, seed))),
      }
    case 'upscale': {
      const from = piece as Piece
      const size = from.kind === 'painting' ? from.plan.size : from.size
      return {
        pieces: [
          resized(
            from,
            Math.min(mostSize, size * Math.round(numberOf(request, 'scale', 2))),
            text(request, 'variant') === 'creative',
          ),
        ],
        grid: false,
      }
    }
    case 'vary':
      return several((at) =>
        varied(
          piece as Piece,
          hashText(`variant ${at}`, seed),
          text(request, 'variant') !== 'strong',
          grid,
          request.prompt,
        ),
      )
    case 'zoom':
      return several((at) =>
        zoomed(piece as Piece, numberOf(request, 'zoom', 2), at, grid, request.prompt),
      )
    case 'pan':
      return several((at) =>
        panned(piece as Piece, text(request, 'direction') || 'right', at, grid, request.prompt),
      )
    default:
      throw new EngineError('invalid', 'The painter cannot do this.', untaken)
  }
}

const painting = (piece: Piece): PaintingPlan => {
  if (piece.kind === 'painting') return piece.plan
  throw new EngineError('invalid', 'A blend of pictures has nothing beyond its edges.', untaken)
}

const reseeded = (piece: Piece, seed: number): Piece =>
  piece.kind === 'blend' ? { ...piece, seed } : { ...piece, plan: { ...piece.plan, seed } }

function resized(piece: Piece, size: number, creative: boolean): Piece {
  if (piece.kind === 'blend') return { ...piece, size }
  const { twist } = piece.plan
  return {
    ...piece,
    plan: {
      ...piece.plan,
      size,
      fine: true,
      twist: creative ? { ...twist, detail: twist.detail + 1 } : twist,
    },
  }
}

/** Subtle keeps where things are; strong keeps the words and the colours. */
function varied(piece: Piece, seed: number, subtle: boolean, grid: boolean, prompt: string): Piece {
  if (piece.kind === 'blend') return { ...piece, seed, size: grid ? tileSize : piece.size }
  const random = createRandom(seed, 'vary')
  const number = () => random.int(1, 1_000_000_000)
  const { plan } = piece
  const twist = subtle
    ? { ...plan.twist, detail: number() }
    : {
        layout: number(),
        colour: random.chance(0.5) ? plan.twist.colour : number(),
        detail: number(),
      }
  return {
    kind: 'painting',
    plan: { ...plan, twist, prompt: prompt || plan.prompt, size: grid ? tileSize : plan.size },
  }
}

/** The first of several shows just more of the same; the others differ in details. */
function zoomed(piece: Piece, factor: number, at: number, grid: boolean, prompt: string): Piece {
  const plan = painting(piece)
  const { x, y, width, height } = plan.view
  const most = Math.min(factor, (worldHeight * 4) / Math.max(width, height))
  if (most <= 1.001)
    throw new EngineError(
      'invalid',
      'The scene ends here; it cannot be seen from farther away.',
      untaken,
    )
  const view = {
    x: x - (width * (most - 1)) / 2,
    y: y - height * (most - 1) * 0.5,
    width: width * most,
    height: height * most,
  }
  return continued(plan, view, at, grid, prompt)
}

function panned(piece: Piece, direction: string, at: number, grid: boolean, prompt: string): Piece {
  const plan = painting(piece)
  const { x, y, width, height } = plan.view
  const wide = width * 0.5
  const high = height * 0.5
  if (Math.max(width + wide, height + high) > worldHeight * 6)
    throw new EngineError('invalid', 'The scene ends here.', untaken)
  const views: Record<string, PaintingPlan['view']> = {
    left: { x: x - wide, y, width: width + wide, height },
    right: { x, y, width: width + wide, height },
    up: { x, y: y - high, width, height: height + high },
    down: { x, y, width, height: height + high },
  }
  return continued(plan, views[direction] ?? plan.view, at, grid, prompt)
}

const continued = (
  plan: PaintingPlan,
  view: PaintingPlan['view'],
  at: number,
  grid: boolean,
  prompt: string,
): Piece => ({
  kind: 'painting',
  plan: {
    ...plan,
    view,
    size: grid ? tileSize : plan.size,
    twist: { ...plan.twist, detail: plan.twist.detail + at },
    prompt: prompt || plan.prompt,
    tile: false,
  },
})
