// All that is needed to make songs again and to go on from them.
import { z } from 'zod'
import { EngineError } from '../../../../errors.ts'
import type { Ticket } from '../../../../kinds/work.ts'
import { moods } from '../score/plan.ts'
import { scaleNames, tonics } from '../score/scales.ts'
import { sectionKinds } from '../score/score.ts'
import { styleNames } from '../styles/styles.ts'
import type { KeptSong, SongJob } from './song-job.ts'

/** A song and what it was gone on with, in seconds. */
export const longestSongS = 480

const part = z.object({
  seed: z.number(),
  seconds: z.number().min(1).max(300),
  fromBar: z.number().int().min(0).max(2000),
  sections: z.array(z.enum(sectionKinds)).max(2500),
})

const song = z.object({
  plan: z.object({
    style: z.enum(styleNames),
    mood: z.enum(moods).nullable(),
    key: z.object({ tonic: z.enum(tonics), scale: z.enum(scaleNames) }),
    tempo: z.number().min(40).max(240),
    seed: z.number(),
    parts: z.array(part).min(1).max(50),
  }),
  gain: z.number().positive().nullable(),
  title: z.string(),
  style: z.string(),
  lyrics: z.array(z.string()),
})

const composerTicket = z.object({
  composer: z.literal(1),
  songs: z.array(song).min(1).max(2),
  isWhole: z.boolean(),
})

export const writeTicket = ({ songs, isWhole }: SongJob): Ticket => ({
  composer: 1,
  songs,
  isWhole,
})

/** Throws EngineError `invalid` for what the composer never wrote. */
export function readTicket(ticket: Ticket): SongJob {
  const read = composerTicket.safeParse(ticket)
  if (!read.success) throw unknownSong('The composer does not know this song.')
  return { songs: read.data.songs, isWhole: read.data.isWhole }
}

/** There is nothing to go on from. */
export const unknownSong = (why: string): EngineError =>
  new EngineError('invalid', why, { untaken: true, reason: { code: 'composer.unknown_work' } })

/** The song of a work that is meant. Throws EngineError `invalid` where it has none. */
export function songOf(ticket: Ticket, index: number): KeptSong {
  const found = readTicket(ticket).songs[index]
  if (!found) throw unknownSong('The work has no such song.')
  return found
}
