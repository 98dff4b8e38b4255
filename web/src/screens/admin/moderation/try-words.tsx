import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

/** Whether a text could be published with the list as it is. */
export function TryWords() {
  const t = useTexts('adminModeration')
  const common = useTexts('common')
  const [text, setText] = useState('')
  const tried = useMutation({
    mutationFn: () => call('GET /admin/moderation/tryWords', { text }, { shownInPlace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !tried.isPending) tried.mutate()
  }
  const failed = tried.error instanceof CallFailure ? tried.error.message : common.somethingWrong
  const word = tried.data?.word
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextAreaField
        label={t.tryTitle}
        maxLength={2000}
        value={text}
        problem={tried.isError ? failed : undefined}
        onChange={({ target }) => {
          tried.reset()
          setText(target.value)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={tried.isPending} disabled={!text.trim()}>
          {t.tryAction}
        </Button>
        <p role="status" className={word ? 'text-danger' : 'text-success'}>
          {tried.data && (word ? t.tryRefused({ word }) : t.tryAllowed)}
        </p>
      </div>
    </form>
  )
}
