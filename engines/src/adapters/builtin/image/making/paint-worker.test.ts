import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { failureOf } from '../../../../testing/failure-of.ts'
import { onlyIf } from '../../../../testing/only-if.ts'
import { samplePicture } from '../../../../testing/sample-picture.ts'
import { createPaintPool } from './paint-pool.ts'

const { signal } = new AbortController()
const convert = {
  tool: 'convert',
  wish: { pictures: [samplePicture('source')], params: { format: 'jpeg' }, locale: 'en-US' },
} as const

/** How kind the processes that this one started are to others, 0 to 19. */
const niceness = (): number[] =>
  readFileSync('/proc/thread-self/children', 'latin1')
    .split(' ')
    .filter(Boolean)
    .map((pid) => getPriority(Number(pid)))

it('does a job of a tool, and says what cannot be done', async () => {
  const pool = createPaintPool()
  try {
    const { pictures } = await pool.paint(convert, { signal })
    expect(pictures[0]?.subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8))
    const unknown = pool.paint({ ...convert, tool: 'draw' }, { signal })
    expect((await failureOf(unknown)).kind).toBe('invalid')
  } finally {
    await pool.close()
  }
})

onlyIf(process.platform === 'linux')(
  'leaves the processor to all others where nobody waits',
  async () => {
    const pool = createPaintPool()
    try {
      await pool.paint(convert, { signal })
      expect(niceness()).not.toContain(19)
      await pool.paint(convert, { signal, inBackground: true })
      expect(niceness().filter((each) => each === 19).length).toBeGreaterThan(0)
      expect(getPriority()).not.toBe(19)
    } finally {
      await pool.close()
    }
  },
)
