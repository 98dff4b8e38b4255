import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import type { FormFields } from '../../../../ui/form/use-form.ts'
import type { BatchForm } from './batch-form.ts'

/** How many codes there will be, and what each gives. */
export function BatchNumbers({
  form: { draft, field },
  twoPurses,
}: {
  form: FormFields<BatchForm>
  twoPurses: boolean
}) {
  const t = useTexts('adminMoney')
  const count = draft.kind === 'shared' ? t.codes.uses : t.codes.count
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field kind="whole" label={count} maxLength={10} {...field('count')} />
      <Field kind="whole" label={t.credits} maxLength={10} {...field('credits')} />
      {twoPurses && <Field kind="whole" label={t.tokens} maxLength={10} {...field('tokens')} />}
      <Field kind="whole" label={t.vipDays} maxLength={10} {...field('vipDays')} />
    </div>
  )
}
