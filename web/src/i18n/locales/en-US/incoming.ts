import type { RefusalReason, RefusalValues } from '../../../lib/incoming/file-refusal.ts'

// Files that are not sent, and what to do about it.
export const incoming = {
  heic: ({ name }) =>
    `${name} is a HEIC image, which this browser can’t open. Save it as JPEG (on iPhone: Settings > Camera > Formats > Most Compatible), or use Safari.`,
  notAPicture: ({ name }) =>
    `${name} isn’t an image this browser can open. Use a JPEG, PNG, WebP, GIF, AVIF, or TIFF.`,
  pictureTooLarge: ({ name, megabytes }) =>
    `${name} is larger than ${megabytes} MB. Resize it and try again.`,
  notASong: ({ name }) => `${name} is an image, not a song.`,
  noSound: ({ name }) => `${name} has no audio. Choose a file with sound.`,
  tooLong: ({ name, minutes }) =>
    `${name} is longer than ${minutes} minutes. Trim it or choose a shorter one.`,
  unreadable: ({ name, codec }) =>
    `${name} uses ${codec} audio, which this browser can’t read. Save it as MP3, WAV, or FLAC, or try Chrome, Edge, or Safari.`,
  notAClip: ({ name }) => `${name} isn’t a video. Use an MP4, MOV, or WebM.`,
  soundAlone: ({ name }) =>
    `${name} has audio only. Choose a video, or use it where a song is needed.`,
  brokenMedia: ({ name }) =>
    `${name} is damaged or in a format we can’t read. Try another copy, such as an MP3 or WAV.`,
  mediaTooLarge: ({ name, megabytes }) =>
    `${name} is larger than ${megabytes} MB. Use a shorter or smaller file, such as an MP3.`,
  gone: ({ name }) => `${name} was moved, renamed, or deleted. Choose it again.`,
} satisfies { readonly [Reason in RefusalReason]: (values: RefusalValues) => string }
export type IncomingTexts = {
  readonly [Reason in RefusalReason]: (values: RefusalValues) => string
}
