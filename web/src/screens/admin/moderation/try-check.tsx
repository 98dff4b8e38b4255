import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

const tones = {
  allowed: 'text-success',
  refused: 'text-danger',
  unknown: 'text-warning',
  off: '',
} as const

/** The real reply of whoever judges words, for a text of one's own. */
export function TryCheck() {
  const t = useTexts('adminModeration')
  const form = useForm({
    first: { text: '' },
    read: ({ text }) => ({ input: text.trim() ? { text: text.trim() } : undefined }),
    send: (input) => call('POST /admin/moderation/tryCheck', input, { shownInPlace: true }),
    failureAt: { '*': 'text' },
  })
  const { draft, reply } = form
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4"
    >
      <Field
        kind="long"
        label={t.checkTry}
        hint={t.checkTryHint}
        maxLength={2000}
        {...form.field('text')}
      />
      <Button type="submit" busy={form.busy} disabled={!draft.text.trim()} className="self-start">
        {t.tryAction}
      </Button>
      <div role="status" className="flex flex-col items-start gap-1.5">
        {reply && (
          <>
            <p className={`font-medium ${tones[reply.verdict]}`}>{t.verdicts[reply.verdict]}</p>
            {reply.reason && <p className="wrap-anywhere text-soft">{reply.reason}</p>}
            {reply.verdict !== 'off' && (
              <p className="figures text-small text-soft">{t.took({ ms: reply.tookMs })}</p>
            )}
          </>
        )}
      </div>
    </form>
  )
}
