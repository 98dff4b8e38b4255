import { afterEach, expect, it, vi } from 'vitest'
import { findFault } from './find-fault.ts'

const asked = vi.fn<typeof fetch>()

function answering(reply: () => Promise<Response>): void {
  asked.mockReset().mockImplementation(reply)
  vi.stubGlobal('fetch', asked)
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [200, 'broken'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'network'],
  [503, 'network'],
])('a file whose server answers %i is %s', async (status, fault) => {
  answering(async () => new Response(null, { status }))
  expect(await findFault('/a.mp3')).toBe(fault)
  expect(asked).toHaveBeenCalledWith('/a.mp3', { method: 'HEAD' })
})

it('a server that is not there is a fault of the network', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await findFault('/a.mp3')).toBe('network')
})
