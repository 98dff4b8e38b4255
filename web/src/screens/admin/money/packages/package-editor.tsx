import { useEffect } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { saidOf } from '../../../../ui/form/form-store.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { TextsField } from '../../frame/texts-field.tsx'
import { DeletePackage } from './delete-package.tsx'
import { draftOf, formOf, type ListedPackage } from './package-form.ts'
import { PackageNumbers } from './package-numbers.tsx'
import { PackagePreview } from './package-preview.tsx'
import { useSavePackage } from './use-package-calls.ts'

/** What a package says, brings and costs, beside what people see of it. */
export function PackageEditor({
  sold,
  currency,
  twoPurses,
  onChanged,
  onDone,
}: {
  /** Undefined for a new one. */
  sold: ListedPackage | undefined
  currency: string
  twoPurses: boolean
  onChanged: (isChanged: boolean) => void
  onDone: () => void
}) {
  const t = useTexts('adminMoney')
  const save = useSavePackage({ shownInPlace: true })
  const odd = {
    title: t.packages.titleMissing,
    credits: t.packages.creditsOdd,
    tokens: t.numberOdd,
    vipDays: t.numberOdd,
    price: t.packages.priceOdd,
    currency: t.packages.currencyOdd,
    to: t.packages.toOdd,
  }
  const form = useForm({
    first: formOf(sold, currency),
    read: (typed) => {
      const made = draftOf(typed, sold)
      if ('problems' in made) return { input: undefined, problems: saidOf(made.problems, odd) }
      return { input: { ...made.draft, ...(sold && { id: sold.id }) } }
    },
    send: save.mutateAsync,
    onSent: () => {
      toast(t.packages.saved, { kind: 'success' })
      onDone()
    },
    asTyped: 'keep',
  })
  const { isChanged } = form
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <PackagePreview form={form.draft} />
      <TextsField label={t.packages.title} maxLength={80} {...form.field('title')} />
      <TextsField label={t.packages.description} maxLength={200} {...form.field('description')} />
      <TextsField
        label={t.packages.badge}
        maxLength={20}
        hint={t.packages.badgeHint}
        {...form.field('badge')}
      />
      <PackageNumbers form={form} twoPurses={twoPurses} />
      <Field
        kind="switch"
        label={t.packages.states.onSale}
        hint={t.packages.shownHint}
        {...form.field('isShown')}
      />
      <Field
        kind="switch"
        label={t.packages.once}
        hint={t.packages.onceHint}
        {...form.field('isOnce')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {sold && <DeletePackage sold={sold} onDone={onDone} />}
        <Button type="submit" kind="main" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
