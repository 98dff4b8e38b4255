import { describe, expect, test } from 'vitest'
import { type ComposerState, composerAction, type KeyPress } from './composer-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
})
const at = (text: string, caret: number | null, walking = false): ComposerState => ({
  text,
  caret,
  walking,
})

const cases: [string, KeyPress, ComposerState, string | null][] = [
  ['Enter sends', press('Enter'), at('hi', 2), 'send'],
  ['Ctrl+Enter sends', press('Enter', { ctrlKey: true }), at('hi', 2), 'send'],
  ['Shift+Enter breaks the line', press('Enter', { shiftKey: true }), at('hi', 2), null],
  [
    'Enter chooses a word while composing',
    press('Enter', { isComposing: true }),
    at('ni', 2),
    null,
  ],
  [
    'Enter with key code 229 is the input method’s',
    press('Enter', { keyCode: 229 }),
    at('ni', 2),
    null,
  ],
  ['↑ in the empty composer edits the last message', press('ArrowUp'), at('', 0), 'edit-last'],
  ['↑ at the beginning goes to the older prompt', press('ArrowUp'), at('hi', 0), 'older'],
  ['↑ inside the text moves the cursor', press('ArrowUp'), at('hi', 1), null],
  ['↑ with a selection moves the cursor', press('ArrowUp'), at('hi', null), null],
  [
    'Alt+↑ goes to the older prompt from anywhere',
    press('ArrowUp', { altKey: true }),
    at('', 0),
    'older',
  ],
  [
    '↓ at the end of an older prompt goes to the newer',
    press('ArrowDown'),
    at('hi', 2, true),
    'newer',
  ],
  ['↓ at the end of what was typed stays', press('ArrowDown'), at('hi', 2), null],
  ['Alt+↓ goes to the newer prompt', press('ArrowDown', { altKey: true }), at('hi', 1), 'newer'],
  ['Shift+↑ selects', press('ArrowUp', { shiftKey: true }), at('hi', 0), null],
  ['a letter is text', press('a'), at('hi', 2), null],
]

describe('keys', () => {
  for (const [name, key, state, action] of cases) {
    test(name, () => expect(composerAction(key, state)).toBe(action))
  }
})
