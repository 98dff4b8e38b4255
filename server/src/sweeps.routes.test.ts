import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSweeper } from './sweeps.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

let setMs = 0
let goneMs = 0
let test: TestApp
beforeAll(async () => {
  const clock = {
    now: () => new Date(Date.now() + goneMs + setMs),
    passedMs: () => performance.now() + goneMs,
  }
  test = await createTestApp({ clock })
})
afterAll(() => test.close())

it('a clock that was set ahead takes nothing away before it has gone on so for an hour', async () => {
  const as = await test.member('keeper')
  const { id } = await test.call(api.groups.create, {}, { as })
  await test.configure({ logDays: 30 })
  const kept = async () => (await test.call(api.groups.list, {}, { as })).some((it) => it.id === id)
  const { sweep } = createSweeper(test.services)
  await sweep()
  setMs = yearMs
  await sweep()
  goneMs = 30_000
  await sweep()
  expect(await kept()).toBe(true)
  // Whoever sees to the machine sets it right again.
  setMs = 0
  await sweep()
  goneMs += hourMs + 1000
  await sweep()
  expect(await kept()).toBe(true)
  // A month that passes indeed is another thing.
  goneMs += 31 * 24 * hourMs
  await sweep()
  await expect.poll(kept, { timeout: 15_000 }).toBe(false)
})
