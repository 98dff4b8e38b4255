// What is kept of a clip: all that is needed to make it again and to go on from it. Pictures that were given are in it, cut to the frame
// and compressed, some hundred kilobytes each at most; nobody else keeps them.
import { z } from 'zod'
import type { Ticket } from '../../../kinds/work.ts'
import {
  readTicket as readPainting,
  writeTicket as writePainting,
} from '../image/making/painter-ticket.ts'
import { filmFailure } from './film-failure.ts'
import type { FilmPlan } from './film-plan.ts'
import { cameras, fps, motionMax, secondsMax, weathers } from './film-terms.ts'

const even = z.number().int().min(16).max(1280).multipleOf(2)
const picture = z.base64().max(4_000_000).nullable()

const filmTicket = z.object({
  film: z.literal(1),
  width: even,
  height: even,
  frames: z
    .number()
    .int()
    .min(1)
    .max(secondsMax * fps),
  painting: z.record(z.string(), z.unknown()).nullable(),
  opening: picture,
  ending: picture,
  camera: z.enum(cameras),
  motion: z.number().min(0).max(motionMax),
  start: z.object({ x: z.number(), y: z.number(), zoom: z.number(), swing: z.number() }),
  movedS: z.number().min(0),
  weather: z.enum(weathers),
  weatherS: z.number().min(0),
  cycleS: z.number().positive().nullable(),
  loop: z.boolean(),
  seed: z.number(),
})

export const writeTicket = (plan: FilmPlan): Ticket => ({
  film: 1,
  ...plan,
  painting: plan.painting && writePainting({ plans: [plan.painting], grid: false }),
})

/** Throws EngineError `invalid` for what was never written here. */
export function readTicket(ticket: Ticket): FilmPlan {
  const read = filmTicket.safeParse(ticket)
  if (!read.success) throw filmFailure('film.unknown_work')
  const { film: _, painting, ...plan } = read.data
  const [painted = null] = painting ? readPainting(painting).plans : []
  if (!painted && !plan.opening && !plan.ending) throw filmFailure('film.unknown_work')
  return { ...plan, painting: painted }
}
