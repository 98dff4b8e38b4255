// Songs as the player takes them. Pure.
import type { Work } from '@atelier/contract/features/making/works'
import type { Track } from '../../features/making/player/track.ts'
import { soundOf } from '../../features/making/player/work-tracks.ts'
import {
  songLyrics,
  songTitle,
  takeId,
  takeName,
  takesOf,
} from '../../features/making/songs/song.ts'

/** One take as a track; `otherwise` is the title of what has none. Undefined where there is no such take. */
export function trackOf(work: Work, index: number, otherwise: string): Required<Track> | undefined {
  const file = work.files[index]
  if (!file) return undefined
  const name = songTitle(work, otherwise, index)
  return {
    id: takeId(work, index),
    workId: work.id,
    link: `/music?work=${work.id}${index > 0 ? `&at=${index}` : ''}`,
    url: file.url,
    title: takesOf(work).length > 1 ? `${name} (${takeName(index)})` : name,
    artist: work.model,
    cover: file.thumbnail,
    durationS: file.durationS,
    ...soundOf(file.about),
    lyrics: songLyrics(work, index),
  }
}
