export const composerFieldId = 'composer'

/** The field of the composer that is on the page. */
export const composerField = (): HTMLElement | null => document.getElementById(composerFieldId)

/** Where the caret is in it, at its end when nobody has been there. */
export const caretNow = (): number => {
  const field = composerField()
  return field instanceof HTMLTextAreaElement ? field.selectionStart : Number.MAX_SAFE_INTEGER
}

/** Puts the caret there, once what was written is drawn. */
export const putCaret = (at: number): void =>
  void requestAnimationFrame(() => {
    const field = composerField()
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setSelectionRange(at, at)
  })
