const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const media = {
  clipBroken: 'This browser cannot show this clip',
  songs: ({ n }: { n: number }) => count(n, 'song', 'songs'),
  play: ({ title }: { title: string }) => `Play: ${title}`,
  pause: ({ title }: { title: string }) => `Pause: ${title}`,
  place: ({ title }: { title: string }) => `Place in ${title}`,
  placeOf: ({ at, of }: { at: string; of: string }) => `${at} of ${of}`,
  songBroken: 'This song cannot be played',
  soundUnknown: 'This browser cannot play sound of this kind',
  lyrics: 'Lyrics',
}
export type MediaTexts = typeof media
