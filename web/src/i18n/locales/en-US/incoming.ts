import type { RefusalReason, RefusalValues } from '../../../lib/incoming/file-refusal.ts'

// Files that are not sent, and what to do about it.
export const incoming = {
  heic: ({ name }) =>
    `${name} is a HEIC picture, which this browser cannot open. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible), or use Safari.`,
  notAPicture: ({ name }) =>
    `${name} is no picture that this browser can open. Take a JPEG, PNG, WebP, GIF, AVIF or TIFF.`,
  pictureTooLarge: ({ name, megabytes }) =>
    `${name} is larger than ${megabytes} MB, and this browser cannot make it smaller. Save it smaller, and take that.`,
  notASong: ({ name }) => `${name} is a picture, not a song.`,
  noSound: ({ name }) => `There is no sound in ${name}. Take a file with sound.`,
  tooLong: ({ name, minutes }) =>
    `${name} is longer than ${minutes} minutes. Cut it, or take a shorter one.`,
  unreadable: ({ name, codec }) =>
    `The sound in ${name} is ${codec}, which this browser cannot read. Save it as MP3, WAV or FLAC, or try Chrome, Edge or Safari.`,
  notAClip: ({ name }) => `${name} is no clip. Take an MP4, MOV or WebM with moving pictures.`,
  soundAlone: ({ name }) =>
    `${name} holds sound alone. Take a file with moving pictures, or use it where a song is asked for.`,
  brokenMedia: ({ name }) =>
    `${name} is broken or not whole, or of a kind that cannot be read. Take another copy of it, such as an MP3 or WAV.`,
  mediaTooLarge: ({ name, megabytes }) =>
    `${name} is larger than ${megabytes} MB. Take a shorter or a smaller one, such as an MP3.`,
  gone: ({ name }) =>
    `${name} cannot be read any more: it was moved, renamed or deleted. Choose it again.`,
} satisfies { readonly [Reason in RefusalReason]: (values: RefusalValues) => string }
export type IncomingTexts = {
  readonly [Reason in RefusalReason]: (values: RefusalValues) => string
}
