// Makes songs by our own code: composes and plays them, but cannot sing. What a request comes to is planned in `making`.
import { EngineError } from '../../../errors.ts'
import type { MadeSong, MusicEngine, MusicOutcome, MusicRequest } from '../../../kinds/music.ts'
import { writeLyrics } from './lyrics/write-lyrics.ts'
import { longestSongS, readTicket, writeTicket } from './making/composer-ticket.ts'
import { planPrompt, seedOf } from './making/plan-request.ts'
import type { PlayedSong, SongJob } from './making/song-job.ts'
import type { SongPool } from './making/song-pool.ts'
import { ownMusicTexts } from './model-texts.ts'
import { composerDeclaration, composerModel, listComposerModels } from './music-models.ts'
import { composeSong } from './score/compose-song.ts'

export type BuiltinMusicOptions = { pool: SongPool }

export function createBuiltinMusic({ pool }: BuiltinMusicOptions): MusicEngine {
  return {
    repeatable: true,
    listModels: async () => listComposerModels(),
    textsOf: (model, locale) => (model === composerModel ? ownMusicTexts(locale) : undefined),
    async submit(request, io) {
      checkTask(request)
      const seed = seedOf(request)
      if (request.task === 'write-lyrics') {
        const { prompt, locale } = request
        return { outcome: { songs: [], lyrics: writeLyrics({ prompt, locale, seed }), seed } }
      }
      const job = planPrompt(request)
      checkLength(job)
      const played = await pool.run(job, {
        signal: io.signal,
        report: (percent) => io.progress(percent),
      })
      const kept = withGains(job, played)
      return { outcome: { ...outcomeOf(kept, played), seed }, ticket: writeTicket(kept) }
    },
    async check(ticket, io) {
      const job = readTicket(ticket)
      const played = await pool.run(job, { signal: io.signal })
      return { state: 'done', outcome: outcomeOf(job, played), ticket }
    },
  }
}

function checkTask({ model, task }: MusicRequest): void {
  if (model === composerModel && composerDeclaration.tasks[task]) return
  throw new EngineError('invalid', `The composer has no "${model}" that does "${task}".`, {
    untaken: true,
  })
}

/** A song that is gone on with again and again must end somewhere. */
function checkLength({ songs }: SongJob): void {
  for (const { plan } of songs)
    if (composeSong(plan).seconds > longestSongS)
      throw new EngineError('invalid', `Songs are at most ${longestSongS} seconds long.`, {
        untaken: true,
        reason: { code: 'composer.too_long', values: { seconds: longestSongS } },
      })
}

/** What goes on from a song is as loud as the song. */
const withGains = (job: SongJob, played: readonly PlayedSong[]): SongJob => ({
  ...job,
  songs: job.songs.map((song, at) => ({ ...song, gain: played[at]?.gain ?? song.gain })),
})

function outcomeOf({ songs, isWhole }: SongJob, played: readonly PlayedSong[]): MusicOutcome {
  const made = played.flatMap(({ audio, seconds, timed }, at): MadeSong[] => {
    const song = songs[at]
    if (!song) return []
    const { title, style } = song
    const lyrics = isWhole ? song.lyrics.filter(Boolean).join('\n\n') : (song.lyrics.at(-1) ?? '')
    return [{ audio: { data: audio }, title, style, seconds, ...(lyrics ? { lyrics, timed } : {}) }]
  })
  return { songs: made, lyrics: [] }
}
