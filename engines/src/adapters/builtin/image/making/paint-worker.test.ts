import { expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import { samplePicture } from '../../../../testing/sample-picture.ts'
import { createPaintPool } from './paint-pool.ts'

const { signal } = new AbortController()
const convert = {
  tool: 'convert',
  request: { pictures: [samplePicture('source')], params: { format: 'jpeg' }, locale: 'en-US' },
} as const

it('does a job of a tool, and says what cannot be done', async () => {
  const pool = createPaintPool()
  try {
    const { pictures } = await pool.run(convert, { signal })
    expect(pictures[0]?.subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8))
    const unknown = pool.run({ ...convert, tool: 'draw' }, { signal })
    expect((await failureOf(unknown)).kind).toBe('invalid')
  } finally {
    await pool.close()
  }
})
