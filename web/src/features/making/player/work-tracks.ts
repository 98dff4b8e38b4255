import type { WorkFile } from '@atelier/contract/features/making/works'
import type { Track } from './track.ts'

/** A work with sound, as far as the player shows it. */
export type PlayedWork = {
  id: number
  /** What the work is called; where it has several songs, each goes by its own title. */
  name: string
  /** Who made it: the shown name of a model. */
  model: string
  files: readonly WorkFile[]
  /** Where its title leads; the page of the published work when nothing is said. */
  link?: string
}

/** What a file tells of how it sounds, as tracks have it. */
export const soundOf = ({
  timed = [],
  lyrics = '',
  peaks = [],
}: WorkFile['about']): Required<Pick<Track, 'timed' | 'lyrics' | 'peaks'>> => ({
  timed,
  lyrics,
  peaks: peaks.map((peak) => peak / 100),
})

const isSound = ({ mime }: WorkFile): boolean => mime.startsWith('audio/')

/** The name of the track of a file, in the player. */
export const trackIdOf = (
  { id, files }: Pick<PlayedWork, 'id' | 'files'>,
  file: WorkFile,
): string => `${id}-${files.indexOf(file)}`

/** All sound of a work, in order. Its tracks are named by the place of their file: `12-0` is the first one of work 12. */
export function tracksOf({ id, name, model, files, link }: PlayedWork): Track[] {
  const isOne = files.filter(isSound).length === 1
  return files.flatMap((file, at) => {
    if (!isSound(file)) return []
    return {
      id: `${id}-${at}`,
      workId: id,
      ...(link === undefined ? {} : { link }),
      url: file.url,
      title: isOne ? name : file.about.title || name,
      artist: model,
      cover: file.thumbnail,
      durationS: file.durationS,
      ...soundOf(file.about),
    }
  })
}
