// What is wished for of each kind, and what a wish that was granted comes to.
import { workTypes } from '@atelier/contract/work-terms'
import { smallSong } from '../../../server/src/testing/media.ts'
import type { Person, Reply } from './people.ts'

export const kinds = ['picture', 'clip', 'song', 'stems'] as const
export type Kind = (typeof kinds)[number]

type Granted = { type: number; mime: string; files: number; price: number }

/** A picture costs 4, a second of a clip 4, a song 10, however many takes come of it, and one taken apart 5. */
export const granted: Record<Kind, Granted> = {
  picture: { type: workTypes.midjourney, mime: 'image/png', files: 1, price: 4 },
  clip: { type: workTypes.video, mime: 'video/mp4', files: 1, price: 20 },
  song: { type: workTypes.music, mime: 'audio/mpeg', files: 2, price: 10 },
  stems: { type: workTypes.separation, mime: 'audio/mpeg', files: 4, price: 5 },
}

const paths: Record<Kind, string> = {
  picture: '/queue/addMjDrawQueue',
  clip: '/queue/runwayVideo',
  song: '/queue/getWholeSong',
  stems: '/queue/separation',
}

/** Asks once for something that nobody has asked for before; undefined when no whole answer came. */
export async function askFor(
  kind: Kind,
  person: Person,
  prompt: string,
): Promise<Reply | undefined> {
  if (kind !== 'stems') return person.attempt('POST', paths[kind], { prompt })
  const upload = await uploadSong(person)
  if (upload === undefined) return undefined
  const inputs = [{ role: 'song', upload }]
  return person.attempt('POST', paths.stems, { prompt, inputs })
}

let songs = 0

/** A song like no other, uploaded; undefined when no whole answer came. */
async function uploadSong(person: Person): Promise<string | undefined> {
  const song = await smallSong('wav', 0.2 + ++songs / 100)
  const form = new FormData()
  form.set('file', new Blob([song]), 'song.wav')
  const reply = await person.attempt('POST', '/upload/media', form)
  return reply?.status === 200 ? reply.data.id : undefined
}
