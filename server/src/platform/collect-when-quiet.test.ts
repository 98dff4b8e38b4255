import { expect, it } from 'vitest'
import { createCollector } from './collect-when-quiet.ts'

const mb = 1024 * 1024

it('collects when nothing goes on and the process has grown, and not again before it grows', () => {
  let [busy, held, collected] = [0.5, 200 * mb, 0]
  const look = createCollector({
    busyShare: () => busy,
    resident: () => held,
    collect() {
      collected++
      held -= 50 * mb
    },
  })
  look()
  expect(collected).toBe(0)
  busy = 0.01
  look()
  look()
  expect([collected, held]).toEqual([1, 150 * mb])
  held += 20 * mb
  look()
  expect(collected).toBe(1)
  held += 10 * mb
  look()
  expect(collected).toBe(2)
})
