// Songs of works, as the form takes them. Pure.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import type { BroughtFile } from '../../features/making/studio/take-recipe.ts'

const isSound = ({ mime }: Pick<WorkFile, 'mime'>): boolean => mime.startsWith('audio/')

type Maker = Pick<Work, 'id' | 'prompt' | 'modelId'>

/** The songs of a work, each with its place in it. */
export const songsOf = (work: Maker & Pick<Work, 'files'>): BroughtFile[] =>
  work.files.flatMap((file, index) => (isSound(file) ? [broughtSong(work, file, index)] : []))

/** The song of a work; undefined where the file is none. */
export const songAt = (work: Maker, file: WorkFile | undefined, index: number) =>
  file && isSound(file) ? broughtSong(work, file, index) : undefined

/** What the song of a work is called: its title, else what it was told; empty for neither. */
export const songName = (
  { prompt }: Pick<Work, 'prompt'>,
  file: Pick<WorkFile, 'about'> | undefined,
): string => file?.about.title || prompt.slice(0, 120)

const broughtSong = (work: Maker, file: WorkFile, index: number): BroughtFile => ({
  ...file,
  name: songName(work, file),
  place: { workId: work.id, index, modelId: work.modelId },
})
