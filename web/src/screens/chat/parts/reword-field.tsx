import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useChatActions } from '../chat-actions.ts'

/** A message in the hands of its writer. Enter sends it anew, Esc leaves it as it was. */
export function RewordField({ entry, text }: { entry: Entry; text: string }) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const { editText, endEdit, resend, isBusy } = useChatActions()
  const field = useRef<HTMLTextAreaElement>(null)
  const empty = text.trim() === '' && !entry.parts.some(({ type }) => type === 'image')
  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const send = () => {
    if (!empty && !isBusy) resend(entry, text)
  }
  return (
    <form
      className="ml-auto flex w-full flex-col gap-2 rounded-composer bg-bubble p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        value={text}
        rows={2}
        data-finds="prompts"
        aria-label={t.editLabel}
        onChange={(event) => editText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
            event.preventDefault()
            send()
          } else if (event.key === 'Escape') {
            event.preventDefault()
            event.stopPropagation()
            endEdit()
          }
        }}
        className="reading scroll-quiet field-sizing-content max-h-[50vh] w-full resize-none bg-transparent px-1.5 outline-none"
      />
      <span className="flex justify-end gap-2">
        <Button size="small" onClick={endEdit}>
          {common.cancel}
        </Button>
        <Button size="small" kind="main" type="submit" disabled={empty || isBusy}>
          {t.resend}
        </Button>
      </span>
    </form>
  )
}
