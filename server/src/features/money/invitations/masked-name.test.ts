import { expect, it } from 'vitest'
import { maskedName } from './masked-name.ts'

it.each([
  ['alison', 'a***n'],
  ['Al', 'A***'],
  ['李', '李***'],
  ['司马相如', '司***如'],
  ['👩‍🚀 crew 👨‍👩‍👧', '👩‍🚀***👨‍👩‍👧'],
  ['', '***'],
])('%j is told as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})
