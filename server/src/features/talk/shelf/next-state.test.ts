import { expect, it } from 'vitest'
import { nextState } from './next-state.ts'

const edit = (changesWords: boolean) => ({ is: 'edit', changesWords }) as const
const publish = { is: 'publish' } as const
const withdraw = { is: 'withdraw' } as const

it.each([
  ['private', publish, true, 'public'],
  ['private', publish, false, 'waiting'],
  ['refused', publish, true, 'waiting'],
  ['refused', publish, false, 'waiting'],
  ['waiting', publish, true, 'waiting'],
  ['public', publish, false, 'public'],
  ['public', withdraw, true, 'private'],
  ['waiting', withdraw, false, 'private'],
  ['refused', withdraw, false, 'refused'],
  ['public', edit(true), false, 'waiting'],
  ['public', edit(false), false, 'public'],
  ['public', edit(true), true, 'public'],
  ['private', edit(true), false, 'private'],
  ['refused', edit(true), false, 'refused'],
] as const)('of %s after %j, trusted: %s, is %s', (before, change, isTrusted, after) => {
  expect(nextState(before, change, isTrusted)).toBe(after)
})
