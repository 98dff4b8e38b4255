import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobGroup } from '../../../../jobs/job-group.ts'
import { failureOf } from '../../../../testing/failure-of.ts'
import type { PaintJob } from './paint-job.ts'
import { createPaintPool, type PaintPool } from './paint-pool.ts'

// A module that does as its job's first plan says in its prompt.
const worker = `
export async function run(job, report) {
  const wish = job.plans[0].prompt
  report(10)
  if (wish === 'never') return new Promise(() => {})
  return { pictures: [new TextEncoder().encode(wish)], plans: [], texts: [] }
}`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paint-pool-'))
  const path = join(folder, 'worker.mjs')
  await writeFile(path, worker)
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

const jobOf = (prompt: string) =>
  ({ plans: [{ prompt }], grid: false, references: [], referenceWeight: 0 }) as unknown as PaintJob

async function within(use: (pool: PaintPool) => Promise<void>) {
  const [people, background] = [createJobGroup({ most: 1 }), createJobGroup({ most: 1 })]
  const pool = createPaintPool({ people, background, module })
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

it('never lets a wish wait behind what nobody waits for', () =>
  within(async (pool) => {
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
  within(async (pool) => {
    const order: string[] = []
    const add = async (prompt: string) => {
      await pool.paint(jobOf(prompt), { signal, inBackground: true })
      order.push(prompt)
    }
    await Promise.all(['first', 'second', 'third'].map(add))
    expect(order).toEqual(['first', 'second', 'third'])
  }))
