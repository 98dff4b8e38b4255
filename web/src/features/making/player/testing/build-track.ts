import type { Track } from '../track.ts'

export const buildTrack = (id: string, fields: Partial<Track> = {}): Track => ({
  id,
  workId: 1,
  url: `/${id}.mp3`,
  title: `Title ${id}`,
  artist: 'Composer',
  cover: '',
  durationS: 100,
  timed: [],
  lyrics: '',
  ...fields,
})

export const tracksOf = (ids: string): Track[] => [...ids].map((id) => buildTrack(id))
