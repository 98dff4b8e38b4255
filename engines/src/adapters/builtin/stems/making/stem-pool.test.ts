import { expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import type { StemJob } from './stem-job.ts'
import { createStemPool } from './stem-pool.ts'

it('says of a song that it cannot be taken apart before anything was begun', async () => {
  const pool = createStemPool()
  const song = new TextEncoder().encode('no song')
  const job: StemJob = { song, stems: 'two', strength: 5, format: 'mp3', longestS: 10 }
  const { signal } = new AbortController()
  const failure = await failureOf(pool.run(job, { signal }))
  await pool.close()
  expect(failure).toMatchObject({ kind: 'invalid', untaken: true })
}, 60_000)
