import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { Ticket } from '../../kinds/work.ts'

const shape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  /** How many clips were wished for: three are made as four. */
  count: z.number().int().positive().optional(),
})
export type ClipTicket = z.output<typeof shape>

/** Throws EngineError `invalid` for a ticket of another engine. */
export function readClipTicket(ticket: Ticket): ClipTicket {
  const { data } = shape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}
