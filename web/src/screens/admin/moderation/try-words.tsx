import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

/** Whether a text could be published with the list as it is. */
export function TryWords() {
  const t = useTexts('adminModeration')
  const form = useForm({
    first: { text: '' },
    read: ({ text }) => ({ input: text.trim() ? { text } : undefined }),
    send: (input) => call('GET /admin/moderation/tryWords', input, { shownInPlace: true }),
    failureAt: { '*': 'text' },
  })
  const { draft, reply } = form
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <Field kind="long" label={t.tryTitle} maxLength={2000} {...form.field('text')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} disabled={!draft.text.trim()}>
          {t.tryAction}
        </Button>
        <p role="status" className={reply?.word ? 'text-danger' : 'text-success'}>
          {reply && (reply.word ? t.tryRefused({ word: reply.word }) : t.tryAllowed)}
        </p>
      </div>
    </form>
  )
}
