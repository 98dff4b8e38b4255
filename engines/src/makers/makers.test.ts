import { describe, expect, it } from 'vitest'
import type { ImageEngine, ImageOutcome, ImageRequest } from '../kinds/image.ts'
import type { ListedMusicModel, MusicEngine, MusicOutcome, MusicRequest } from '../kinds/music.ts'
import type { ListedStemsModel, StemsEngine, StemsOutcome, StemsRequest } from '../kinds/stems.ts'
import type { ListedVideoModel, VideoEngine, VideoOutcome, VideoRequest } from '../kinds/video.ts'
import type { MadeFile, Ticket, WorkEngine, WorkStatus } from '../kinds/work.ts'
import { createTestIo } from '../testing/test-io.ts'
import { imageMaker } from './image-maker.ts'
import type { Maker, MakerInput, MakerOutcome, MakerRequest } from './maker.ts'
import { makerOf } from './maker-of.ts'
import { musicMaker } from './music-maker.ts'
import { stemsMaker } from './stems-maker.ts'
import { videoMaker } from './video-maker.ts'

const io = { ...createTestIo(), progress() {} }
const file = (name: string): MadeFile => ({ data: new TextEncoder().encode(name) })
const ticket: Ticket = { id: 'upstream-7' }

/** An engine of any kind that notes what it was asked for and answers with one outcome. */
function scripted<Request, Outcome, Listed>(
  outcome: Outcome,
  listed: Listed,
  more: Partial<WorkEngine<Request, Outcome, Listed>> = {},
) {
  const asked: Request[] = []
  const engine: WorkEngine<Request, Outcome, Listed> = {
    listModels: async () => [listed],
    async submit(request) {
      asked.push(request)
      return { outcome, ticket }
    },
    check: async (): Promise<WorkStatus<Outcome>> => ({ state: 'done', outcome, ticket }),
    ...more,
  }
  return { engine, asked }
}

const inputs: MakerInput[] = [
  { role: 'source', mime: 'image/png', data: new Uint8Array([1]), width: 8, height: 6 },
  { role: 'first-frame', mime: 'image/png', data: new Uint8Array([2]), width: 8, height: 6 },
  { role: 'clip', mime: 'video/mp4', data: new Uint8Array([3]), width: 8, height: 6, seconds: 4 },
  {
    role: 'song',
    mime: 'audio/mpeg',
    data: new Uint8Array([4]),
    seconds: 60,
    url: 'https://a.example/s',
  },
]

const makerRequest: MakerRequest = {
  key: 'work-7',
  model: 'm',
  task: 'draw',
  prompt: 'a fox',
  negativePrompt: 'rain',
  inputs,
  params: { seed: 3 },
  count: 2,
  parent: { ticket, index: 1 },
  locale: 'zh-CN',
}

const declaration = {
  tasks: {},
  fields: [],
  mostResults: 1,
  promptLimit: 10,
  negativePrompt: false,
}
const listed = { name: 'm', label: 'M', description: 'One', declaration }

/** What it is asked for and what it gives, told in the words of all kinds. */
async function runBoth(maker: Maker, request = makerRequest): Promise<MakerOutcome> {
  const answer = await maker.submit(request, io)
  const status = await maker.check(ticket, io)
  if (!('outcome' in answer) || status.state !== 'done') return expect.fail('it is not done')
  expect(status).toEqual({ state: 'done', ticket, outcome: answer.outcome })
  expect(answer.ticket).toBe(ticket)
  return answer.outcome
}

describe('a maker of pictures', () => {
  const outcome: ImageOutcome = {
    pictures: [file('a'), file('b')],
    texts: ['said'],
    seed: 9,
    next: ['upscale'],
    tiles: 4,
  }

  it('hands on pictures with their sizes and gives pictures, words, seed, tiles and what may follow', async () => {
    const { engine, asked } = scripted<ImageRequest, ImageOutcome, never>(outcome, {} as never)
    const pictures = inputs.slice(0, 1)
    const made = await runBoth(imageMaker(engine), {
      ...makerRequest,
      inputs: pictures,
    })
    const { inputs: _, ...rest } = makerRequest
    expect(asked).toEqual([{ ...rest, pictures }])
    expect(made).toEqual({
      results: [
        { medium: 'picture', file: file('a') },
        { medium: 'picture', file: file('b') },
      ],
      texts: ['said'],
      seed: 9,
      next: ['upscale'],
      tiles: 4,
    })
  })
})

