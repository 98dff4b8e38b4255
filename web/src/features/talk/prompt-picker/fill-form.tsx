import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'
import { fillVariables, variablesIn } from '@atelier/contract/prompt-variables'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FieldFrame, fieldBox } from '../../../ui/field-frame.tsx'

type FillFormProps = {
  open: boolean
  prompt: Pick<KeptPrompt, 'title' | 'content'>
  /** Where the words go, and the focus with them. */
  field?: HTMLTextAreaElement | undefined
  onCancel: () => void
  /** Given the finished words. */
  onDone: (text: string) => void
}

/** Asks for the variables of a prompt, a field each. Enter fills in, Shift+Enter breaks the line. */
export function FillForm({ open, prompt, field, onCancel, onDone }: FillFormProps) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const id = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  const variables = variablesIn(prompt.content)
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(variables.map(({ name, fallback }) => [name, fallback])),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(fillVariables(prompt.content, values))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // 229: the key belongs to an input method, also where `isComposing` is false already.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.shiftKey || event.altKey) return
    submit(event)
  }
  return (
    <DialogWindow
      open={open}
      onClose={onCancel}
      size="medium"
      title={prompt.title}
      description={t.fillText}
      closeLabel={common.close}
      initialFocus={first}
      {...(field ? { finalFocus: () => field } : {})}
    >
      <form onSubmit={submit} className="flex flex-col gap-4 pt-1">
        {variables.map(({ name }, at) => (
          <FieldFrame
            key={name}
            id={`${id}-${at}`}
            label={name}
            labelHidden={false}
            hint={undefined}
            problem={undefined}
            className={undefined}
          >
            <textarea
              id={`${id}-${at}`}
              ref={at === 0 ? first : undefined}
              dir="auto"
              rows={1}
              value={values[name] ?? ''}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              onKeyDown={onKeyDown}
              className={`${fieldBox} scroll-quiet field-sizing-content max-h-60 min-h-10 resize-none py-2.5`}
            />
          </FieldFrame>
        ))}
        <div className="flex justify-end gap-2">
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button type="submit" kind="main">
            {t.fillIn}
          </Button>
        </div>
      </form>
    </DialogWindow>
  )
}
