import type { Demo } from '@atelier/contract/features/making/media-library'

/** A demo as the file of a clip, as its face is drawn. */
export const demoClip = ({ url, mime, poster, blur, durationS }: Demo) => ({
  url,
  mime,
  blur,
  durationS,
  thumbnail: poster,
  about: {},
})
