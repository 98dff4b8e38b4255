import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import type { VideoOutcome, VideoRequest } from '../../../kinds/video.ts'
import type { MediaInput, Ticket } from '../../../kinds/work.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { filmModel } from './film-models.ts'
import { createFilmPool } from './film-pool.ts'
import { createBuiltinVideo } from './video.ts'

// Filming takes as long as the machine takes.
vi.setConfig({ testTimeout: 60_000 })

const pool = createFilmPool()
const engine = createBuiltinVideo({ scale: 0.15, pool })
const io = createTestIo()
afterAll(async () => {
  await pool.close()
  await io.close()
})

const request: VideoRequest = {
  key: 'wish-1',
  model: filmModel,
  task: 'film',
  prompt: 'a lake, zoom in',
  negativePrompt: '',
  inputs: [],
  params: { seconds: 2, seed: 7 },
  count: 1,
  parent: null,
  locale: 'en-US',
}

type Made = { outcome: VideoOutcome; ticket: Ticket | undefined }

async function make(more: Partial<VideoRequest> = {}): Promise<Made> {
  const answer = await engine.submit({ ...request, ...more }, { ...io, progress() {} })
  if (!('outcome' in answer)) return expect.fail('it was not made at once')
  return { outcome: answer.outcome, ticket: answer.ticket }
}

function bytesOf({ outcome }: Pick<Made, 'outcome'>, what: 'video' | 'poster'): Uint8Array {
  const file = outcome.clips[0]?.[what]
  return file && 'data' in file ? file.data : expect.fail(`there is no ${what}`)
}

/** What a frame says itself: 5 are those that need no other. */
const isKeyFrame = (data: Uint8Array): boolean => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + 4 < data.length; at += 4 + view.getUint32(at))
    if (((data[at + 4] ?? 0) & 31) === 5) return true
  return false
}

async function readClip(data: Uint8Array) {
  const input = new Input({ source: new BufferSource(data), formats: [MP4] })
  const track = (await input.getPrimaryVideoTrack()) ?? expect.fail('there is no track')
  const packets = []
  for await (const { type, timestamp, data } of new EncodedPacketSink(track).packets()) {
    expect(type).toBe(isKeyFrame(data) ? 'key' : 'delta')
    packets.push({ type, timestamp })
  }
  const read = {
    codec: track.codec,
    width: track.codedWidth,
    height: track.codedHeight,
    seconds: await input.computeDuration(),
    packets,
  }
  input.dispose()
  return read
}

const boxAt = (data: Uint8Array, name: string) => Buffer.from(data).indexOf(name, 0, 'latin1')

async function picture(role: MediaInput['role'], background: string): Promise<MediaInput> {
  const [width, height] = [160, 90]
  const file = sharp({ create: { width, height, channels: 3, background } }).png()
  return { role, mime: 'image/png', data: new Uint8Array(await file.toBuffer()), width, height }
}

const meanOf = async (data: Uint8Array) =>
  (await sharp(data).stats()).channels.map(({ mean }) => mean)

it('makes a clip that plays while it arrives, with its picture at rest', async () => {
  const made = await make()
  const video = bytesOf(made, 'video')
  const clip = await readClip(video)
  expect(clip).toMatchObject({ codec: 'avc', width: 128, height: 72 })
  expect(clip.seconds).toBeCloseTo(2, 5)
  expect(clip.packets).toHaveLength(48)
  expect(clip.packets[0]).toEqual({ type: 'key', timestamp: 0 })
  expect(clip.packets[1]?.type).toBe('delta')
  expect(clip.packets[47]?.timestamp).toBeCloseTo(47 / 24, 4)
  expect(boxAt(video, 'moov')).toBeGreaterThan(0)
  expect(boxAt(video, 'moov')).toBeLessThan(boxAt(video, 'mdat'))
  const poster = await sharp(bytesOf(made, 'poster')).metadata()
  expect(poster).toMatchObject({ format: 'jpeg', width: 128, height: 72 })
  expect(made.outcome.seed).toBe(7)
})

it('makes the same clip again from its ticket alone', async () => {
  const params = { ...request.params, weather: 'snow' }
  const inputs = [await picture('first-frame', '#335577')]
  const made = await make({ params, inputs })
  const ticket = JSON.parse(JSON.stringify(made.ticket))
  const status = await engine.check(ticket, io)
  if (status.state !== 'done') return expect.fail(`it is ${status.state}`)
  expect(bytesOf(status, 'video')).toEqual(bytesOf(made, 'video'))
  expect(bytesOf(await make({ params, inputs }), 'video')).toEqual(bytesOf(made, 'video'))
})

