import '../../../ui/late.css'
import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { variablesIn } from '@atelier/contract/prompt-variables'
import { useEffect, useState } from 'react'
import { fillField } from '../../../lib/fill-field.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { FillForm } from './fill-form.tsx'
import type { PickerPlace, PickerRequest } from './picker-place.ts'
import { PromptFinder } from './prompt-finder.tsx'

type PromptPickerProps = {
  /** Null while nothing is asked for. */
  place: PickerPlace | null
  /** Each is a new object. */
  wish: PickerRequest | null
  onClose: () => void
  /** Closed by hand: nothing is found for this word any more. */
  onDismiss: () => void
}

type Filling = { place: PickerPlace; prompt: KeptPrompt }

/** Finds a prompt by what follows the slash, asks for its variables, and puts it in place of the word. */
export function PromptPicker({ place, wish: request, onClose, onDismiss }: PromptPickerProps) {
  const [filling, setFilling] = useState<Filling | null>(null)
  const [asks, setAsks] = useState(false)
  const { open } = useDialogLink()
  const pick = (at: PickerPlace, prompt: KeptPrompt) => {
    onClose()
    if (variablesIn(prompt.content).length > 0) {
      setFilling({ place: at, prompt })
      setAsks(true)
    } else fillField(at.field, { ...at, text: prompt.content })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish
  useEffect(() => {
    if (request) pick(endOf(request.field), request.prompt)
  }, [request])
  return (
    <>
      {place && !asks && (
        <PromptFinder
          place={place}
          onPick={(prompt) => pick(place, prompt)}
          onOpenStore={() => {
            onClose()
            fillField(place.field, { ...place, text: '' })
            open('prompts')
          }}
          onDismiss={onDismiss}
        />
      )}
      {filling && (
        <FillForm
          key={`${filling.prompt.id}-${filling.prompt.version}-${filling.place.start}`}
          open={asks}
          prompt={filling.prompt}
          field={filling.place.field}
          onCancel={() => setAsks(false)}
          onDone={(text) => {
            setAsks(false)
            // Once the window has given the page back.
            requestAnimationFrame(() => fillField(filling.place.field, { ...filling.place, text }))
          }}
        />
      )}
    </>
  )
}

const endOf = (field: HTMLTextAreaElement): PickerPlace => {
  const at = field.value.length
  return { field, start: at, end: at, query: '' }
}
