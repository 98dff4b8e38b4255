// From a request to what is to be painted.

import type { ImageInput, ImageRequest } from '../../../../kinds/image.ts'
import { hashText } from '../craft/random.ts'
import { ownFailure } from '../own-failure.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import type { Style } from '../words/manner-words.ts'
import { goOn } from './go-on.ts'
import { gridTiles, type Manner, severalOf } from './manner.ts'
import type { PaintJob } from './paint-job.ts'
import { readTicket } from './painter-ticket.ts'
import { continuingTasks, sides } from './request-terms.ts'

/** Throws EngineError `invalid`. */
export function planPrompt(request: ImageRequest, manner: Manner): PaintJob {
  const { task, params, pictures, key } = request
  // Without a seed the name of the request is one: submitted again after a crash it paints the same.
  const seed = typeof params.seed === 'number' ? params.seed : hashText(key)
  const parent = request.parent
    ? { ...readTicket(request.parent.ticket), index: request.parent.index }
    : null
  if (continuingTasks.includes(task)) {
    if (!parent) throw ownFailure('painter.unknown_work')
    return plain(goOn(request, parent, { seed, manner }))
  }
  const source = pictures.find(({ role }) => role === 'source')
  const first = freshPlan(request, seed, manner)
  const count = manner.grid && !source ? gridTiles : request.count
  const plans = severalOf(first, count)
  const references = bytesOf(pictures, 'reference')
  const weight = Math.min(1, number(params.imageWeight, 1) * (task === 'blend' ? 0.9 : 0.6))
  const job: PaintJob = { plans, grid: manner.grid && !source, references, referenceWeight: weight }
  if (!source) return job
  const mask = pictures.find(({ role }) => role === 'mask')
  const strength = number(params.strength, 0.5)
  return { ...job, source: { data: source.data, strength, ...(mask ? { mask: mask.data } : {}) } }
}

const plain = ({ plans, grid }: { plans: PaintingPlan[]; grid: boolean }): PaintJob => ({
  plans,
  grid,
  references: [],
  referenceWeight: 0,
})

const bytesOf = (pictures: readonly ImageInput[], role: ImageInput['role']): Uint8Array[] =>
  pictures.flatMap((picture) => (picture.role === role ? [picture.data] : []))

function freshPlan(
  request: ImageRequest,
  seed: number,
  { grid, style, scale }: Manner,
): PaintingPlan {
  const { params, prompt, negativePrompt, task, pictures } = request
  const width = worldWidthOf(params.aspect)
  const side = sides[String(params.quality ?? 'standard')] ?? 1024
  const tileSide = grid && !pictures.some(({ role }) => role === 'source') ? side / 2 : side
  const requested = params.style as Style | 'auto' | undefined
  return {
    prompt: task === 'blend' && !prompt ? layoutWords(pictures) : prompt,
    negativePrompt,
    style: style ?? requested ?? 'auto',
    seed,
    twist: { layout: 0, colour: 0, detail: 0 },
    worldWidth: width,
    view: { x: 0, y: 0, width, height: 1000 },
    size: Math.max(64, Math.round(tileSide * scale)),
    chaos: number(params.chaos, 0) / 100,
    stylize: number(params.stylize, 250) / 1000,
    weird: number(params.weird, 0) / 3000,
    raw: params.raw === true,
    tile: params.tile === true,
    fine: params.quality === 'fine',
  }
}

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback

function worldWidthOf(aspect: unknown): number {
  const [across = 1, down = 1] = String(aspect ?? '1:1')
    .split(':')
    .map(Number)
  return Math.round((1000 * across) / down)
}

/** Figures, which mean nothing, that the same pictures always give: what is painted hangs on the pictures and not on the hour. */
const layoutWords = (pictures: readonly ImageInput[]): string =>
  pictures
    .map(({ data }) =>
      hashText(Buffer.from(data.subarray(0, 4096)).toString('latin1'), data.length).toString(),
    )
    .join(' ')
