import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
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

/**
 * Where there are keys, a conversation that opens takes typing at once. One that takes the place of another, such as the next after a
 * deleted one, was not asked for: whoever is on a row of the list or at the note that takes it back is left there.
 */
export function useFocus(field: { current: HTMLTextAreaElement | null }, place: number): void {
  const unasked = useNavigationType() === 'REPLACE'
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation opens
  useEffect(() => {
    if (matchMedia(touchQuery).matches) return
    const busy = unasked
      ? document.activeElement !== document.body
      : document.activeElement?.closest('input, textarea, [role=dialog], [role=menu]')
    if (!busy) field.current?.focus({ preventScroll: true })
  }, [field, place])
}
