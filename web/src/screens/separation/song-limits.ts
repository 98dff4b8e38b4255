// What songs can be taken. Pure.
import type { InputSlot } from '@atelier/contract/model-declaration'
import { mediaLimits } from '@atelier/contract/upload-limits'
import { mayBeClip, mayBeSong } from '../../lib/incoming/file-types.ts'

/** What is read at all: of a clip the sound alone is sent. */
const readMax = 1024 * 1024 * 1024

export const largestMegabytes = mediaLimits.bytes / 1024 / 1024

const endings = /\.(mp3|wav|flac|ogg|oga|opus|m4a|m4b|aac|mka|weba|webm|mp4|m4v|mov)$/i

/** What is wrong with a file before it is looked into; what it is, is found out by its content then. */
export function problemOfFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
): 'no-song' | 'large' | null {
  if (!mayBeSong(file) && !mayBeClip(file)) return 'no-song'
  return file.size > (mayBeClip(file) ? readMax : mediaLimits.bytes) ? 'large' : null
}

/** Minutes of the longest song that a model takes, by its slot. */
export const maxMinutes = (slots: readonly InputSlot[]): number =>
  Math.floor(
    Math.min(
      mediaLimits.seconds,
      slots.find(({ role }) => role === 'song')?.longestS ?? mediaLimits.seconds,
    ) / 60,
  )

/** What a song is called by its file: without the ending. */
export const nameOfFile = (name: string): string => name.replace(endings, '') || name
