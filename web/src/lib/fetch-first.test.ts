import { expect, test, vi } from 'vitest'
import { fetchFirst } from './fetch-first.ts'

test('a file that several imports need is fetched once, and again only after it failed', async () => {
  vi.stubGlobal('location', { href: 'https://site.example/Chat' })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('dispatchEvent', () => true)
  const asked = vi.fn(
    async () => new Response('', { status: asked.mock.calls.length > 1 ? 200 : 503 }),
  )
  vi.stubGlobal('fetch', asked)
  const both = () =>
    Promise.allSettled(['a', 'b'].map((name) => fetchFirst(async () => name, ['assets/ahead.js'])))
  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toHaveBeenCalledTimes(1)
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(asked).toHaveBeenCalledTimes(2)
})
