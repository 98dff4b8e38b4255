// Keys and typing of the composer's field, with the walk through earlier prompts.
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { composerAction } from './composer-keys.ts'
import { composing, sentPrompts } from './composing.ts'
import { type HistoryWalk, newerPrompt, olderPrompt } from './prompt-history.ts'

type FieldOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  place: number
  text: string
  onSend: () => void
  onEditLast: () => void
}

export function useComposerField({ field, place, text, onSend, onEditLast }: FieldOptions) {
  const walk = useRef<HistoryWalk | null>(null)
  const caret = useRef<'start' | 'end' | null>(null)

  // After a step in the history the cursor stands where the next step goes on from.
  useLayoutEffect(() => {
    grow(field.current)
    const area = field.current
    if (!area || caret.current === null) return
    const at = caret.current === 'start' ? 0 : text.length
    area.setSelectionRange(at, at)
    caret.current = null
  }, [field, text])

  const step = (to: 'older' | 'newer') => {
    const history = sentPrompts()
    const taken =
      to === 'older' ? olderPrompt(history, walk.current, text) : newerPrompt(history, walk.current)
    if (!taken) return
    walk.current = taken.walk
    caret.current = to === 'older' ? 'start' : 'end'
    composing.setText(place, taken.text)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const action = composerAction(
      {
        key: event.key,
        shiftKey: event.shiftKey,
        altKey: event.altKey,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        isComposing: event.nativeEvent.isComposing,
        keyCode: event.keyCode,
      },
      {
        text,
        caret: selectionStart === selectionEnd ? selectionStart : null,
        walking: walk.current !== null,
      },
    )
    if (!action) return
    event.preventDefault()
    if (action === 'send') {
      walk.current = null
      onSend()
    } else if (action === 'edit-last') onEditLast()
    else step(action)
  }

  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    walk.current = null
    composing.setText(place, event.target.value)
  }

  return { onKeyDown, onChange }
}

const growsByItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false

/** For browsers whose fields do not grow with their content. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || growsByItself) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
