import { expect, it } from 'vitest'
import { readMaskKey } from './mask-keys.ts'

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

it.each([
  ['[', {}, { does: 'size', larger: false }],
  [']', {}, { does: 'size', larger: true }],
  ['z', { ctrlKey: true }, { does: 'undo' }],
  ['Z', { ctrlKey: true, shiftKey: true }, { does: 'redo' }],
  ['y', { ctrlKey: true }, { does: 'redo' }],
  ['R', {}, { does: 'tool', tool: 'rectangle' }],
  ['ArrowUp', { shiftKey: true }, { does: 'step', x: 0, y: -1, resizes: true }],
  ['Escape', {}, { does: 'drop' }],
  ['r', { ctrlKey: true }, undefined],
  ['0', { ctrlKey: true }, undefined],
  ['x', {}, undefined],
])('%s with %j means %j', (key, held, meaning) => {
  expect(readMaskKey(pressed(key, held), false)).toEqual(meaning)
})

it('takes ⌘ for Ctrl on machines of Apple', () => {
  expect(readMaskKey(pressed('z', { metaKey: true }), true)).toEqual({ does: 'undo' })
  expect(readMaskKey(pressed('z', { ctrlKey: true }), true)).toBeUndefined()
})
