// From the price that is shown to what is kept of it: clips by the second, songs by the song, each way through the whole queue.
import { api } from '@atelier/contract'
import { priceOfWork } from '@atelier/contract/work-price'
import { type WorkTask, workStates } from '@atelier/contract/work-terms'
import { builtin } from '@atelier/engines/adapters/builtin/index'
import { tone, wavOf } from '@atelier/engines/audio/decode/sample-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallClip } from '../../../testing/small-clip.ts'
import type { Credential } from '../../../testing/test-app.ts'
import { ledgerChecks } from '../../brought-parts.ts'
import { checkLedger } from '../../money/ledger/ledger-check.ts'
import { eventually, quick } from '../works/testing/works-harness.ts'
import { type MediaHarness, openMediaHarness } from './testing/media-harness.ts'

let harness: MediaHarness
let as: Credential
beforeAll(async () => {
  harness = await openMediaHarness({ queues: true, workTimings: quick, engines: [builtin] })
  await harness.configure({ guestCredits: 1000 })
  const settings = {}
  const found = [{ engine: 'builtin', preset: 'builtin', label: 'Atelier', settings }]
  await harness.services.chat.catalog.connectFound(found, 'builtin')
  await harness.services.works.notifications.ready
  await harness.services.workRunner.start()
  as = harness.guest()
})
afterAll(() => harness.close())

const { film, compose, separate } = api.queue

const balance = async () => (await harness.call(api.auth.getInfo, {}, { as })).userBalance.balance

async function workOf(id: number, language = 'en-US') {
  const [work] = await harness.call(api.works.states, { ids: [id] }, { as, language })
  return work ?? expect.fail(`work ${id} is not there`)
}

async function ended(id: number) {
  await eventually(async () => (await workOf(id)).status).toBeGreaterThan(workStates.running)
  return workOf(id)
}

/** That of our own code. */
async function ownModel(task: WorkTask) {
  const models = await harness.call(api.workModels.list, {}, { as })
  const found = models.find(({ builtin: isOwn, declaration }) => isOwn && declaration.tasks[task])
  return found ?? expect.fail(`nothing built in does ${task}`)
}

const stereo = wavOf([tone(1), tone(1, { hz: 660 })])
const mono = wavOf([tone(1)])
const song = () => ({ audio: { data: stereo.slice() } })

describe('songs', () => {
  it('that came are paid for, and those that did not are given back', async () => {
    harness.making.songs = async () => ({ songs: [song()], lyrics: [] })
    const { id: modelId, price } = await harness.modelNamed('Singer 5', as)
    const shown = priceOfWork(price.compose ?? expect.fail(), 2)
    const before = await balance()
    const { id } = await harness.call(compose, { prompt: 'rain', modelId, count: 2 }, { as })
    expect(before - (await balance())).toBe(shown)
    const work = await ended(id)
    expect(work).toMatchObject({ status: workStates.done, price: 10, returned: 10 })
    expect(work.files).toMatchObject([{ mime: 'audio/wav', durationS: 1 }])
    expect(work.files[0]?.about.peaks?.length).toBeGreaterThan(10)
    expect(before - (await balance())).toBe(10)
  })

  it('that are taken apart cost once, however many stems come', async () => {
    harness.making.stems = async () => ({
      stems: [
        { name: 'vocals', ...song() },
        { name: 'backing', ...song() },
      ],
    })
    const upload = await harness.send(as, stereo)
    const { id: modelId, price } = await harness.modelNamed('Knife', as)
    const before = await balance()
    const inputs = [{ role: 'song' as const, upload: upload.id }]
    const { id } = await harness.call(separate, { modelId, inputs }, { as })
    const shown = priceOfWork(price.separate ?? expect.fail(), 1)
    expect(before - (await balance())).toBe(shown)
    const work = await ended(id)
    expect(work).toMatchObject({ status: workStates.done, price: shown, returned: 0 })
    expect(work.files.map(({ about }) => about.stem)).toEqual(['vocals', 'backing'])
  })
})

describe('clips', () => {
  it('are paid for by the second, and none that did not come', async () => {
    const { id: modelId, price } = await harness.modelNamed('Camera 1', as)
    const request = { prompt: 'a fox', modelId, params: { seconds: 7 }, count: 2 }
    const shown = priceOfWork(price.film ?? expect.fail(), 2, 7)
    const { clip } = await smallClip()
    harness.making.clips = async () => ({ clips: [{ video: { data: clip.slice() } }] })
    const before = await balance()
    const { id } = await harness.call(film, request, { as })
    expect(before - (await balance())).toBe(shown)
    expect(await ended(id)).toMatchObject({
      status: workStates.done,
      price: shown / 2,
      returned: shown / 2,
      files: [{ mime: 'video/mp4', durationS: 2 }],
    })
    harness.making.clips = async () => ({ clips: [{ video: { data: mono.slice() } }] })
    const broken = await harness.call(film, request, { as })
    expect(await ended(broken.id)).toMatchObject({
      status: workStates.failed,
      price: 0,
      returned: shown,
    })
    expect(before - (await balance())).toBe(shown / 2)
  })
})

describe('what our own engines refuse', () => {
  it('is told in the language of whoever reads it, and costs nothing', async () => {
    const upload = await harness.send(as, mono)
    const { id: modelId } = await ownModel('separate')
    const inputs = [{ role: 'song' as const, upload: upload.id }]
    const { id } = await harness.call(separate, { modelId, inputs }, { as })
    expect(await ended(id)).toMatchObject({ status: workStates.failed, price: 0, files: [] })
    expect((await workOf(id, 'en-US')).message).toContain('This song is mono.')
    expect((await workOf(id, 'zh-CN')).message).toContain('这首歌是单声道')
    expect((await workOf(id, 'zh-TW')).message).toContain('這首歌是單聲道')
  })
})

it('leaves a ledger that adds up', async () => {
  expect((await checkLedger(harness.database.db, ledgerChecks)).discrepancies).toEqual([])
})
