// What a key means in the composer.

export type KeyPress = {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** An input method is putting a word together. */
  isComposing: boolean
  /** 229 where an input method has the key but the browser does not say so (Safari, at the end of a word). */
  keyCode: number
}

export type ComposerState = {
  text: string
  /** Where the cursor is; null while something is selected. */
  caret: number | null
  /** An earlier prompt is shown. */
  walking: boolean
}

export type ComposerAction = 'send' | 'edit-last' | 'older' | 'newer'

/** The action for a key, null when the key belongs to the text. */
export function composerAction(press: KeyPress, state: ComposerState): ComposerAction | null {
  if (press.isComposing || press.keyCode === 229) return null
  if (press.key === 'Enter') return press.shiftKey || press.altKey ? null : 'send'
  if (press.shiftKey || press.ctrlKey || press.metaKey) return null
  if (press.key === 'ArrowUp') {
    if (press.altKey) return 'older'
    if (state.text === '') return 'edit-last'
    return state.caret === 0 ? 'older' : null
  }
  if (press.key === 'ArrowDown') {
    if (press.altKey) return 'newer'
    return state.walking && state.caret === state.text.length ? 'newer' : null
  }
  return null
}
