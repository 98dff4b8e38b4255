import { expect, it } from 'vitest'
import { isLoading, whileLoading } from './loading.ts'

it('is loading as long as any work is under way, also when some of it fails', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  expect(isLoading()).toBe(false)
  const both = [whileLoading(first.promise), whileLoading(second.promise)]
  expect(isLoading()).toBe(true)
  first.reject(new Error('lost'))
  await expect(both[0]).rejects.toThrow('lost')
  expect(isLoading()).toBe(true)
  second.resolve('there')
  await expect(both[1]).resolves.toBe('there')
  expect(isLoading()).toBe(false)
})
