import { useEffect, useLayoutEffect, useState } from 'react'
import { takeBootDraft } from '../../lib/boot-draft.ts'
import { touchQuery } from '../../lib/media.ts'
import { composing } from './composing.ts'

/** Takes over what was typed into the page before it worked, after what was kept. */
export function useBootDraft(field: { current: HTMLTextAreaElement | null }, place: number): void {
  const [firstPlace] = useState(place)
  useLayoutEffect(
    () =>
      takeBootDraft(({ text, selectionStart, selectionEnd, focused }) => {
        const area = field.current
        if (!area) return
        const kept = composing.at(firstPlace).text
        const lead = kept !== '' && text !== '' ? `${kept}\n` : kept
        if (text !== '') {
          area.value = lead + text
          composing.setText(firstPlace, lead + text)
        }
        if (!focused) return
        area.focus({ preventScroll: true })
        const offset = text === '' ? 0 : lead.length
        area.setSelectionRange(offset + selectionStart, offset + selectionEnd)
      }),
    [field, firstPlace],
  )
}

/** Where there are keys, a conversation that opens takes typing at once. */
export function useFocus(field: { current: HTMLTextAreaElement | null }, place: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation opens
  useEffect(() => {
    if (matchMedia(touchQuery).matches) return
    const busy = document.activeElement?.closest('input, textarea, [role=dialog], [role=menu]')
    if (!busy) field.current?.focus({ preventScroll: true })
  }, [field, place])
}
