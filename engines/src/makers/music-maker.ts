import type { MusicTask } from '@atelier/contract/work-terms'
import type { MadeSong, MusicEngine } from '../kinds/music.ts'
import { type MadeResult, type Maker, toMaker } from './maker.ts'
import { mediaInputsOf } from './media-inputs.ts'

function toResult({ audio, cover, title, style, lyrics, timed }: MadeSong): MadeResult {
  return {
    medium: 'song',
    file: audio,
    ...(cover ? { poster: cover } : {}),
    about: {
      ...(title ? { title } : {}),
      ...(style ? { style } : {}),
      ...(lyrics ? { lyrics } : {}),
      ...(timed?.length ? { timed: [...timed] } : {}),
    },
  }
}

export const musicMaker = (engine: MusicEngine): Maker =>
  toMaker(engine, {
    toRequest: ({ inputs, task, ...request }) => ({
      ...request,
      task: task as MusicTask,
      inputs: mediaInputsOf(inputs),
    }),
    toOutcome: ({ songs, lyrics, seed }) => ({
      results: songs.map(toResult),
      texts: lyrics.map(({ title, text }) => `${title}\n${text}`),
      ...(seed === undefined ? {} : { seed }),
    }),
    toListed: ({ sings: _, ...model }) => ({ ...model, type: 'music' }),
  })
