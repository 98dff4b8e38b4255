import { createMp3Writer } from '../../../../audio/encode/mp3-writer.ts'
import type { Stereo } from '../../../../audio/stereo.ts'
import type { TimedWords } from '../../../../kinds/music.ts'
import { readLyrics } from '../lyrics/read-lyrics.ts'
import { timeLyrics } from '../lyrics/time-lyrics.ts'
import { composeSong, type SongScore } from '../score/compose-song.ts'
import type { Section } from '../score/score.ts'
import { findGain, limited } from '../sound/master-song.ts'
import { playSong } from '../sound/play-song.ts'
import { sampleRate } from '../sound/voice.ts'
import { styleOf } from '../styles/styles.ts'
import type { KeptSong, PlayedSong, SongJob, SongReport } from './song-job.ts'

/** Plays the songs one after the other. */
export async function runSongJob(
  { songs, isWhole }: SongJob,
  report: SongReport,
): Promise<PlayedSong[]> {
  const played: PlayedSong[] = []
  for (const song of songs) {
    const done = played.length
    played.push(
      await playKept(song, isWhole, (share) =>
        report(Math.round(((done + share) / songs.length) * 100)),
      ),
    )
  }
  return played
}

async function playKept(
  song: KeptSong,
  isWhole: boolean,
  report: (share: number) => void,
): Promise<PlayedSong> {
  const score = composeSong(song.plan)
  const fromS = isWhole ? 0 : score.lastFromS
  const { blocks, gain, seconds } = soundOf(song, score, fromS, (share) => report(share * 0.7))
  const writer = await createMp3Writer(sampleRate)
  let written = 0
  for (const piece of limited(releasing(blocks), gain)) {
    writer.write(piece)
    written += piece.left.length
    report(0.7 + (0.3 * written) / (seconds * sampleRate))
  }
  return { audio: writer.end(), gain, seconds, timed: timedOf(song, score, fromS, isWhole) }
}

type Sound = { blocks: Stereo[]; gain: number; seconds: number }

/** A song's sound before its loudness is set, and the factor that sets it. */
export function soundOf(
  { plan, gain }: KeptSong,
  score: SongScore,
  fromS: number,
  report: (share: number) => void,
): Sound {
  const blocks: Stereo[] = []
  const seconds = score.seconds - fromS
  let frames = 0
  for (const block of playSong({ score, style: styleOf(plan.style), fromS })) {
    blocks.push(block)
    frames += block.left.length
    report(frames / (seconds * sampleRate))
  }
  return { blocks, gain: gain ?? findGain(blocks), seconds }
}

/** Each block is let go once it was used. */
function* releasing(blocks: Stereo[]): Generator<Stereo> {
  for (let block = blocks.shift(); block; block = blocks.shift()) yield block
}

function timedOf(
  { plan, lyrics }: KeptSong,
  { sections, barS }: SongScore,
  fromS: number,
  isWhole: boolean,
): TimedWords[] {
  return plan.parts.flatMap(({ fromBar }, at) => {
    const text = lyrics[at]
    if (!text || (!isWhole && at < plan.parts.length - 1)) return []
    const until = plan.parts[at + 1]?.fromBar ?? Number.POSITIVE_INFINITY
    const own = ({ startBar }: Section) => startBar >= fromBar && startBar < until
    return timeLyrics(readLyrics(text), sections.filter(own), barS, fromS)
  })
}
