// All that is needed to paint a work again and to go on from it.
import { z } from 'zod'
import type { Ticket } from '../../../../kinds/image.ts'
import { ownFailure } from '../own-failure.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import { styles } from '../words/manner-words.ts'

const colour = z.tuple([z.number(), z.number(), z.number()])

const plan = z.object({
  prompt: z.string(),
  negativePrompt: z.string(),
  style: z.enum(['auto', ...styles]),
  seed: z.number(),
  twist: z.object({ layout: z.number(), colour: z.number(), detail: z.number() }),
  worldWidth: z.number().positive(),
  view: z.object({
    x: z.number(),
    y: z.number(),
    width: z.number().positive(),
    height: z.number().positive(),
  }),
  size: z.number().min(2).max(4096),
  chaos: z.number(),
  stylize: z.number(),
  weird: z.number(),
  raw: z.boolean(),
  tile: z.boolean(),
  fine: z.boolean(),
  guide: z
    .object({
      colours: z.array(colour),
      focus: z.object({ x: z.number(), horizon: z.number() }),
      weight: z.number(),
    })
    .optional(),
})

const painterTicket = z.object({
  painter: z.literal(1),
  plans: z.array(plan).min(1).max(4),
  grid: z.boolean(),
})

export type PainterTicket = { plans: PaintingPlan[]; grid: boolean }

export const writeTicket = ({ plans, grid }: PainterTicket): Ticket => ({
  painter: 1,
  plans: plans.map(({ guide, ...rest }) => ({ ...rest, ...(guide ? { guide } : {}) })),
  grid,
})

/** Throws EngineError `invalid` for what the painter never wrote. */
export function readTicket(ticket: Ticket): PainterTicket {
  const read = painterTicket.safeParse(ticket)
  if (!read.success) throw ownFailure('painter.unknown_work')
  return {
    grid: read.data.grid,
    plans: read.data.plans.map(({ guide, ...rest }) => ({ ...rest, ...(guide ? { guide } : {}) })),
  }
}
