import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import type { SongJob } from './song-job.ts'
import { createSongPool, type SongPool, type SongPoolOptions } from './song-pool.ts'

// A thread that does as its job's first song is called.
const thread = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, job }) => {
  const wish = job.songs[0].title
  if (wish === 'break') throw new Error('a string broke')
  if (wish === 'exit') process.exit(3)
  parentPort.postMessage({ id, percent: 10 })
  if (wish === 'never') return
  if (wish === 'fail') return parentPort.postMessage({ id, failure: 'no such tone' })
  parentPort.postMessage({ id, made: [{ audio: new TextEncoder().encode(wish), gain: 1, seconds: 1, timed: [] }] })
})`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'song-pool-'))
  const path = join(folder, 'thread.mjs')
  await writeFile(path, thread)
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

const jobOf = (title: string) => ({ songs: [{ title }], isWhole: false }) as unknown as SongJob

async function within(options: SongPoolOptions, use: (pool: SongPool) => Promise<void>) {
  const pool = createSongPool({ module, ...options })
  try {
    await use(pool)
  } finally {
    await pool.close()
  }
}

const { signal } = new AbortController()

async function play(pool: SongPool, title: string): Promise<string> {
  const [song] = await pool.run(jobOf(title), { signal })
  return new TextDecoder().decode(song?.audio)
}

it('does jobs in turn, each with its own answer', () =>
  within({}, async (pool) => {
    const titles = ['a', 'b', 'c']
    expect(await Promise.all(titles.map((title) => play(pool, title)))).toEqual(titles)
  }))

it.each(['break', 'exit'])('loses only the job whose thread was lost: %s', (wish) =>
  within({}, async (pool) => {
    const lost = failureOf(play(pool, wish))
    const after = play(pool, 'after')
    expect((await lost).kind).toBe('broken')
    expect(await after).toBe('after')
  }),
)

it('says why a job could not be done, and keeps the thread', () =>
  within({}, async (pool) => {
    expect((await failureOf(play(pool, 'fail'))).message).toContain('no such tone')
    expect(await play(pool, 'after')).toBe('after')
  }))

it('ends a job that was given up, forgets one before its turn, and goes on', () =>
  within({}, async (pool) => {
    const first = new AbortController()
    const second = new AbortController()
    const running = failureOf(
      pool.run(jobOf('never'), { signal: first.signal, report: () => second.abort() }),
    )
    const waiting = failureOf(pool.run(jobOf('never'), { signal: second.signal }))
    expect((await waiting).kind).toBe('aborted')
    first.abort()
    expect((await running).kind).toBe('aborted')
    expect((await failureOf(pool.run(jobOf('a'), { signal: first.signal }))).kind).toBe('aborted')
    expect(await play(pool, 'next')).toBe('next')
  }))

it('ends a job that takes too long', () =>
  within({ timeoutMs: 150 }, async (pool) => {
    expect((await failureOf(play(pool, 'never'))).kind).toBe('timeout')
  }))

it('starts again after its thread ended for want of work', () =>
  within({ idleMs: 0 }, async (pool) => {
    expect(await play(pool, 'a')).toBe('a')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await play(pool, 'b')).toBe('b')
  }))

it('fails what is under way and what waits when it is closed, and takes nothing any more', () =>
  within({}, async (pool) => {
    const lost = failureOf(pool.run(jobOf('never'), { signal, report: () => void pool.close() }))
    const waiting = failureOf(play(pool, 'a'))
    expect((await lost).kind).toBe('broken')
    expect((await waiting).kind).toBe('broken')
    expect((await failureOf(play(pool, 'late'))).kind).toBe('broken')
  }))
