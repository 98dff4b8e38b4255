import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import type { StemJob } from './stem-job.ts'
import { createStemPool, type StemPool, type StemPoolOptions } from './stem-pool.ts'

// A thread that does as its job's format says.
const thread = `
import { parentPort, workerData } from 'node:worker_threads'
const wish = workerData.format
if (wish === 'break') throw new Error('out of sound')
if (wish === 'exit') process.exit(3)
parentPort.postMessage({ percent: 10 })
if (wish === 'never') setInterval(() => {}, 1000)
else if (wish === 'fail') parentPort.postMessage({ failure: 'no such sound' })
else if (wish === 'refuse') parentPort.postMessage({ failure: 'mono', kind: 'refused' })
else parentPort.postMessage({ stems: [{ name: wish, data: new Uint8Array(1) }] })`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stem-pool-'))
  const path = join(folder, 'thread.mjs')
  await writeFile(path, thread)
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

const jobOf = (format: string) => ({ song: new Uint8Array(4), format }) as unknown as StemJob
const { signal } = new AbortController()

async function within(options: StemPoolOptions, use: (pool: StemPool) => Promise<void>) {
  const pool = createStemPool({ threads: 1, module, ...options })
  try {
    await use(pool)
  } finally {
    await pool.close()
  }
}

const split = async (pool: StemPool, format: string) =>
  (await pool.split(jobOf(format), { signal }))[0]?.name

it('does jobs in turn, each with its own answer', () =>
  within({}, async (pool) => {
    const names = ['a', 'b', 'c']
    expect(await Promise.all(names.map((name) => split(pool, name)))).toEqual(names)
  }))

it.each([
  ['break', 'out of sound'],
  ['exit', 'ended with 3'],
  ['fail', 'no such sound'],
])('loses only the job whose thread was lost: %s', (wish, why) =>
  within({}, async (pool) => {
    const lost = failureOf(split(pool, wish))
    const after = split(pool, 'after')
    expect(await lost).toMatchObject({ kind: 'broken', message: expect.stringContaining(why) })
    expect(await after).toBe('after')
  }),
)

it('passes on what a thread says of the song', () =>
  within({}, async (pool) => {
    const failure = await failureOf(split(pool, 'refuse'))
    expect(failure).toMatchObject({ kind: 'refused', message: 'mono', untaken: true })
  }))

it('ends a job that takes too long', () =>
  within({ timeoutMs: 100 }, async (pool) => {
    expect((await failureOf(split(pool, 'never'))).kind).toBe('timeout')
  }))

it('forgets a job that was given up before its turn', () =>
  within({}, async (pool) => {
    const first = new AbortController()
    const second = new AbortController()
    const report = () => second.abort()
    const running = failureOf(pool.split(jobOf('never'), { signal: first.signal, report }))
    const waiting = failureOf(pool.split(jobOf('a'), { signal: second.signal }))
    expect((await waiting).kind).toBe('aborted')
    first.abort()
    expect((await running).kind).toBe('aborted')
    const late = pool.split(jobOf('a'), { signal: second.signal })
    expect((await failureOf(late)).kind).toBe('aborted')
  }))

it('fails what is under way when it is closed, and takes nothing more', () =>
  within({}, async (pool) => {
    const report = () => void pool.close()
    const lost = failureOf(pool.split(jobOf('never'), { signal, report }))
    const waiting = failureOf(split(pool, 'a'))
    expect((await lost).kind).toBe('broken')
    expect((await waiting).kind).toBe('broken')
    expect((await failureOf(split(pool, 'late'))).kind).toBe('broken')
  }))
