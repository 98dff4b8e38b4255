import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StemsRequest } from '../../kinds/stems.ts'
import type { MediaInput, Ticket } from '../../kinds/work.ts'
import { readBytes } from '../../read-reply.ts'
import { failureOf } from '../../testing/failure-of.ts'
import { isMp3, sampleMp3 } from '../../testing/music-sample.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { startRunwayServer } from '../../testing/runway-server.ts'
import { createTestIo, type TestIo } from '../../testing/test-io.ts'
import type { Stage, WorkStandIn } from '../../testing/work-stand-in.ts'

import { createStems } from './runway.stems.ts'

const key = 'secret-key-of-this-test'
const song: MediaInput = {
  role: 'song',
  mime: 'audio/mpeg',
  data: new Uint8Array(sampleMp3()),
  seconds: 180,
}
const url = 'https://atelier.example/files/song.mp3'
/** Too long to be written into a request. */
const long = { ...song, data: new Uint8Array(13 * 1024 * 1024) }

const requestFor = (more: Partial<StemsRequest> = {}): StemsRequest => ({
  key: 'work-9',
  model: 'eleven_voice_isolation',
  task: 'separate',
  prompt: '',
  negativePrompt: '',
  inputs: [song],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})

let server: WorkStandIn
let io: TestIo & { progress(): void }
const open = (apiKey = key) => createStems({ baseUrl: server.url, apiKey })

beforeEach(async () => {
  server = await startRunwayServer({ key })
  io = Object.assign(createTestIo(), { progress() {} })
})
afterEach(async () => {
  await io.close()
  await server.close()
})

const ticketFor = async (more?: Partial<StemsRequest>): Promise<Ticket> =>
  (await open().submit(requestFor(more), io)).ticket ?? expect.fail('there is no ticket')