it('says with the clip which words it heeded, and which it does not know', async () => {
  const { outcome } = await make({ prompt: 'a lake and tapas, zoom in' })
  expect(outcome.understood).toEqual({
    known: ['lake', 'zoom in'],
    unknown: ['tapas'],
    leftOut: [],
  })
})

it('tells nobody when the clip was made', async () => {
  const file = Buffer.from(bytesOf(await make(), 'video'))
  for (const box of ['mvhd', 'tkhd', 'mdhd']) {
    const at = file.indexOf(box)
    expect(at, box).toBeGreaterThan(0)
    expect(file.readUInt8(at + 4), box).toBe(0)
    expect(file.readBigUInt64BE(at + 8), box).toBe(0n)
  }
})

it('goes on from a clip to its last picture, and films that', async () => {
  const inputs = [await picture('first-frame', '#c02010'), await picture('last-frame', '#1020c0')]
  const made = await make({ inputs, prompt: '', params: { ...request.params, aspect: '1:1' } })
  const [red, , blue] = await meanOf(bytesOf(made, 'poster'))
  expect(red).toBeGreaterThan((blue ?? 0) + 80)
  const next = await make({
    task: 'prolong',
    prompt: '',
    params: { seconds: 3 },
    parent: { ticket: made.ticket ?? expect.fail('there is no ticket'), index: 0 },
  })
  const clip = await readClip(bytesOf(next, 'video'))
  expect(clip).toMatchObject({ width: 72, height: 72 })
  expect(clip.packets).toHaveLength(72)
  expect(clip.packets.map(({ type }) => type).lastIndexOf('key')).toBe(48)
  const [nextRed, , nextBlue] = await meanOf(bytesOf(next, 'poster'))
  expect(nextBlue).toBeGreaterThan((nextRed ?? 0) + 80)
})

it('keeps colours', async () => {
  const inputs = [await picture('first-frame', '#d08030')]
  const params = { ...request.params, camera: 'still', weather: 'none' }
  const mean = await meanOf(bytesOf(await make({ inputs, params }), 'poster'))
  for (const [at, value] of [0xd0, 0x80, 0x30].entries())
    expect(Math.abs((mean[at] ?? 0) - value)).toBeLessThan(4)
})

it('makes two clips that were asked for at once, each its own', async () => {
  const both = await Promise.all([
    make({ inputs: [await picture('first-frame', '#c02010')] }),
    make({ inputs: [await picture('first-frame', '#1020c0')] }),
  ])
  const means = await Promise.all(both.map((made) => meanOf(bytesOf(made, 'poster'))))
  expect(means[0]?.[0]).toBeGreaterThan(means[1]?.[0] ?? 255)
  for (const made of both) expect((await readClip(bytesOf(made, 'video'))).packets).toHaveLength(48)
})

it('says how far it is, never backwards, and shows the first frame', async () => {
  const reported: number[] = []
  let shown = 0
  await engine.submit(request, {
    ...io,
    progress(percent, preview) {
      reported.push(percent)
      if (preview) shown += 1
    },
  })
  expect(reported.length).toBeGreaterThan(6)
  expect(reported).toEqual(reported.toSorted((a, b) => a - b))
  expect(Math.max(...reported)).toBeLessThanOrEqual(100)
  expect(shown).toBe(1)
})

it('gives a clip up in the middle', async () => {
  const end = new AbortController()
  const progress = (percent: number) => {
    if (percent > 15) end.abort()
  }
  const inputs = [await picture('first-frame', '#335577')]
  const given = engine.submit({ ...request, inputs }, { ...io, signal: end.signal, progress })
  expect((await failureOf(given)).kind).toBe('aborted')
  expect((await make({ inputs })).outcome.clips).toHaveLength(1)
})

it('says why a picture cannot be filmed', async () => {
  const broken = { ...(await picture('first-frame', '#000')), data: Uint8Array.of(1, 2, 3) }
  const error = await failureOf(make({ inputs: [broken] }))
  expect([error.kind, error.reason?.code]).toEqual(['invalid', 'film.unreadable'])
})

it('knows no other models and tasks', async () => {
  expect((await failureOf(make({ model: 'another' }))).untaken).toBe(true)
  expect((await failureOf(make({ task: 'anime' }))).kind).toBe('invalid')
})
