/** Puts words in place of a part of a field, as if they were typed: whoever listens to the field hears of it. The cursor stands behind them. */
export function fillField(
  field: HTMLTextAreaElement,
  { start, end, text }: { start: number; end: number; text: string },
): void {
  field.focus()
  field.setSelectionRange(start, end)
  // So the browser's own undo takes it back.
  if (document.activeElement === field && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