it('of what an upstream made without an end, no more than the beginning is taken', async () => {
  const outcome: ImageOutcome = {
    pictures: Array.from({ length: 500 }, (_, at) => file(`${at}`)),
    texts: Array.from({ length: 500 }, (_, at) => `${at}`),
  }
  const { engine } = scripted<ImageRequest, ImageOutcome, never>(outcome, {} as never)
  const made = await runBoth(imageMaker(engine), { ...makerRequest, inputs: [] })
  expect([made.results.length, made.texts.length]).toEqual([64, 64])
})

describe('a maker of clips', () => {
  const outcome: VideoOutcome = {
    clips: [{ video: file('a'), poster: file('still') }, { video: file('b') }],
    seed: 5,
  }

  it('hands on all files in roles of clips alone, and gives clips with their pictures at rest', async () => {
    const { engine, asked } = scripted<VideoRequest, VideoOutcome, ListedVideoModel>(
      outcome,
      listed,
    )
    const maker = videoMaker(engine)
    const made = await runBoth(maker, { ...makerRequest, task: 'film' })
    expect(asked).toEqual([{ ...makerRequest, task: 'film', inputs: inputs.slice(1) }])
    expect(made).toEqual({
      texts: [],
      seed: 5,
      results: [
        { medium: 'clip', file: file('a'), poster: file('still') },
        { medium: 'clip', file: file('b') },
      ],
    })
    expect(await maker.listModels(io)).toEqual([{ ...listed, type: 'video' }])
  })
})

describe('a maker of songs', () => {
  const song = { audio: file('a'), title: 'Rain', style: 'jazz', lyrics: 'Drip\ndrop', seconds: 90 }
  const timed = [{ text: 'Drip', startS: 1, endS: 2 }]
  const outcome: MusicOutcome = {
    songs: [
      { ...song, cover: file('cover'), timed },
      { audio: file('b'), timed: [] },
    ],
    lyrics: [],
  }

  it('tells of each song what is known, and nothing else', async () => {
    const { engine, asked } = scripted<MusicRequest, MusicOutcome, ListedMusicModel>(outcome, {
      ...listed,
      sings: true,
    })
    const maker = musicMaker(engine)
    const made = await runBoth(maker, { ...makerRequest, task: 'compose' })
    expect(asked).toEqual([{ ...makerRequest, task: 'compose', inputs: inputs.slice(1) }])
    const { title, style, lyrics } = song
    expect(made).toEqual({
      texts: [],
      results: [
        {
          medium: 'song',
          file: file('a'),
          poster: file('cover'),
          about: { title, style, lyrics, timed },
        },
        { medium: 'song', file: file('b'), about: {} },
      ],
    })
    expect(await maker.listModels(io)).toEqual([{ ...listed, type: 'music' }])
  })

  it('gives lyrics as words whose first line is the title', async () => {
    const words: MusicOutcome = {
      songs: [],
      lyrics: [
        { title: 'Rain', text: 'Drip\ndrop' },
        { title: '', text: 'Untitled' },
      ],
      seed: 0,
    }
    const { engine } = scripted<MusicRequest, MusicOutcome, never>(words, {} as never)
    expect(await runBoth(musicMaker(engine), { ...makerRequest, task: 'write-lyrics' })).toEqual({
      results: [],
      texts: ['Rain\nDrip\ndrop', '\nUntitled'],
      seed: 0,
    })
  })
})

