import type { Medium } from '@atelier/contract/work-terms'

/** What a file is, by its type; pictures, unless it moves or sounds. */
export const mediumOfFile = ({ mime }: { mime: string }): Medium =>
  mime.startsWith('video/') ? 'clip' : mime.startsWith('audio/') ? 'song' : 'picture'
