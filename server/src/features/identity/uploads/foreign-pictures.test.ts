import { expect, it, vi } from 'vitest'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import { fetchForeignPicture } from './foreign-pictures.ts'

it('of pictures elsewhere only some are fetched at once, and where very many wait no more are taken', async () => {
  const over = Promise.withResolvers<never>()
  const fetchGuarded = vi.fn<typeof guardedFetch>(() => over.promise)
  const asked = Array.from({ length: 120 }, () =>
    fetchForeignPicture('https://slow.example/a.png', fetchGuarded),
  )
  const told = Promise.allSettled(asked)
  await Promise.allSettled(asked.slice(116))
  expect(fetchGuarded).toHaveBeenCalledTimes(16)
  over.reject(new Error('the line broke'))
  const codes = (await told).map((each) => each.status === 'rejected' && each.reason.code)
  expect(codes.filter((code) => code === 'pictures.unavailable')).toHaveLength(116)
  expect(codes.slice(116)).toEqual(Array(4).fill('request.too_fast'))
})
