// What files a slot takes, by what they are, and how large they may be.
import type { Medium } from '@atelier/contract/work-terms'
import {
  clipTypes,
  mayBeClip,
  mayBePicture,
  mayBeSong,
  pictureTypes,
  songTypes,
} from '../../../lib/incoming/file-types.ts'

/** The types of each medium, the way a file chooser is told. */
export const acceptOf: { readonly [M in Medium]: string } = {
  picture: pictureTypes,
  clip: clipTypes,
  song: songTypes,
}

const mib = 1024 * 1024

/** What is read at all, in bytes. Pictures are made smaller before they are sent. */
export const largestOf: { readonly [M in Medium]: number } = {
  picture: 200 * mib,
  clip: 200 * mib,
  song: 1024 * mib,
}

/** Whether a slot takes a file, by its type, else by its name: a slot for songs takes the sound of clips. */
export function isOfMedium(file: Pick<File, 'name' | 'type'>, medium: Medium): boolean {
  if (medium === 'picture') return mayBePicture(file)
  return mayBeClip(file) || (medium === 'song' && mayBeSong(file))
}

/** Of slots that take a file, the one for what it says it is comes first. */
export const suits = (file: Pick<File, 'name' | 'type'>, medium: Medium): boolean =>
  medium === 'song' ? !mayBeClip(file) : isOfMedium(file, medium)
