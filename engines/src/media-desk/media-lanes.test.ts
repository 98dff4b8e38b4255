import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createJobGroup } from '../jobs/job-group.ts'
import { failureOf } from '../testing/failure-of.ts'
import { createMediaDesk, type MediaDesk, type MediaDeskOptions } from './media-desk.ts'
import { longestMs } from './media-times.ts'

vi.setConfig({ testTimeout: 60_000 })

// A reader that hangs at files whose first byte is 1, dies of those with 2, and tells how many it has read.
const worker = `
let read = 0
export async function run({ file: bytes }) {
  if (bytes[0] === 1) for (;;);
  if (bytes[0] === 2) process.abort()
  return { sound: { survey: { mime: 'audio/wav', seconds: ++read, peaks: [] } } }
}`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-lanes-'))
  await writeFile(join(folder, 'worker.mjs'), worker)
  module = pathToFileURL(join(folder, 'worker.mjs'))
})
afterAll(() => rm(folder, { recursive: true }))

let desk: MediaDesk
afterEach(() => desk.close())
const open = (options: MediaDeskOptions & { max?: number } = {}) => {
  const { max = 2 } = options
  const groups = { quick: createJobGroup({ max }), long: createJobGroup({ max: 1 }) }
  desk = createMediaDesk({ ...groups, module, ...options })
}

const [honest, hanging, deadly] = [0, 1, 2].map((first) => Uint8Array.of(first, 0))
const large = (first: number) => new Uint8Array(9_000_000).fill(first)
const limits = { longestS: 10, largestBytes: 1e9 }
const survey = (bytes: Uint8Array | undefined, person: number, signal?: AbortSignal) =>
  desk.surveySound(bytes ?? expect.fail('no file'), limits, {
    signal: signal ?? new AbortController().signal,
    person,
  })

it('reads files of others while one hangs, which is called broken when its time is over', async () => {
  open({ timeOf: () => 3000 })
  const nasty = failureOf(survey(hanging, 1))
  const reads = await Promise.all([2, 3, 4].map((person) => survey(honest, person)))
  expect(reads.map(({ seconds }) => seconds)).toEqual([1, 2, 3])
  expect(await nasty).toMatchObject({ kind: 'invalid', reason: { code: 'sound.broken' } })
  expect((await survey(honest, 1)).mime).toBe('audio/wav')
})

it('gives a person one process however many nasty files come', async () => {
  open({ timeOf: () => 60_000 })
  const end = new AbortController()
  const nasty = Array.from({ length: 50 }, () => failureOf(survey(hanging, 1, end.signal)))
  expect((await survey(honest, 2)).seconds).toBe(1)
  end.abort()
  expect(new Set((await Promise.all(nasty)).map(({ kind }) => kind))).toEqual(new Set(['aborted']))
})

it('lets people take turns', async () => {
  open({ max: 1 })
  const order: number[] = []
  const add = (person: number) => survey(honest, person).then(() => order.push(person))
  await Promise.all([...Array.from({ length: 20 }, () => add(1)), add(2), add(2)])
  // The first two began before anybody else had come.
  expect(order.slice(0, 5)).toEqual([1, 1, 2, 1, 2])
})

it('keeps small files from waiting behind large ones', async () => {
  open({ max: 1, timeOf: () => 60_000 })
  const end = new AbortController()
  const nasty = [1, 2].map((person) => failureOf(survey(large(1), person, end.signal)))
  expect((await survey(honest, 3)).seconds).toBe(1)
  end.abort()
  await Promise.all(nasty)
})

it('loses one file to what its reader dies of', async () => {
  open()
  expect(await failureOf(survey(deadly, 1))).toMatchObject({
    kind: 'invalid',
    reason: { code: 'sound.broken' },
  })
  expect((await survey(honest, 1)).seconds).toBe(1)
})

it('has limits of seconds for looking through, and of minutes for writing', () => {
  const file = new Uint8Array(3_000_000)
  expect(longestMs({ kind: 'tracks', file })).toBeLessThanOrEqual(15_000)
  expect(longestMs({ kind: 'clip', file, ...limits })).toBeLessThanOrEqual(15_000)
  expect(longestMs({ kind: 'sound', file, ...limits })).toBeLessThanOrEqual(30_000)
  const max = new Uint8Array(200_000_000)
  expect(longestMs({ kind: 'sound', file: max, ...limits })).toBeLessThanOrEqual(120_000)
  expect(longestMs({ kind: 'sound', file, ...limits, format: 'mp3' })).toBe(300_000)
})
