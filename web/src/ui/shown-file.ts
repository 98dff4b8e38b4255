// A file as it is shown, and what it is.

export type ShownFile = {
  url: string
  mime: string
  /** The small picture of it; empty when there is none. */
  thumbnail: string
  /** What stands in its place until it has come, as a data URL; empty when there is none. */
  blur: string
  durationS: number | null
  about: {
    readonly stem?: string
    readonly title?: string
    /** How loud it is along its length. */
    readonly peaks?: readonly number[]
  }
}

export type FileFaceProps = {
  file: ShownFile
  alt: string
  /** Fetched only when it comes near: for very many at once. */
  lazy?: boolean
  /** Without what says how long it is: for places of a few fingers' width. */
  small?: boolean
}

export type Medium = 'picture' | 'clip' | 'sound'

export function mediumOf({ mime }: { mime: string }): Medium {
  if (mime.startsWith('video/')) return 'clip'
  return mime.startsWith('audio/') ? 'sound' : 'picture'
}
