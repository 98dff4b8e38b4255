import { expect, it } from 'vitest'
import { makerPlaces } from './maker-kinds.ts'

const menuOf = (...keys: string[]) => keys.map((key) => ({ key, to: `/${key}` }))

it('offers what the menu of the site has, and an answer in any case', () => {
  expect([...makerPlaces(menuOf('draw', 'Midjourney', 'video', 'music', 'mind')).keys()]).toEqual([
    'answer',
    'picture',
    'clip',
    'song',
    'map',
  ])
  const few = makerPlaces(menuOf('draw', 'music'))
  expect([...few].map(([kind, { path }]) => [kind, path])).toEqual([
    ['answer', '/Chat'],
    ['picture', '/draw'],
    ['song', '/music'],
  ])
})
