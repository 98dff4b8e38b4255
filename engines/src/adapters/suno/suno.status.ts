// Where a request stands. Words come in both cases and in many spellings, those of gateways documented by hardly any of them; one that
// nobody knows is one that goes on.
import type { MadeSong, MusicOutcome } from '../../kinds/music.ts'
import type { StemsOutcome } from '../../kinds/stems.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { shownWords } from '../../upstream-words.ts'
import type { ClipReading, Reading } from './suno.dialect.ts'
import { kindOfWords } from './suno.failures.ts'
import type { KnownSong, SunoTicket } from './suno.ticket.ts'

type Meaning = 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'unheard'

const words: readonly (readonly [Meaning, RegExp])[] = [
  ['waiting', /^(pending|submitted|queued|queueing|not_?start|waiting)$/],
  ['done', /^(success|complete|completed|succeeded|finished)$/],
  ['failed', /^(error|failed|failure|(create_task|generate_(audio|lyrics|mp4))_failed)$/],
  ['refused', /^sensitive_word_error$/],
  // The callback failed, which nobody listens to; the songs may be there.
  ['unheard', /^callback_exception$/],
]

export const meaningOf = (word: string): Meaning =>
  words.find(([, pattern]) => pattern.test(word.trim().toLowerCase()))?.[0] ?? 'running'

const isOver = (meaning: Meaning) => ['done', 'failed', 'refused'].includes(meaning)

/** A song that only streams can be heard, but is not final. */
const isFinished = ({ word, audio }: ClipReading): boolean =>
  Boolean(audio) && (!word || meaningOf(word) === 'done')

/** What all songs come to, where the whole has no word: nothing is over before all are. */
function meaningOfAll(clips: readonly ClipReading[]): Meaning {
  const each = clips.map(({ word }) => meaningOf(word ?? ''))
  if (each.every((one) => one === 'waiting')) return 'waiting'
  if (!each.every(isOver)) return 'running'
  return each.find((one) => one === 'done') ?? each[0] ?? 'running'
}

const meaningOfWhole = ({ word, clips }: Reading): Meaning =>
  word === undefined ? meaningOfAll(clips) : meaningOf(word)

export type SunoStatus = WorkStatus<MusicOutcome> & { finished?: readonly ClipReading[] }

/** What a reading comes to: songs of a pair that are complete count, whatever became of the other. */
export function statusOf(
  reading: Reading,
  ticket: SunoTicket,
  secrets: readonly string[],
): SunoStatus {
  const { clips, lyrics, progress } = reading
  const whole = meaningOfWhole(reading)
  const finished = clips.filter(isFinished)
  const goesOn = clips.some((clip) => clip.word && !isOver(meaningOf(clip.word)))
  const isFailed = whole === 'failed' || whole === 'refused'
  const isComplete = whole === 'done' || (whole === 'unheard' && finished.length === clips.length)

  if ((isComplete && !goesOn) || isFailed) {
    if (ticket.task === 'write-lyrics' && lyrics.length > 0)
      return { state: 'done', outcome: { songs: [], lyrics } }
    if (ticket.task !== 'write-lyrics' && finished.length > 0) return doneWith(finished, ticket)
  }
  if (isFailed) return failedAs(whole, reading, secrets)
  if (whole === 'waiting' && finished.length === 0) return { state: 'waiting' }
  // The word of success may come before what it is about.
  return { state: 'running', ...(progress === undefined || whole === 'done' ? {} : { progress }) }
}

/** The same of a song that is taken apart: all tracks come at once. */
export function stemsStatusOf(
  reading: Reading,
  secrets: readonly string[],
): WorkStatus<StemsOutcome> {
  const whole = meaningOfWhole(reading)
  const stems = (reading.stems ?? []).map(({ name, url }) => ({ name, audio: { url } }))
  const isOver = whole === 'done' || whole === 'unheard'
  if (isOver && stems.length > 0) return { state: 'done', outcome: { stems } }
  if (whole === 'failed' || whole === 'refused') return failedAs(whole, reading, secrets)
  return { state: whole === 'waiting' ? 'waiting' : 'running' }
}

function failedAs(
  whole: Meaning,
  reading: Reading,
  secrets: readonly string[],
): Extract<WorkStatus<never>, { state: 'failed' }> {
  const words = [reading.reason, ...reading.clips.map(({ reason }) => reason)].find(Boolean) ?? ''
  const message = shownWords(words, secrets)
  const kind = whole === 'refused' ? 'refused' : kindOfWords(message)
  return { state: 'failed', kind, message: message || 'The upstream gave no reason.' }
}

function doneWith(finished: readonly ClipReading[], ticket: SunoTicket): SunoStatus {
  const songs = finished.map((clip) => toSong(clip, ticket.title))
  const kept: SunoTicket = { ...ticket, songs: finished.map(toKnown) }
  return { state: 'done', outcome: { songs, lyrics: [] }, ticket: kept, finished }
}

const toSong = (clip: ClipReading, requestedTitle: string | undefined): MadeSong => {
  const { audio = '', cover, style, lyrics, seconds } = clip
  const title = requestedTitle || clip.title
  return {
    audio: { url: audio },
    ...(cover ? { cover: { url: cover } } : {}),
    ...(title ? { title } : {}),
    ...(style ? { style } : {}),
    ...(lyrics ? { lyrics } : {}),
    ...(seconds ? { seconds } : {}),
  }
}

const toKnown = ({ id, seconds, style, title }: ClipReading): KnownSong => ({
  id,
  ...(seconds ? { seconds } : {}),
  ...(style ? { style } : {}),
  ...(title ? { title } : {}),
})
