import { beforeEach, expect, it, vi } from 'vitest'
import { preloadImage } from './preload-image.ts'

class FakeImage {
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  set src(address: string) {
    queueMicrotask(() => (address.includes('missing') ? this.onerror() : this.onload()))
  }
}

const warn = () => vi.spyOn(console, 'warn').mockReturnValue(undefined)

beforeEach(() => {
  vi.stubGlobal('Image', FakeImage)
})

it('tells that a picture is there', async () => {
  const warned = warn()
  expect(await preloadImage('/logo.svg')).toBe(true)
  expect(warned).not.toHaveBeenCalled()
})

it('resolves also for a picture that cannot be had, and only warns', async () => {
  const warned = warn()
  expect(await preloadImage('/missing.svg')).toBe(false)
  expect(warned.mock.calls).toEqual([['The picture /missing.svg could not be loaded.']])
})
