import { expect } from 'vitest'

/** Asks again until the answer fits: `await soon(() => page.title()).toBe('Chat')`. The time is for slow machines alone. */
export const soon = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 60_000, interval: 50 })
