// Generated requests at the edges of every call's schema and beyond, by everybody: none is a fault, and none tells what it must not.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQueueHarness } from './features/making/recipes/testing/queue-harness.ts'
import { attack, describeFinding } from './testing/hostile/attack.ts'
import type { TestApp } from './testing/test-app.ts'

/** HOSTILE_REQUESTS says how many, HOSTILE_SEED which; a failure names both. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 2500)
const seed = Number(process.env.HOSTILE_SEED ?? 20_260_701)

let test: TestApp
beforeAll(async () => {
  test = await openQueueHarness()
})
afterAll(() => test.close())

it('whatever is sent by whomever is answered, in the promised form, without a fault', async () => {
  const { findings, requests, statuses } = await attack(test, { seed, count })
  const told = findings.slice(0, 20).map(describeFinding).join('\n')
  expect(findings.length, `HOSTILE_SEED=${seed} HOSTILE_REQUESTS=${count}\n${told}`).toBe(0)
  expect(requests).toBe(count)
  // Most calls are reached with something that they take: else only the door would be tested.
  const reached = [...statuses.values()].filter((seen) => seen.has(200)).length
  expect(reached / statuses.size).toBeGreaterThan(0.3)
}, 180_000)
