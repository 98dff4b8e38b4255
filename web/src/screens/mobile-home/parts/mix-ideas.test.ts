import { expect, it } from 'vitest'
import { mixIdeas } from './mix-ideas.ts'

const some = (name: string, count: number, picture = '/p') =>
  Array.from({ length: count }, (_, at) => ({
    title: `${name} ${at}`,
    words: name,
    picture,
    blur: '',
  }))

it('mixes the kinds, pictures most of all', () => {
  const mixed = mixIdeas({ picture: some('p', 9), clip: some('c', 3), song: some('s', 1) })
  expect(mixed.slice(0, 8).map(({ title }) => title)).toEqual([
    'p 0',
    's 0',
    'p 1',
    'c 0',
    'p 2',
    'p 3',
    'p 4',
    'p 5',
  ])
  expect(mixed).toHaveLength(13)
  expect(mixed[1]?.kind).toBe('song')
})

it('has nothing to show where nothing has a picture', () => {
  expect(mixIdeas({ picture: some('p', 3, ''), clip: [], song: [] })).toEqual([])
})
