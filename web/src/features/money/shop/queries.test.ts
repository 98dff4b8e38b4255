import { afterEach, expect, it, vi } from 'vitest'
import { orderQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('a question about an order that nobody answers is given up, so that it is asked again', async () => {
  const patience = new AbortController()
  const real = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === 30_000 ? patience.signal : real.call(AbortSignal, ms),
  )
  const asked = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  )
  vi.stubGlobal('fetch', asked)
  const answer = orderQuery('7').queryFn({ signal: new AbortController().signal })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  patience.abort(new DOMException('late', 'TimeoutError'))
  await expect(answer).rejects.toThrow('late')
})
