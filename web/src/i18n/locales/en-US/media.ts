const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const media = {
  clipBroken: 'This browser can’t play this video',
  songs: ({ n }: { n: number }) => count(n, 'song', 'songs'),
  play: ({ title }: { title: string }) => `Play: ${title}`,
  pause: ({ title }: { title: string }) => `Pause: ${title}`,
  place: ({ title }: { title: string }) => `Position in ${title}`,
  placeOf: ({ at, of }: { at: string; of: string }) => `${at} of ${of}`,
  songBroken: 'Couldn’t play this song',
  soundUnknown: 'This browser can’t play this audio format',
  lyrics: 'Lyrics',
}
export type MediaTexts = typeof media
