import { expect, it } from 'vitest'
import { createOwnShares } from './own-shares.ts'

it('one person has so many under way and no more, whatever becomes of them; others have their own', async () => {
  const shares = createOwnShares(2)
  const ends: (() => void)[] = []
  const hold = (owner: number) =>
    shares.take(owner, () => new Promise<void>((resolve) => ends.push(resolve)))
  const held = [hold(1), hold(1)]
  await expect(hold(1)).rejects.toThrow('request.too_fast')
  const other = hold(2)
  ends[0]?.()
  await held[0]
  await expect(shares.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(shares.take(1, async () => 'done')).resolves.toBe('done')
  for (const end of ends) end()
  await Promise.all([...held, other])
})
