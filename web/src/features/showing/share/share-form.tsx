import type { Share } from '@atelier/contract/features/showing/shares'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useCreateLink } from './queries.ts'
import type { ShareSubject } from './share-subject.ts'

const spans = ['none', '24', '168', '720'] as const
const longestPassword = 200

type ShareFormProps = { subject: ShareSubject; onMade: (link: Share) => void }

/** How a new link is to open. */
export function ShareForm({ subject, onMade }: ShareFormProps) {
  const t = useTexts('share')
  const create = useCreateLink()
  const form = useForm({
    first: { password: '', span: 'none' as (typeof spans)[number] },
    read: ({ password, span }) => ({
      input: { ...subject, password, hours: span === 'none' ? null : Number(span) },
    }),
    send: create.mutateAsync,
    onSent: (link, { draft, reset }) => {
      reset({ ...draft, password: '' })
      onMade(link)
    },
    asTyped: 'keep',
  })
  return (
    <form className="flex flex-col gap-4" onSubmit={form.submit}>
      <div>
        <p aria-hidden="true" className="mb-1.5 text-soft">
          {t.expiry}
        </p>
        <Segmented
          wide
          label={t.expiry}
          value={form.draft.span}
          options={spans.map((value) => ({ value, label: t.hours[value] }))}
          onChange={(span) => form.change({ span })}
        />
      </div>
      <Field
        label={t.optionalPassword}
        hint={t.optionalPasswordHint}
        maxLength={longestPassword}
        spellCheck={false}
        {...form.field('password')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
      <Button
        kind="main"
        type="submit"
        icon="link"
        className="self-end max-sm:self-stretch"
        busy={form.busy}
      >
        {t.create}
      </Button>
    </form>
  )
}
