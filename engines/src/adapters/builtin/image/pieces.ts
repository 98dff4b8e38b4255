// What a ticket of the painter holds: every picture of a work as a plan that gives the same picture again.
import { z } from 'zod'
import { EngineError } from '../../../errors.ts'
import type { Ticket } from '../../../kinds/image.ts'
import type { PaintingPlan } from './scene/painting-plan.ts'

/** `blend` keeps its pictures small, as base64: it paints them over anyway. */
export type Piece =
  | { kind: 'painting'; plan: PaintingPlan }
  | { kind: 'blend'; sources: string[]; aspect: number; seed: number; size: number }

export type PainterTicket = {
  pieces: Piece[]
  /** They lie in one picture, two by two. */
  grid: boolean
}

const ticketShape = z.object({
  pieces: z
    .array(z.object({ kind: z.enum(['painting', 'blend']) }).loose())
    .min(1)
    .max(8),
  grid: z.boolean(),
})

export const writeTicket = (ticket: PainterTicket): Ticket => ({ ...ticket })

/** Only our own code writes tickets; one of another shape is of an older version or of another engine. */
export function readTicket(ticket: Ticket): PainterTicket {
  const read = ticketShape.safeParse(ticket)
  if (!read.success)
    throw new EngineError('invalid', 'This work cannot be gone on from any more.', {
      untaken: true,
    })
  return read.data as unknown as PainterTicket
}
