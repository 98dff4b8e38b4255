// What a work of music is to its listeners: songs with titles, and two takes where one wish made a pair. Pure.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What it is called: as the song says, as it was wished, by the first words of it; `otherwise` where there are none. */
export function songTitle(
  { files, params, prompt }: Pick<Work, 'files' | 'params' | 'prompt'>,
  otherwise: string,
  index = 0,
): string {
  const [firstLine = ''] = prompt.trim().split('\n')
  return text(files[index]?.about.title) || text(params.title) || firstLine || otherwise
}

/** Its style tags, as the engine understood them, else as they were wished. */
export const songStyle = ({ files, params }: Pick<Work, 'files' | 'params'>, index = 0): string =>
  text(files[index]?.about.style) || text(params.style)

/** The words of a song; empty for one without. */
export const songLyrics = ({ files, params }: Pick<Work, 'files' | 'params'>, index = 0): string =>
  text(files[index]?.about.lyrics) || (params.instrumental === true ? '' : text(params.lyrics))

/** Those of its files that can be heard, each with its place among all. */
export const takesOf = ({ files }: Pick<Work, 'files'>): { file: WorkFile; index: number }[] =>
  files.map((file, index) => ({ file, index })).filter(({ file }) => file.mime.startsWith('audio/'))

/** A, B, C … */
export const takeName = (index: number): string => String.fromCharCode(65 + (index % 26))

/** Names a take among all that can be played. */
export const takeId = (work: Pick<Work, 'id'>, index: number): string => `${work.id}-${index}`
