import { expect, it } from 'vitest'
import { buildWork } from '../../features/works/testing/build-work.ts'
import { withInheritedWords } from './inherited-words.ts'

const grid = buildWork(1, { prompt: 'a lake' })
const upscaled = buildWork(2, { prompt: '', parentId: 1 })
const larger = buildWork(3, { prompt: '', parentId: 2 })
const varied = buildWork(4, { prompt: 'a sea', parentId: 3 })

it('gives works without words those of what they go on from, however far back', () => {
  const works = withInheritedWords([varied, larger, upscaled, grid])
  expect(works.map(({ prompt }) => prompt)).toEqual(['a sea', 'a lake', 'a lake', 'a lake'])
  expect(works[0]).toBe(varied)
})

it('leaves works as they are where nothing is known of those before', () => {
  const orphan = buildWork(9, { prompt: '', parentId: 5 })
  const own = buildWork(7, { prompt: '', parentId: 7 })
  expect(withInheritedWords([orphan, own, larger])).toEqual([orphan, own, larger])
})
