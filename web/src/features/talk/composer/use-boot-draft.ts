import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { fillFromBootDraft, takeBootDraft } from '../../../lib/boot-draft.ts'
import { touchQuery } from '../../../lib/media.ts'
import { composing } from './composing.ts'

/** Takes over what was typed into the page before it worked, after what was kept. */
export function useBootDraft(field: { current: HTMLTextAreaElement | null }, place: number): void {
  const [firstPlace] = useState(place)
  useLayoutEffect(
    () =>
      takeBootDraft((draft) => {
        if (!field.current) return
        fillFromBootDraft(field.current, draft, {
          kept: composing.at(firstPlace).text,
          put: (text) => composing.setText(firstPlace, text),
        })
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
