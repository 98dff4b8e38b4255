// What songs can be taken. Pure.
import type { InputSlot } from '@atelier/contract/model-declaration'

/** What the chooser of files offers. */
export const songTypes =
  'audio/mpeg,audio/wav,audio/x-wav,audio/flac,audio/x-flac,audio/ogg,.mp3,.wav,.flac,.ogg,.oga'

/** The server's own limits. */
const largestBytes = 200 * 1024 * 1024
const longestS = 1200

export const largestMegabytes = largestBytes / 1024 / 1024

const endings = /\.(mp3|wav|flac|ogg|oga)$/i

/** What is wrong with a file before it is sent; whether its content is what its name says, the server finds out. */
export function problemOfFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'no-song' | 'large' | null {
  if (!type.startsWith('audio/') && !endings.test(name)) return 'no-song'
  return size > largestBytes ? 'large' : null
}

/** Minutes of the longest song that a model takes, by its slot. */
export const mostMinutes = (slots: readonly InputSlot[]): number =>
  Math.floor(
    Math.min(longestS, slots.find(({ role }) => role === 'song')?.longestS ?? longestS) / 60,
  )

/** What a song is called by its file: without the ending. */
export const nameOfFile = (name: string): string => name.replace(endings, '') || name
