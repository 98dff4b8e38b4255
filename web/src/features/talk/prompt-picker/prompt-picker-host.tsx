// Watches the fields that prompts can be filled into, and brings the finder once somebody types a slash.
import { Suspense, useEffect, useRef, useState } from 'react'
import { fieldForPrompts, onPromptRequest, takesPrompts } from '../../../lib/prompt-fields.ts'
import { slashWordAt } from '../../../lib/slash-word.ts'
import { late } from '../../../ui/late.ts'
import type { PickerPlace, PickerRequest } from './picker-place.ts'

const PromptPicker = late(async () => (await import('./prompt-picker.tsx')).PromptPicker)

function placeIn(field: HTMLTextAreaElement): PickerPlace | null {
  const { selectionStart, selectionEnd, value } = field
  const word = selectionStart === selectionEnd ? slashWordAt(value, selectionStart) : null
  return word && { field, ...word }
}

export function PromptPickerHost() {
  const [place, setPlace] = useState<PickerPlace | null>(null)
  const [wanted, setWanted] = useState(false)
  const [request, setRequest] = useState<PickerRequest | null>(null)
  const closedAt = useRef<number | null>(null)
  const isOpen = place !== null

  useEffect(() => {
    const onTyped = (event: Event) => {
      if (!takesPrompts(event.target)) return
      // What an input method puts together counts once it is a word.
      if (event instanceof InputEvent && event.isComposing) return
      const found = placeIn(event.target)
      // Who closed it goes on with the word as it is.
      if (!found || found.start !== closedAt.current) closedAt.current = null
      if (closedAt.current !== null) return
      if (found) setWanted(true)
      setPlace(found)
    }
    document.addEventListener('input', onTyped)
    document.addEventListener('compositionend', onTyped)
    return () => {
      document.removeEventListener('input', onTyped)
      document.removeEventListener('compositionend', onTyped)
    }
  }, [])

  useEffect(
    () =>
      onPromptRequest((prompt) => {
        const field = fieldForPrompts()
        if (!field) return
        setWanted(true)
        setRequest({ prompt, field })
      }),
    [],
  )

  // The cursor went elsewhere, or the words were sent.
  useEffect(() => {
    if (!isOpen) return undefined
    const onMoved = () =>
      setPlace((now) => {
        if (!now || document.activeElement !== now.field) return null
        return placeIn(now.field)?.start === now.start ? now : null
      })
    document.addEventListener('selectionchange', onMoved)
    document.addEventListener('focusout', onMoved)
    return () => {
      document.removeEventListener('selectionchange', onMoved)
      document.removeEventListener('focusout', onMoved)
    }
  }, [isOpen])

  return (
    wanted && (
      <Suspense>
        <PromptPicker
          place={place}
          wish={request}
          onClose={() => setPlace(null)}
          onDismiss={() => {
            closedAt.current = place?.start ?? null
            setPlace(null)
          }}
        />
      </Suspense>
    )
  )
}
