import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { FormEnd } from '../../../../ui/form/form-end.tsx'
import { saidOf } from '../../../../ui/form/form-store.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { useChange } from '../../frame/use-change.ts'
import { dayOf } from '../days.ts'
import { type BatchForm, batchKinds, batchOf, emptyBatch } from './batch-form.ts'
import { BatchNumbers } from './batch-numbers.tsx'

/** What new codes are to be. */
export function NewBatchForm({
  twoPurses,
  onMade,
}: {
  twoPurses: boolean
  onMade: (id: number) => void
}) {
  const t = useTexts('adminMoney')
  const today = dayOf(new Date())
  const make = useChange('POST /codes/createBatch', {
    reads: ['GET /codes/batches', 'GET /admin/figures/setup'],
    shownInPlace: true,
  })
  const oddIn = ({ kind }: BatchForm) => ({
    name: t.codes.nameMissing,
    count: kind === 'shared' ? t.codes.usesOdd : t.codes.countOdd,
    credits: t.codes.creditsOdd,
    tokens: t.numberOdd,
    vipDays: t.numberOdd,
    lastDay: t.codes.lastDayOdd,
  })
  const form = useForm({
    first: emptyBatch,
    read: (typed) => {
      const made = batchOf(typed, today)
      if ('batch' in made) return { input: made.batch }
      return { input: undefined, problems: saidOf(made.problems, oddIn(typed)) }
    },
    send: make.mutateAsync,
    onSent: ({ id }) => {
      toast(t.codes.made, { kind: 'success' })
      onMade(id)
    },
    asTyped: 'keep',
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Field label={t.codes.name} maxLength={80} hint={t.codes.nameHint} {...form.field('name')} />
      <Field
        kind="choice"
        label={t.codes.kind}
        hint={t.codes.kindTexts[form.draft.kind]}
        options={batchKinds.map((value) => ({ value, label: t.codes.kinds[value] }))}
        className="h-10 w-full"
        {...form.field('kind')}
      />
      <BatchNumbers form={form} twoPurses={twoPurses} />
      <Field
        kind="day"
        label={t.codes.lastDay}
        min={today}
        hint={t.codes.lastDayHint}
        {...form.field('lastDay')}
      />
      <Field label={t.codes.note} maxLength={500} {...form.field('note')} />
      <FormEnd of={form} className="sm:self-end">
        {t.codes.make}
      </FormEnd>
    </form>
  )
}
