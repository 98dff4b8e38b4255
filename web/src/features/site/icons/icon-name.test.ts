import { expect, it } from 'vitest'
import { readIconName } from './icon-name.ts'

it.each([
  ['house', { set: 'lucide', name: 'house' }],
  ['mdi:home-2', { set: 'mdi', name: 'home-2' }],
])('%s is the name of an icon', (text, name) => {
  expect(readIconName(text)).toEqual(name)
})

it.each([
  '',
  ':',
  'House',
  'a b',
  'a_b',
  '图标',
  'mdi:',
  ':home',
  'mdi:home:x',
  '@elsewhere:mdi:home',
  '../api',
  'a\nb',
])('%j is none', (text) => {
  expect(readIconName(text)).toBeUndefined()
})
