import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

const tones = {
  allowed: 'text-success',
  refused: 'text-danger',
  unknown: 'text-warning',
  off: '',
} as const

/** The real reply of whoever judges words, for a text of one's own. */
export function TryCheck() {
  const t = useTexts('adminModeration')
  const common = useTexts('common')
  const [text, setText] = useState('')
  const tried = useMutation({
    mutationFn: () =>
      call('POST /admin/moderation/tryCheck', { text: text.trim() }, { shownInPlace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !tried.isPending) tried.mutate()
  }
  const failed = tried.error instanceof CallFailure ? tried.error.message : common.somethingWrong
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4"
    >
      <TextAreaField
        label={t.checkTry}
        hint={t.checkTryHint}
        maxLength={2000}
        value={text}
        problem={tried.isError ? failed : undefined}
        onChange={({ target }) => {
          tried.reset()
          setText(target.value)
        }}
      />
      <Button type="submit" busy={tried.isPending} disabled={!text.trim()} className="self-start">
        {t.tryAction}
      </Button>
      <div role="status" className="flex flex-col items-start gap-1.5">
        {tried.data && (
          <>
            <p className={`font-medium ${tones[tried.data.verdict]}`}>
              {t.verdicts[tried.data.verdict]}
            </p>
            {tried.data.reason && <p className="wrap-anywhere text-soft">{tried.data.reason}</p>}
            {tried.data.verdict !== 'off' && (
              <p className="figures text-small text-soft">{t.took({ ms: tried.data.tookMs })}</p>
            )}
          </>
        )}
      </div>
    </form>
  )
}
