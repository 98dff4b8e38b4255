// How a request is found again, and the songs that it came to.
import { musicTasks, stemsTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { Ticket } from '../../kinds/work.ts'
import { readTicket as readTicketAs } from '../../task-engine.ts'

const song = z.object({
  id: z.string().min(1),
  /** Its length; absent as long as nobody has told. */
  seconds: z.number().optional(),
  style: z.string().optional(),
  title: z.string().optional(),
})

const shape = z.object({
  task: z.enum([...musicTasks, ...stemsTasks]),
  /** The upstream's name of the request; empty where only songs have names. */
  id: z.string(),
  /** In the order of the outcome once it is done; before, those that are known by name. */
  songs: z.array(song),
  model: z.string(),
  /** As it was asked for, where the upstream could not be told. */
  title: z.string().optional(),
  /** When it was handed over. */
  since: z.string(),
})
export type SunoTicket = z.output<typeof shape>
export type KnownSong = z.output<typeof song>

/** Throws EngineError `invalid` for a ticket of another engine. */
export const readTicket = (ticket: Ticket): SunoTicket => readTicketAs(shape, ticket)

/** The song that a request goes on from, with what is known of it. Throws EngineError `invalid` when there is none. */
export function songOf(parent: { ticket: Ticket; index: number } | null): {
  song: KnownSong
  ticket: SunoTicket
} {
  const ticket = parent && readTicket(parent.ticket)
  const found = ticket?.songs[parent?.index ?? 0]
  if (ticket && found) return { song: found, ticket }
  throw new EngineError('invalid', 'This goes on from an earlier song of the same connection.')
}
