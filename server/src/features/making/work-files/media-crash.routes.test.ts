// A clip whose server is killed: with files as they really lie in storage, since what is stored twice must end as one. What the queue does
// after a crash is the same for every kind of work; see `works/work-crash.routes.test.ts`.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import type { VideoEngine, VideoOutcome } from '@atelier/engines/kinds/video'
import { videoMaker } from '@atelier/engines/makers/video-maker'
import { afterEach, expect, it, vi } from 'vitest'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { smallClip } from '../../../testing/media.ts'
import { noQuota } from '../../talk/models/model-quota.ts'
import { eventually, openWorks, type WorksHarness } from '../works/testing/works-harness.ts'
import type { WorkModel } from '../works/work-plan.ts'

// Filming takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { video, poster } = await smallClip()
const outcome: VideoOutcome = { clips: [{ video: { data: video }, poster: { data: poster } }] }

let harness: WorksHarness
let dataDir: string
afterEach(async () => {
  await harness.proveLedger()
  await harness.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A server that is about to die, with an engine of clips; small pictures are held in `gate` before they are stored. */
async function begin(engine: Pick<VideoEngine, 'submit'> & Partial<VideoEngine>) {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-clips-'))
  await mkdir(join(dataDir, 'files'))
  const folder = createFolderStorage(join(dataDir, 'files'))
  const gate: { wait?: Promise<void> } = {}
  const storage: FileStorage = {
    ...folder,
    async save(name, bytes) {
      if (name.endsWith('-thumb')) await gate.wait
      await folder.save(name, bytes)
    },
  }
  const whole: VideoEngine = {
    checkEveryMs: 1,
    listModels: async () => [],
    check: () => Promise.reject(new Error('nothing is meant to be asked')),
    ...engine,
  }
  const model: WorkModel = {
    id: 1,
    name: 'film-1',
    label: 'Film',
    type: workTypes.video,
    connectionId: 1,
    engineId: 'scripted',
    builtin: false,
    engine: videoMaker(whole),
    quota: noQuota,
    isNamed: false,
    declaration: {
      tasks: { film: { prompt: 'wanted', inputs: [] } },
      fields: [],
      mostResults: 1,
      promptLimit: 1000,
      negativePrompt: false,
    },
  }
  const works = { findModel: async () => model }
  harness = await openWorks({ running: false, parts: { works, storage, dataDir } })
  const dying = await harness.join('dying', { works })
  const as = harness.test.guest()
  const plan = harness.plan('a lake', { type: workTypes.video, task: 'film', model })
  return { dying, as, id: await harness.enqueueOne(as, plan), gate }
}

const storedNames = async () =>
  (await readdir(join(dataDir, 'files', 'works'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()

async function expectWhole(as: Parameters<WorksHarness['ended']>[0], id: number) {
  const work = await harness.ended(as, id)
  expect(work).toMatchObject({ status: workStates.done, type: workTypes.video, price: 3 })
  const [file] = work.files
  expect(work.files).toHaveLength(1)
  expect(file).toMatchObject({ mime: 'video/mp4', bytes: video.byteLength })
  // A server that was taken for dead may be writing the same files still.
  await eventually(storedNames).toEqual([file?.id, `${file?.id}-thumb`])
  const at = (url = '') => harness.test.app.inject({ url, headers: { host: 'localhost' } })
  expect((await at(file?.url)).rawPayload).toEqual(Buffer.from(video))
  expect((await at(file?.thumbnail)).statusCode).toBe(200)
}

it('a clip that was half stored is stored whole by another server, and asked for once', async () => {
  const submitted: string[] = []
  const { dying, as, id, gate } = await begin({
    async submit({ key }) {
      submitted.push(key)
      return { ticket: { key } }
    },
    check: async () => ({ state: 'done', outcome }),
  })
  let letGo = () => {}
  gate.wait = new Promise((resolve) => {
    letGo = resolve
  })
  await dying.start()
  await eventually(async () => (await storedNames().catch(() => [])).length).toBe(1)
  await dying.kill()
  delete gate.wait
  await harness.test.services.workRunner.start()
  await harness.ended(as, id)
  letGo()
  await expectWhole(as, id)
  expect(submitted).toHaveLength(1)
})

it('a clip of our own code is made again by another server, as the same request', async () => {
  const submitted: string[] = []
  const { dying, as, id } = await begin({
    repeatable: true,
    async submit({ key }) {
      submitted.push(key)
      if (submitted.length === 1) await new Promise(() => {})
      return { outcome }
    },
  })
  await dying.start()
  await eventually(() => submitted.length).toBe(1)
  await dying.kill()
  await harness.test.services.workRunner.start()
  await expectWhole(as, id)
  expect(submitted).toEqual([submitted[0], submitted[0]])
})
