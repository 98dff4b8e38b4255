import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VideoRequest } from '../../../kinds/video.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { createTestIo } from '../../../testing/test-io.ts'
import { filmModel } from './film-models.ts'
import { createFilmPool, type FilmPool } from './film-pool.ts'
import { createBuiltinVideo } from './video.ts'

// A module that does as the painting's prompt says.
const worker = `
export async function run(job, report) {
  const request = job.plan.painting.prompt
  if (request === 'exit') process.exit(3)
  report(10)
  if (request === 'never') return new Promise(() => {})
  const bytes = new TextEncoder().encode(request)
  return { video: bytes, poster: bytes, plan: job.plan }
}`

let folder: string
let module: URL
const io = createTestIo()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-pool-'))
  const path = join(folder, 'worker.mjs')
  await writeFile(path, worker)
  module = pathToFileURL(path)
})
afterAll(async () => {
  await io.close()
  await rm(folder, { recursive: true })
})

async function within(use: (pool: FilmPool) => Promise<void>) {
  const pool = createFilmPool({ module })
  try {
    await use(pool)
  } finally {
    await pool.close()
  }
}

const request: VideoRequest = {
  key: 'wish-1',
  model: filmModel,
  task: 'film',
  prompt: 'a',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
}

async function film(
  pool: FilmPool,
  prompt: string,
  more: { signal?: AbortSignal; progress?(): void } = {},
): Promise<string> {
  const answer = await createBuiltinVideo({ pool }).submit(
    { ...request, prompt },
    { ...io, progress() {}, ...more },
  )
  const clip = 'outcome' in answer ? answer.outcome.clips[0]?.video : undefined
  return clip && 'data' in clip ? new TextDecoder().decode(clip.data) : expect.fail('no clip')
}

it('fails in words when the process is lost, and can be asked again', () =>
  within(async (pool) => {
    const error = await failureOf(film(pool, 'exit'))
    expect(error.kind).toBe('broken')
    expect(error.message).toContain('broke')
    expect(createBuiltinVideo({ pool }).repeatable).toBe(true)
    expect(await film(pool, 'again')).toBe('again')
  }))

it('ends a request that was given up, and goes on with the next', () =>
  within(async (pool) => {
    const end = new AbortController()
    const given = film(pool, 'never', { signal: end.signal, progress: () => end.abort() })
    const next = film(pool, 'next')
    expect((await failureOf(given)).kind).toBe('aborted')
    expect(await next).toBe('next')
  }))

it('fails what is under way when it is closed, and takes nothing any more', () =>
  within(async (pool) => {
    const lost = film(pool, 'never', { progress: () => void pool.close() })
    expect((await failureOf(lost)).kind).toBe('broken')
    expect((await failureOf(film(pool, 'late'))).kind).toBe('broken')
  }))
