import { Failure } from '@atelier/contract/errors'
import { expect, it } from 'vitest'
import { createOwnShares, createShares, withShare } from './shares.ts'

const open = () =>
  createShares<{ person: number; site: number }>([
    { max: 2, of: ({ person }) => person, refuse: () => new Failure('request.too_much') },
    { max: 3, of: ({ site }) => site, refuse: () => new Failure('request.busy') },
  ])

it('each limit counts those of one key together, and the first that is met refuses', () => {
  const shares = open()
  shares.take({ person: 1, site: 1 }, 2)
  expect(() => shares.take({ person: 1, site: 1 })).toThrow('request.too_much')
  expect(() => shares.take({ person: 1, site: 2 })).toThrow('request.too_much')
  shares.take({ person: 2, site: 1 })
  expect(() => shares.take({ person: 2, site: 1 })).toThrow('request.busy')
  shares.release({ person: 1, site: 1 })
  shares.take({ person: 2, site: 1 })
  expect(() => shares.take({ person: 1, site: 1 })).toThrow('request.busy')
})

it('what was refused was never held', () => {
  const shares = open()
  expect(() => shares.take({ person: 1, site: 1 }, 3)).toThrow('request.too_much')
  shares.take({ person: 2, site: 1 }, 2)
  expect(() => shares.take({ person: 1, site: 1 }, 2)).toThrow('request.busy')
  shares.take({ person: 1, site: 1 })
})

it('one person has so many under way and no more, whatever becomes of them; others have their own', async () => {
  const shares = createOwnShares(2)
  const ends: (() => void)[] = []
  const hold = (owner: number) =>
    withShare(shares, owner, () => new Promise<void>((resolve) => ends.push(resolve)))
  const held = [hold(1), hold(1)]
  await expect(hold(1)).rejects.toThrow('request.too_fast')
  const other = hold(2)
  ends[0]?.()
  await held[0]
  const broken = withShare(shares, 1, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  await expect(withShare(shares, 1, async () => 'done')).resolves.toBe('done')
  for (const end of ends) end()
  await Promise.all([...held, other])
})
