import { useTexts } from '../../../../i18n/use-texts.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormProblem, PackageForm } from './package-form.ts'

/** What a package brings, what it costs, and when it is sold. */
export function PackageNumbers({
  form,
  problems,
  twoPurses,
  onChange,
}: {
  form: PackageForm
  problems: readonly FormProblem[]
  twoPurses: boolean
  onChange: (changes: Partial<PackageForm>) => void
}) {
  const t = useTexts('adminMoney')
  const problemOf = (field: FormProblem, text: string) =>
    problems.includes(field) ? text : undefined
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...number}
        label={t.credits}
        value={form.credits}
        problem={problemOf('credits', t.packages.creditsOdd)}
        onChange={({ target }) => onChange({ credits: target.value })}
      />
      <TextField
        {...number}
        label={t.vipDays}
        value={form.vipDays}
        problem={problemOf('vipDays', t.numberOdd)}
        onChange={({ target }) => onChange({ vipDays: target.value })}
      />
      {(twoPurses || form.tokens !== '0') && (
        <TextField
          {...number}
          label={t.tokens}
          value={form.tokens}
          problem={problemOf('tokens', t.numberOdd)}
          onChange={({ target }) => onChange({ tokens: target.value })}
          className="sm:col-span-2"
        />
      )}
      <TextField
        {...number}
        label={t.packages.price}
        inputMode="decimal"
        value={form.price}
        problem={problemOf('price', t.packages.priceOdd)}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <TextField
        label={t.packages.currency}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={3}
        hint={t.packages.currencyHint}
        value={form.currency}
        problem={problemOf('currency', t.packages.currencyOdd)}
        onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
      />
      <TextField
        label={t.packages.from}
        type="date"
        value={form.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={t.packages.to}
        type="date"
        value={form.to}
        problem={problemOf('to', t.packages.toOdd)}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  )
}
