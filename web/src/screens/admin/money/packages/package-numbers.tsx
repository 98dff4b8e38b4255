import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import type { FormFields } from '../../../../ui/form/use-form.ts'
import type { PackageForm } from './package-form.ts'

/** What a package brings, what it costs, and when it is sold. */
export function PackageNumbers({
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
      <Field kind="day" label={t.packages.from} {...field('from')} />
      <Field kind="day" label={t.packages.to} {...field('to')} />
    </div>
  )
}
