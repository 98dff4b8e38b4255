// Upstreams that works of every kind are made at, with files that play: what comes from them is read before it is kept.
import { startFalServer } from '@atelier/engines/testing/fal-server'
import { startMidjourneyServer } from '@atelier/engines/testing/midjourney-server'
import { sampleClip } from '@atelier/engines/testing/sample-clip'
import { startNewApiServer } from '@atelier/engines/testing/suno-new-api-server'
import type { Stage, WorkStandIn } from '@atelier/engines/testing/work-stand-in'
import { afterAll, beforeAll } from 'vitest'
import { smallSong } from '../../../server/src/testing/media.ts'
import type { Kind } from './requests.ts'

export type Makers = {
  pictures: WorkStandIn
  /** Of clips, and of songs taken apart. */
  gateway: WorkStandIn
  songs: WorkStandIn
  of(kind: Kind): WorkStandIn
  /** For a server that is to ask them. */
  env(): Record<string, string>
  move(stage: Stage): void
  /** Wishes that were taken, of all kinds. */
  taken(): number
  /** Requests of every sort. */
  asked(): number
  /** What was handed over more than once; every wish has words, or a song, of its own. */
  handedOverTwice(): string[]
}

/** Started before all tests of a file, ended after. */
export function useMakers(): Makers {
  const makers = {} as Makers
  const all = () => [makers.pictures, makers.gateway, makers.songs]
  const sum = (read: (maker: WorkStandIn) => number) =>
    all().reduce((so, maker) => so + read(maker), 0)

  beforeAll(async () => {
    const playable = { clip: (await sampleClip()).video, song: await smallSong('mp3') }
    makers.pictures = await startMidjourneyServer({ line: 'trueai' })
    makers.gateway = await startFalServer({ playable })
    makers.songs = await startNewApiServer({ playable })
  }, 60_000)
  afterAll(async () => {
    for (const maker of all()) await maker?.close()
  })

  return Object.assign(makers, {
    of: (kind: Kind) =>
      ({
        picture: makers.pictures,
        clip: makers.gateway,
        song: makers.songs,
        stems: makers.gateway,
      })[kind],
    env: () => ({
      MIDJOURNEY_PROXY_URL: makers.pictures.url,
      FAL_KEY: 'any',
      FAL_BASE_URL: makers.gateway.url,
      SUNO_API_KEY: 'any',
      SUNO_BASE_URL: makers.songs.url,
      SUNO_DIALECT: 'new-api',
    }),
    move: (stage: Stage) => {
      for (const maker of all()) maker.move(stage)
    },
    taken: () => sum((maker) => maker.taken),
    asked: () => sum((maker) => maker.requests.length),
    handedOverTwice: () => {
      const requests = all().flatMap(({ submits }) => submits.map(({ body }) => wordsOf(body)))
      return requests.filter((request, at) => requests.indexOf(request) < at)
    },
  })
}

function wordsOf(body: unknown): string {
  const { prompt, gpt_description_prompt, audio_url } = body as Record<string, unknown>
  return String(prompt || gpt_description_prompt || audio_url)
}
