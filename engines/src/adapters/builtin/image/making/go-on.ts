// Goes on from an earlier work: the same plan, with another twist, seed, view or size.
import { EngineError } from '../../../../errors.ts'
import type { ImageRequest } from '../../../../kinds/image.ts'
import { hashText } from '../craft/random.ts'
import { ownFailure } from '../own-failure.ts'
import type { PaintingPlan, View } from '../scene/painting-plan.ts'
import { gridTiles, type Manner, severalOf } from './manner.ts'
import type { PainterTicket } from './painter-ticket.ts'
import { longestSide } from './request-terms.ts'

type Parent = PainterTicket & { index: number }
type Chance = { seed: number; manner: Manner }

/** Throws EngineError `invalid`. */
export function goOn(
  request: ImageRequest,
  parent: Parent,
  { seed, manner }: Chance,
): PainterTicket {
  const known = parent.plans[Math.min(parent.index, parent.plans.length - 1)] as PaintingPlan
  const plan = request.prompt ? { ...known, prompt: request.prompt } : known
  const { params, task, count } = request
  const made = manner.grid ? gridTiles : count
  switch (task) {
    case 'vary':
      return {
        plans: variants(tileSized(plan, parent, manner), params.variant === 'strong', seed, made),
        grid: manner.grid,
      }
    case 'reroll':
      return {
        plans: severalOf({ ...tileSized(plan, parent, manner), seed }, made),
        grid: manner.grid,
      }
    case 'upscale':
      return single(enlarged(plan, parent, params.variant === 'creative', seed, manner))
    case 'zoom':
      return single({
        ...wholeSized(plan, parent),
        view: widened(plan.view, Number(params.zoom ?? 2)),
      })
    case 'pan':
      return single(panned(wholeSized(plan, parent), String(params.direction ?? 'right')))
    default:
      throw new EngineError('invalid', `The painter does not go on with "${task}".`)
  }
}

const single = (plan: PaintingPlan): PainterTicket => ({ plans: [plan], grid: false })

/** A tile of a grid has half the side that a picture of its own has. */
const wholeSized = (plan: PaintingPlan, { grid }: Parent): PaintingPlan =>
  grid ? { ...plan, size: plan.size * 2 } : plan

const tileSized = (plan: PaintingPlan, { grid }: Parent, manner: Manner): PaintingPlan => {
  const max = Math.round((manner.grid ? 768 : 1536) * manner.scale)
  const size = manner.grid && !grid ? Math.round(plan.size / 2) : plan.size
  return { ...plan, size: Math.min(size, max) }
}

/** Subtle ones keep what is where and when, and change how it grew; strong ones change all but the words. */
const variants = (
  plan: PaintingPlan,
  strong: boolean,
  seed: number,
  count: number,
): PaintingPlan[] =>
  Array.from({ length: count }, (_, at) => {
    const twist = 1 + (hashText(`vary ${at}`, seed) % 1_000_000)
    return {
      ...plan,
      twist: strong
        ? { layout: twist, colour: twist, detail: twist }
        : { ...plan.twist, detail: twist },
      ...(strong ? {} : { view: nudged(plan.view, twist) }),
    }
  })

/** A step to the side and a little closer. */
function nudged(view: View, twist: number): View {
  const closer = 0.9 + (twist % 7) / 100
  const width = view.width * closer
  const height = view.height * closer
  const x = view.x + (view.width - width) * ((twist % 11) / 10)
  return { x, y: view.y + (view.height - height) * ((twist % 5) / 4), width, height }
}

function enlarged(
  plan: PaintingPlan,
  parent: Parent,
  creative: boolean,
  seed: number,
  { scale }: Manner,
): PaintingPlan {
  if (!parent.grid && plan.size >= longestSide * scale) throw ownFailure('painter.largest')
  const size = Math.min(plan.size * 2, Math.round(longestSide * scale))
  const detail = 1 + (hashText('creative', seed) % 1_000_000)
  return { ...plan, size, fine: true, ...(creative ? { twist: { ...plan.twist, detail } } : {}) }
}

const max = 4000

function widened(view: View, factor: number): View {
  const [width, height] = [view.width * factor, view.height * factor]
  if (Math.max(width, height) > max) throw ownFailure('painter.no_further')
  return {
    x: view.x - (width - view.width) / 2,
    y: view.y - (height - view.height) / 2,
    width,
    height,
  }
}

/** Half a picture more on one side; a picture that is three times as long as it is high loses that much on the other. */
function panned(plan: PaintingPlan, direction: string): PaintingPlan {
  const { view } = plan
  const across = direction === 'left' || direction === 'right'
  const step = (across ? view.width : view.height) / 2
  const back = direction === 'left' || direction === 'up'
  const ratio = across ? (view.width + step) / view.height : (view.height + step) / view.width
  const grown = ratio > 3 ? 0 : step
  const move = back ? -step : step - grown
  const next: View = across
    ? { ...view, x: view.x + move, width: view.width + grown }
    : { ...view, y: view.y + move, height: view.height + grown }
  if (Math.max(Math.abs(next.x), Math.abs(next.y)) > max) throw ownFailure('painter.no_further')
  const size = Math.min(
    longestSide,
    Math.round((plan.size * Math.max(next.width, next.height)) / Math.max(view.width, view.height)),
  )
  return { ...plan, view: next, size }
}
