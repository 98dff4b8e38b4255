import { expect, it } from 'vitest'
import { takeTurn } from './use-turn.ts'

it('two are asked for at once, the next when one has come or is out of sight', () => {
  const begun: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => takeTurn(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  c?.()
  a?.()
  a?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  b?.()
  d?.()
  takeTurn(() => begun.push('e'))()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
