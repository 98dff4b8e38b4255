import { expect, it } from 'vitest'
import { makerPlaces } from './maker-kinds.ts'

it('offers what the menu of the site has, and an answer in any case', () => {
  expect([...makerPlaces(() => true).keys()]).toEqual(['answer', 'picture', 'clip', 'song', 'map'])
  const few = makerPlaces((key) => ['draw', 'music'].includes(key))
  expect([...few].map(([kind, { path }]) => [kind, path])).toEqual([
    ['answer', '/Chat'],
    ['picture', '/draw'],
    ['song', '/music'],
  ])
})
