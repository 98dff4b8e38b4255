import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobLane } from './job-lane.ts'

// A thread that answers with its number.
const thread = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ id }) => parentPort.postMessage({ id, made: threadId }))`

let folder: string
let module: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'job-lane-'))
  const path = join(folder, 'thread.mjs')
  await writeFile(path, thread)
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  { isThreadPerJob: false, threads: 1 },
  { isThreadPerJob: true, threads: 3 },
])('does three jobs by as many threads as it is told: %o', async ({ isThreadPerJob, threads }) => {
  const usual = { who: 'The worker', threads: 1, idleMs: 60_000, timeoutMs: 60_000 }
  const lane = createJobLane<string, number>({ ...usual, module, isThreadPerJob })
  const { signal } = new AbortController()
  const made = await Promise.all(['a', 'b', 'c'].map((job) => lane.run(job, { signal })))
  await lane.close()
  expect(new Set(made).size).toBe(threads)
})
