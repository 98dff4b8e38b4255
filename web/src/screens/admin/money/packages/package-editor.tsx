import { useEffect, useState } from 'react'
import { PackageCards } from '../../../../features/money/shop/package-cards.tsx'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { saidOf } from '../../../../ui/form/form-store.ts'
import { type FormFields, useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { DayField } from '../../frame/day/day-field.tsx'
import { TextsField } from '../../frame/texts-field.tsx'
import { draftOf, formOf, type ListedPackage, type PackageForm, previewOf } from './package-form.ts'
import { useDeletePackage, useSavePackage } from './use-package-calls.ts'

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
  const invalid = {
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
      if ('problems' in made) return { input: undefined, problems: saidOf(made.problems, invalid) }
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

/** The card as it stands on the page that sells, in the language of whoever writes it. */
function PackagePreview({ form }: { form: PackageForm }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const shown = previewOf(form, locale, t.packages.untitled)
  return (
    <figure className="rounded-card bg-fill p-4">
      <figcaption className="mb-2 text-small text-soft">{t.packages.preview}</figcaption>
      {/* It is looked at, not chosen. */}
      <div inert className="mx-auto max-w-90">
        <PackageCards packages={[shown]} chosenId={undefined} onChoose={() => undefined} compact />
      </div>
    </figure>
  )
}

/** What a package brings, what it costs, and when it is sold. */
function PackageNumbers({
  form: { draft, field },
  twoPurses,
}: {
  form: FormFields<PackageForm>
  twoPurses: boolean
}) {
  const t = useTexts('adminMoney')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field kind="whole" label={t.credits} maxLength={10} {...field('credits')} />
      <Field kind="whole" label={t.vipDays} maxLength={10} {...field('vipDays')} />
      {(twoPurses || draft.tokens !== '0') && (
        <Field
          kind="whole"
          label={t.tokens}
          maxLength={10}
          className="sm:col-span-2"
          {...field('tokens')}
        />
      )}
      <Field kind="decimal" label={t.packages.price} maxLength={10} {...field('price')} />
      <Field
        kind="code"
        label={t.packages.currency}
        autoCapitalize="characters"
        maxLength={3}
        hint={t.packages.currencyHint}
        {...field('currency')}
        onChange={(currency) => field('currency').onChange(currency.toUpperCase())}
      />
      <DayField label={t.packages.from} {...field('from')} />
      <DayField label={t.packages.to} {...field('to')} />
    </div>
  )
}

function DeletePackage({ sold, onDone }: { sold: ListedPackage; onDone: () => void }) {
  const t = useTexts('adminMoney')
  const [asking, setAsking] = useState(false)
  const remove = useDeletePackage()
  return (
    <>
      <Button
        kind="quiet"
        icon="trash-2"
        className="mr-auto text-danger hover:text-danger"
        onClick={() => setAsking(true)}
      >
        {t.packages.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.packages.deleteTitle}
        confirmLabel={t.packages.delete}
        cancelLabel={t.cancel}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate({ id: sold.id }, { onSettled: () => setAsking(false), onSuccess: onDone })
        }
        onCancel={() => setAsking(false)}
      >
        {t.packages.deleteText}
      </ConfirmDialog>
    </>
  )
}