describe('a maker of stems', () => {
  it('gives each stem as a song under its name', async () => {
    const outcome: StemsOutcome = {
      stems: [
        { name: 'vocals', audio: file('v') },
        { name: 'backing', audio: file('b') },
      ],
    }
    const { engine, asked } = scripted<StemsRequest, StemsOutcome, ListedStemsModel>(
      outcome,
      listed,
    )
    const maker = stemsMaker(engine)
    const made = await runBoth(maker, { ...makerRequest, task: 'separate' })
    expect(asked).toEqual([{ ...makerRequest, task: 'separate', inputs: inputs.slice(1) }])
    expect(made).toEqual({
      texts: [],
      results: [
        { medium: 'song', file: file('v'), about: { stem: 'vocals' } },
        { medium: 'song', file: file('b'), about: { stem: 'backing' } },
      ],
    })
    expect(await maker.listModels(io)).toEqual([{ ...listed, type: 'separation' }])
  })
})

describe('a maker of any kind', () => {
  const none: VideoOutcome = { clips: [] }
  const made = (more: Partial<VideoEngine>) =>
    videoMaker(scripted<VideoRequest, VideoOutcome, ListedVideoModel>(none, listed, more).engine)

  it('answers with a ticket where the engine does', async () => {
    const maker = made({ submit: async () => ({ ticket }) })
    expect(await maker.submit(makerRequest, io)).toEqual({ ticket })
  })

  it.each<WorkStatus<VideoOutcome>>([
    { state: 'waiting', ahead: 3 },
    { state: 'running', progress: 40, preview: file('so far') },
    { state: 'failed', kind: 'refused', message: 'no' },
  ])('tells how a request stands as the engine does: $state', async (status) => {
    expect(await made({ check: async () => status }).check(ticket, io)).toEqual(status)
  })

  it('lets troubles of the engine through', async () => {
    const trouble = new Error('out of film')
    const fail = () => Promise.reject(trouble)
    const maker = made({ submit: fail, check: fail, listModels: fail })
    for (const asked of [
      maker.submit(makerRequest, io),
      maker.check(ticket, io),
      maker.listModels(io),
    ])
      await expect(asked).rejects.toBe(trouble)
  })

  it('passes on all else that the engine can, as the engine’s own', async () => {
    const calls: unknown[] = []
    const extra = {
      repeatable: true,
      checkEveryMs: 5000,
      deadlineMs: 60_000,
      textsOf(this: unknown, ...asked: unknown[]) {
        calls.push([this, ...asked])
        return { label: 'Film' }
      },
      async cancel(this: unknown, ...asked: unknown[]) {
        calls.push([this, ...asked])
      },
      async find(this: unknown, ...asked: unknown[]) {
        calls.push([this, ...asked])
        return ticket
      },
    }
    const { engine } = scripted<VideoRequest, VideoOutcome, ListedVideoModel>(none, listed, extra)
    const maker = videoMaker(engine)
    expect(maker).toMatchObject({ repeatable: true, checkEveryMs: 5000, deadlineMs: 60_000 })
    expect(maker.textsOf?.('m', 'zh-TW')).toEqual({ label: 'Film' })
    await maker.cancel?.(ticket, io)
    expect(await maker.find?.('work-7', io)).toBe(ticket)
    expect(calls).toEqual([
      [engine, 'm', 'zh-TW'],
      [engine, ticket, io],
      [engine, 'work-7', io],
    ])
  })

  it('claims nothing that the engine cannot', () => {
    const maker = made({})
    expect(Object.keys(maker).sort()).toEqual(['check', 'listModels', 'submit'])
  })

  it('is there for the kinds that an opened engine has, and no others', () => {
    const video: VideoEngine = scripted<VideoRequest, VideoOutcome, ListedVideoModel>(
      none,
      listed,
    ).engine
    const music = { ...video } as unknown as MusicEngine
    const stems = { ...video } as unknown as StemsEngine
    const image = { ...video } as unknown as ImageEngine
    const kinds = ['image', 'video', 'music', 'stems'] as const
    const has = (engines: Parameters<typeof makerOf>[0]) =>
      kinds.filter((kind) => makerOf(engines, kind) !== undefined)
    expect(has({})).toEqual([])
    expect(has({ video })).toEqual(['video'])
    expect(has({ image, video, music, stems })).toEqual([...kinds])
  })
})
