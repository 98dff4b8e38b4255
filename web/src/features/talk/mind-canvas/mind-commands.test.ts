import { describe, expect, it } from 'vitest'
import { mindCommand } from './mind-commands.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const press = (key: string, held: Partial<typeof none> = {}) =>
  mindCommand({ ...none, key, ...held })

describe('a key', () => {
  it.each([
    ['Tab', {}, { do: 'child' }],
    ['Enter', {}, { do: 'sibling' }],
    ['F2', {}, { do: 'rename' }],
    ['Delete', {}, { do: 'remove' }],
    [' ', {}, { do: 'fold' }],
    ['ArrowLeft', {}, { do: 'go', way: 'left' }],
    ['ArrowLeft', { altKey: true }, { do: 'step', step: 'out' }],
    ['z', { ctrlKey: true }, { do: 'undo' }],
    ['Z', { metaKey: true, shiftKey: true }, { do: 'redo' }],
    ['y', { ctrlKey: true }, { do: 'redo' }],
    ['Tab', { shiftKey: true }, null],
    ['Enter', { isComposing: true }, null],
    ['s', { ctrlKey: true }, null],
    ['a', {}, null],
  ] as const)('%s with %o means %o', (key, held, meant) => expect(press(key, held)).toEqual(meant))
})
