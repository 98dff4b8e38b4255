import type { ReactNode } from 'react'
import { Composer } from './composer.tsx'
import { composerField } from './composer-field.ts'
import { composing } from './composing.ts'

/** The place of a conversation that does not exist yet. */
const beginning = 0

type StartComposerProps = {
  placeholder: string
  /** Why pictures cannot go with the message; empty when they can. */
  blindReason: string
  controls: ReactNode
  hint: ReactNode
  /** Asked to send; what is written stays at its place until then. */
  onSend: () => void
}

/** The composer of a conversation that has not begun, on screens that lead to the chat. */
export function StartComposer(props: StartComposerProps) {
  return (
    <Composer
      {...props}
      place={beginning}
      running={false}
      stopping={false}
      onStop={nothing}
      onEditLast={nothing}
    />
  )
}

const nothing = () => undefined

/** Puts an idea into it, to be changed or sent. */
export function beginWith(idea: string): void {
  composing.setText(beginning, idea)
  composerField()?.focus()
}
