import type { MindNode } from '@atelier/contract/mind-terms'
import { outlineOf } from '@atelier/contract/read-outline'
import { expect, it } from 'vitest'
import { withGrowth, withoutMark } from './grown-tree.ts'

const growth = (text: string) => ({ entryId: 7, outline: outlineOf(text) })
const map: MindNode = {
  id: 'r',
  text: 'Tea',
  children: [{ id: 'a', text: 'Green', grows: 7, folded: true, children: [] }],
}

it('a map without a tree begins with the first answer', () => {
  expect(withGrowth(null, growth('# Tea\n- Green'), 'T')?.children[0]?.text).toBe('Green')
  expect(withGrowth(null, growth(''), 'T')).toBeNull()
})

it('more comes below the node that waits for it, which shows it', () => {
  const [green] = withGrowth(map, growth('- Sencha\n- Matcha'), '')?.children ?? []
  expect(green).toEqual({
    id: 'a',
    text: 'Green',
    children: [
      { id: '7-1', text: 'Sencha', children: [] },
      { id: '7-2', text: 'Matcha', children: [] },
    ],
  })
})

it('an answer that no node waits for changes nothing', () => {
  const bare = withoutMark(map, 7)
  expect(bare.children[0]?.grows).toBeUndefined()
  expect(withGrowth(bare, growth('- Sencha'), '')).toBe(bare)
})
