import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import type { PaintJob } from './paint-job.ts'
import { createPaintPool, type PaintPool, type PaintPoolOptions } from './paint-pool.ts'

// A thread that does as its job's first plan says in its prompt.
const thread = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, job }) => {
  const wish = job.plans[0].prompt
  if (wish === 'break') throw new Error('out of paint')
  if (wish === 'exit') process.exit(3)
  parentPort.postMessage({ id, percent: 10 })
  if (wish === 'never') return
  if (wish === 'say why')
    return parentPort.postMessage({ id, failure: 'x', kind: 'refused', reason: { code: 'tools.same_shape' } })
  if (wish === 'fail') return parentPort.postMessage({ id, failure: 'no such colour' })
  parentPort.postMessage({ id, made: { pictures: [new TextEncoder().encode(wish)], plans: [], texts: [] } })
})`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paint-pool-'))
  const path = join(folder, 'thread.mjs')
  await writeFile(path, thread)
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

const jobOf = (prompt: string) =>
  ({ plans: [{ prompt }], grid: false, references: [], referenceWeight: 0 }) as unknown as PaintJob

async function within(options: PaintPoolOptions, use: (pool: PaintPool) => Promise<void>) {
  const pool = createPaintPool({ threads: 1, module, ...options })
  try {
    await use(pool)
  } finally {
    await pool.close()
  }
}

const { signal } = new AbortController()

async function paint(pool: PaintPool, prompt: string): Promise<string> {
  const { pictures } = await pool.paint(jobOf(prompt), { signal })
  return new TextDecoder().decode(pictures[0])
}

it('does jobs in turn, each with its own answer', () =>
  within({}, async (pool) => {
    expect(await Promise.all(['a', 'b', 'c'].map((prompt) => paint(pool, prompt)))).toEqual([
      'a',
      'b',
      'c',
    ])
  }))

it.each(['break', 'exit'])('loses only the job whose thread was lost: %s', (wish) =>
  within({}, async (pool) => {
    const lost = failureOf(paint(pool, wish))
    const after = paint(pool, 'after')
    expect((await lost).kind).toBe('broken')
    expect(await after).toBe('after')
  }),
)

it('says why a job could not be done, and keeps the thread', () =>
  within({}, async (pool) => {
    expect((await failureOf(paint(pool, 'fail'))).message).toContain('no such colour')
    expect(await paint(pool, 'after')).toBe('after')
  }))

it('passes on the reason that a thread gives', () =>
  within({}, async (pool) => {
    expect(await failureOf(paint(pool, 'say why'))).toMatchObject({
      kind: 'refused',
      reason: { code: 'tools.same_shape' },
    })
  }))

it('ends a job that was given up, and goes on with the next', () =>
  within({}, async (pool) => {
    const end = new AbortController()
    const given = pool.paint(jobOf('never'), { signal: end.signal, report: () => end.abort() })
    const next = paint(pool, 'next')
    expect((await failureOf(given)).kind).toBe('aborted')
    expect(await next).toBe('next')
  }))

it('forgets a job that was given up before its turn', () =>
  within({}, async (pool) => {
    const first = new AbortController()
    const end = new AbortController()
    const running = failureOf(
      pool.paint(jobOf('never'), { signal: first.signal, report: () => end.abort() }),
    )
    const waiting = pool.paint(jobOf('never'), { signal: end.signal })
    expect((await failureOf(waiting)).kind).toBe('aborted')
    first.abort()
    expect((await running).kind).toBe('aborted')
    expect((await failureOf(pool.paint(jobOf('a'), { signal: end.signal }))).kind).toBe('aborted')
  }))

it('ends a job that takes too long', () =>
  within({ timeoutMs: 150 }, async (pool) => {
    expect((await failureOf(paint(pool, 'never'))).kind).toBe('timeout')
  }))

it('starts again after its threads ended for want of work', () =>
  within({ idleMs: 0 }, async (pool) => {
    expect(await paint(pool, 'a')).toBe('a')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await paint(pool, 'b')).toBe('b')
  }))

it('fails what is under way when it is closed', () =>
  within({}, async (pool) => {
    const lost = failureOf(pool.paint(jobOf('never'), { signal, report: () => void pool.close() }))
    expect((await lost).kind).toBe('broken')
  }))

it('takes nothing any more once it is closed', () =>
  within({}, async (pool) => {
    await pool.close()
    expect((await failureOf(paint(pool, 'late'))).kind).toBe('broken')
  }))

it('never lets a wish wait behind what nobody waits for', () =>
  within({}, async (pool) => {
    const end = new AbortController()
    const begun = Promise.withResolvers<void>()
    const patient = pool.paint(jobOf('never'), {
      signal: end.signal,
      report: () => begun.resolve(),
      inBackground: true,
    })
    await begun.promise
    expect(await paint(pool, 'hasty')).toBe('hasty')
    end.abort()
    expect((await failureOf(patient)).kind).toBe('aborted')
  }))

it('paints what nobody waits for one after the other', () =>
  within({}, async (pool) => {
    const order: string[] = []
    const add = async (prompt: string) => {
      await pool.paint(jobOf(prompt), { signal, inBackground: true })
      order.push(prompt)
    }
    await Promise.all(['first', 'second', 'third'].map(add))
    expect(order).toEqual(['first', 'second', 'third'])
  }))
