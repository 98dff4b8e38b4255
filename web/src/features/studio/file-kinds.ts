// What files a slot takes, by what they are, and how large they may be.
import type { Medium } from '@atelier/contract/work-terms'

/** The types of each medium, the way a file chooser is told. */
export const acceptOf: { readonly [M in Medium]: string } = {
  picture: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  clip: 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm',
  song: 'audio/mpeg,audio/wav,audio/flac,audio/ogg,.mp3,.wav,.flac,.ogg',
}

const mib = 1024 * 1024

/** The server's own limits, in bytes. */
export const largestOf: { readonly [M in Medium]: number } = {
  picture: 20 * mib,
  clip: 200 * mib,
  song: 200 * mib,
}

/** Browsers name one type of sound in several ways. */
const otherNames: { readonly [M in Medium]: RegExp } = {
  picture: /(?!)/,
  clip: /^video\/(x-m4v|x-quicktime)$/,
  song: /^(audio\/(mp3|x-mp3|wave|x-wav|vnd\.wave|x-flac|vorbis|opus)|application\/ogg)$/,
}

type NamedFile = Pick<File, 'name' | 'type'>

/** Whether a file is of a medium, by its type, else by its name. What is in it, the server finds out. */
export function isOfMedium({ name, type }: NamedFile, medium: Medium): boolean {
  const known = acceptOf[medium].split(',')
  if (known.includes(type) || otherNames[medium].test(type)) return true
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0]
  return type === '' && ending !== undefined && known.includes(ending)
}