describe('a song', () => {
  it('comes to its voice alone, with one request', async () => {
    const [model] = await open().listModels(io)
    const ticket = await ticketFor(model ? { model: model.name } : {})
    expect((await open().check(ticket, io)).state).toBe('waiting')
    server.move('running')
    expect(await open().check(ticket, io)).toEqual({ state: 'running', progress: 45 })
    server.move('done')
    const status = await open().check(JSON.parse(JSON.stringify(ticket)), io)
    if (status.state !== 'done') return expect.fail(`it is ${status.state}`)
    const [vocals, ...others] = status.outcome.stems
    expect([vocals?.name, others]).toEqual(['vocals', []])
    if (!vocals || !('url' in vocals.audio)) return expect.fail('there is no address')
    const reply = await io.request({ method: 'GET', url: vocals.audio.url, headers: {} })
    expect(isMp3(await readBytes(reply, io.signal))).toBe(true)
    expect([server.submits.length, server.taken]).toEqual([1, 1])
  })

  it.each<[string, MediaInput, RegExp]>([
    ['is written into the request', { ...song, url }, /^data:audio\/mpeg;base64,SUQz/],
    ['that is long is fetched from here', { ...long, url }, /^https:\/\/atelier\.example\//],
    ['that is long is put into the store', long, /^runway:\/\//],
    ['that stands where it is not safe as well', { ...long, url: 'http://lan/a' }, /^runway:\/\//],
  ])('%s', async (_, input, uri) => {
    await ticketFor({ inputs: [input] })
    expect(server.submits.map(({ path }) => path)).toEqual(['/v1/voice_isolation'])
    expect(server.submits[0]?.body).toEqual({
      model: 'eleven_voice_isolation',
      audioUri: expect.stringMatching(uri),
    })
    expect(server.taken).toBe(1)
  })

  it('is put into the store without the key', async () => {
    await ticketFor({ inputs: [long] })
    const stored = server.requests.filter(({ path }) => path.startsWith('/store/'))
    expect(stored.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it.each<Partial<StemsRequest>>([
    { inputs: [] },
    { inputs: [song, song] },
    { inputs: [{ ...song, role: 'clip' }] },
    { inputs: [{ ...song, seconds: 4.6 }] },
    { inputs: [{ ...song, seconds: 3600 }] },
    { model: 'nobody-knows-it' },
  ])('is refused before it is sent where it cannot be done: %#', async (more) => {
    expect((await failureOf(open().submit(requestFor(more), io))).kind).toBe('invalid')
    expect(server.requests).toEqual([])
  })
})

describe('a store that cannot be used leaves the request untaken', () => {
  const uploading = (permit: object, status = 200) =>
    Object.assign(
      createReplyingIo(
        { status, body: JSON.stringify(permit) },
        { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' },
      ),
      { progress() {} },
    )
  const permit = {
    runwayUri: 'runway://1',
    uploadUrl: 'https://uploads.s3.amazonaws.com/',
    fields: { key: 'a' },
  }

  it.each<[string, object, number, string, number]>([
    ['at a stranger’s', { ...permit, uploadUrl: 'https://elsewhere.example/' }, 200, 'invalid', 1],
    ['without an address', { runwayUri: 'runway://1' }, 200, 'nonsense', 1],
    ['with odd fields', { ...permit, fields: { 'a"\r\n': 'b' } }, 200, 'nonsense', 1],
    ['that is broken', { error: 'Bad gateway' }, 502, 'broken', 1],
    ['that refuses the song', permit, 200, 'auth', 2],
  ])('%s', async (_, reply, status, kind, requests) => {
    const world = uploading(reply, status)
    const failure = await failureOf(open().submit(requestFor({ inputs: [long] }), world))
    expect([failure.kind, failure.untaken]).toEqual([kind, true])
    expect(world.sent).toHaveLength(requests)
  })
})

describe('a request that fails', () => {
  it.each([
    ['refused', 'refused'],
    ['no-money', 'quota'],
    ['rate', 'rate'],
    ['html', 'nonsense'],
    ['broken', 'broken'],
    ['shape', 'nonsense'],
    ['half', 'nonsense'],
  ] as const)('with %s is %s', async (accident, kind) => {
    server.meet('submit', accident)
    expect((await failureOf(open().submit(requestFor(), io))).kind).toBe(kind)
    expect(server.submits).toHaveLength(1)
  })

  it('with a wrong key keeps the key to itself', async () => {
    const failure = await failureOf(open('another-secret-key').submit(requestFor(), io))
    expect(failure.kind).toBe('auth')
    expect(failure.message).not.toContain('secret-key')
    expect(server.taken).toBe(0)
  })

  it.each<[Stage, string]>([
    ['failed', 'broken'],
    ['refused', 'refused'],
    ['cancelled', 'aborted'],
    ['gone', 'broken'],
    ['bare', 'nothing'],
  ])('while it is made says why: %s', async (stage, kind) => {
    const ticket = await ticketFor()
    server.move(stage)
    expect(await open().check(ticket, io)).toMatchObject({ state: 'failed', kind })
  })

  it('to be asked about stands as it did', async () => {
    const ticket = await ticketFor()
    server.meet('check', 'broken')
    expect((await failureOf(open().check(ticket, io))).kind).toBe('broken')
    server.move('done')
    expect((await open().check(ticket, io)).state).toBe('done')
  })

  it('is not asked about by what is no ticket', async () => {
    for (const ticket of [{}, { id: '../../organization' }, { id: 7 }])
      expect((await failureOf(open().check(ticket, io))).kind).toBe('invalid')
    expect(server.requests).toEqual([])
  })
})

it('a request is given up, once more without harm', async () => {
  const ticket = await ticketFor()
  await open().cancel?.(ticket, io)
  expect(server.cancelled).toBe(1)
  expect(await open().check(ticket, io)).toMatchObject({ state: 'failed', kind: 'aborted' })
  await expect(open().cancel?.(ticket, io)).resolves.toBeUndefined()
})
