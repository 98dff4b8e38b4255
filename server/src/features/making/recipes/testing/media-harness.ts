// An engine whose models make clips, songs and stems, as a test says; and one beside it, at another connection.
import { api } from '@atelier/contract'
import type { Upload } from '@atelier/contract/features/identity/uploads'
import { defineEngine } from '@atelier/engines/engine'
import type { ListedMusicModel, MusicOutcome, MusicRequest } from '@atelier/engines/kinds/music'
import type { ListedStemsModel, StemsOutcome, StemsRequest } from '@atelier/engines/kinds/stems'
import type { ListedVideoModel, VideoOutcome, VideoRequest } from '@atelier/engines/kinds/video'
import { z } from 'zod'
import type { Credential } from '../../../../testing/test-app.ts'
import { openQueueHarness, type QueueHarness } from './queue-harness.ts'

const limits = { mostResults: 2, promptLimit: 100, negativePrompt: false }
const seconds = { name: 'seconds', kind: 'number', min: 1, max: 10, step: 1, fallback: 5 } as const
const slot = { least: 0, most: 1 }

const filming: ListedVideoModel['declaration'] = {
  ...limits,
  tasks: {
    film: {
      prompt: 'optional',
      inputs: [
        { role: 'first-frame', ...slot },
        { role: 'last-frame', ...slot },
      ],
    },
    prolong: { prompt: 'optional', inputs: [], parent: true },
  },
  fields: [seconds],
}

/** As the upstream would name them. */
const clipModels: ListedVideoModel[] = [
  { name: 'camera-1', label: 'Camera 1', declaration: filming },
  { name: 'pika-2.2', label: 'Pika 2.2', declaration: filming },
  {
    name: 'cartoon',
    label: 'Cartoon',
    declaration: {
      ...limits,
      tasks: {
        anime: { prompt: 'none', inputs: [{ role: 'clip', least: 1, most: 1, longestS: 30 }] },
      },
      fields: [],
    },
  },
]

const songModel: ListedMusicModel = {
  name: 'singer-5',
  label: 'Singer 5',
  sings: true,
  declaration: {
    ...limits,
    tasks: {
      compose: { prompt: 'optional', inputs: [] },
      continue: { prompt: 'optional', inputs: [], parent: true },
      join: { prompt: 'none', inputs: [], parent: true },
      'write-lyrics': { prompt: 'wanted', inputs: [] },
    },
    fields: [
      { name: 'style', kind: 'text', max: 50, tasks: ['compose'] },
      {
        name: 'from',
        kind: 'number',
        min: 0,
        max: 480,
        step: 0.01,
        fallback: 0,
        tasks: ['continue'],
      },
    ],
  },
}

/** Takes no files, but songs of its own connection. */
const ownStemsModel: ListedStemsModel = {
  name: 'blade',
  label: 'Blade',
  declaration: {
    ...limits,
    tasks: { separate: { prompt: 'none', inputs: [], parent: true } },
    fields: [],
  },
}

const stemsModel: ListedStemsModel = {
  name: 'knife',
  label: 'Knife',
  declaration: {
    ...limits,
    tasks: {
      separate: { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1, longestS: 60 }] },
    },
    fields: [],
  },
}

/** What each kind makes; nothing at first. */
export type Making = {
  clips(request: VideoRequest): Promise<VideoOutcome>
  songs(request: MusicRequest): Promise<MusicOutcome>
  stems(request: StemsRequest): Promise<StemsOutcome>
}

const never = () => Promise.reject(new Error('everything was done at once'))

type Listed = {
  clips: readonly ListedVideoModel[]
  songs: readonly ListedMusicModel[]
  stems: readonly ListedStemsModel[]
}

const createMediaEngine = (id: string, making: Making, { clips, songs, stems }: Listed) =>
  defineEngine({
    id,
    label: id,
    kinds: ['video', 'music', 'stems'],
    settings: z.object({}),
    create: () => ({
      video: {
        listModels: async () => [...clips],
        submit: async (request) => ({ outcome: await making.clips(request), ticket: { id } }),
        check: never,
      },
      music: {
        listModels: async () => [...songs],
        submit: async (request) => ({ outcome: await making.songs(request), ticket: { id } }),
        check: never,
      },
      stems: {
        listModels: async () => [...stems],
        submit: async (request) => ({ outcome: await making.stems(request) }),
        check: never,
      },
    }),
  })

export type MediaHarness = QueueHarness & {
  making: Making
  /** A clip or song of somebody's, that is only a row; resolves with its id. */
  makeMedia(as: Credential, about: { mime: string; durationS: number }): Promise<string>
  /** Takes a file in fact. */
  send(as: Credential, bytes: Uint8Array): Promise<Upload>
}

/** All models are of one connection, but those called Beside. */
export async function openMediaHarness(
  options: Parameters<typeof openQueueHarness>[0] = {},
): Promise<MediaHarness> {
  const making: Making = {
    clips: async () => ({ clips: [] }),
    songs: async () => ({ songs: [], lyrics: [] }),
    stems: async () => ({ stems: [] }),
  }
  const all = { clips: clipModels, songs: [songModel], stems: [ownStemsModel, stemsModel] }
  const beside = {
    clips: [{ name: 'camera-beside', label: 'Camera Beside', declaration: filming }],
    songs: [{ ...songModel, name: 'singer-beside', label: 'Singer Beside' }],
    stems: [],
  }
  const harness = await openQueueHarness({
    ...options,
    engines: [
      createMediaEngine('media', making, all),
      createMediaEngine('media-beside', making, beside),
      ...(options.engines ?? []),
    ],
  })
  // What is found at another look at the environment is all there is of it.
  const found = ['scripted', 'scripted-image', 'media', 'media-beside'].map((engine) => ({
    engine,
    preset: engine,
    label: engine,
    settings: {},
  }))
  await harness.services.chat.catalog.connectFound(found, 'environment')
  let made = 0
  return {
    ...harness,
    making,
    async makeMedia(as, { mime, durationS }) {
      made += 1
      const id = `media-${made}`
      const { userInfo } = await harness.call(api.auth.getInfo, {}, { as })
      await harness.database.pool.query(
        `insert into uploads (id, key, owner_id, mime, duration_s, bytes) values ($1, $1, $2, $3, $4, 1)`,
        [id, userInfo.id, mime, durationS],
      )
      return id
    },
    async send(as, bytes) {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(bytes)]), 'anything')
      const body = new Response(form)
      const reply = await harness.app.inject({
        method: 'POST',
        url: '/api/upload/media',
        headers: {
          host: 'localhost',
          authorization: as,
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await body.arrayBuffer()),
      })
      const answer = reply.json<{ success: boolean; data: Upload; message: string }>()
      if (!answer.success) throw new Error(answer.message)
      return answer.data
    },
  }
}
