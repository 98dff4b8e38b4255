import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { dayOf } from '../../../../lib/day-of.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormEnd } from '../../../../ui/form/form-end.tsx'
import { saidOf } from '../../../../ui/form/form-store.ts'
import { type FormFields, useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { DayField } from '../../frame/day/day-field.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useChange } from '../../frame/use-change.ts'
import { setupQuery } from '../packages/use-package-calls.ts'
import { type BatchForm, batchKinds, batchOf, emptyBatch } from './batch-form.ts'

export function NewBatchDialog() {
  const t = useTexts('adminMoney')
  const { get, close, choose } = useAddress()
  const isOpen = get('batch') === 'new'
  const setup = useQuery({ ...setupQuery, enabled: isOpen })
  return (
    <Dialog
      open={isOpen}
      onClose={() => close('batch')}
      title={t.codes.make}
      closeLabel={t.close}
      size="medium"
      fullOnPhone
    >
      {isOpen && (
        <NewBatchForm
          twoPurses={setup.data?.twoPurses ?? false}
          onMade={(id) => choose({ batch: String(id) })}
        />
      )}
    </Dialog>
  )
}

/** What new codes are to be. */
function NewBatchForm({ twoPurses, onMade }: { twoPurses: boolean; onMade: (id: number) => void }) {
  const t = useTexts('adminMoney')
  const today = dayOf(new Date())
  const make = useChange('codes.createBatch', {
    shownInPlace: true,
  })
  const invalidIn = ({ kind }: BatchForm) => ({
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
      return { input: undefined, problems: saidOf(made.problems, invalidIn(typed)) }
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
      <DayField
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

/** How many codes there will be, and what each gives. */
function BatchNumbers({
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
