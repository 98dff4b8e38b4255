import { useTexts } from '../../../../i18n/use-texts.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { BatchForm, BatchProblem } from './batch-form.ts'

/** How many codes there will be, and what each gives. */
export function BatchNumbers({
  form,
  problems,
  twoPurses,
  onChange,
}: {
  form: BatchForm
  problems: readonly BatchProblem[]
  twoPurses: boolean
  onChange: (changes: Partial<BatchForm>) => void
}) {
  const t = useTexts('adminMoney')
  const problemOf = (field: BatchProblem, text: string) =>
    problems.includes(field) ? text : undefined
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } as const
  const isShared = form.kind === 'shared'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...number}
        label={isShared ? t.codes.uses : t.codes.count}
        value={form.count}
        problem={problemOf('count', isShared ? t.codes.usesOdd : t.codes.countOdd)}
        onChange={({ target }) => onChange({ count: target.value })}
      />
      <TextField
        {...number}
        label={t.credits}
        value={form.credits}
        problem={problemOf('credits', t.codes.creditsOdd)}
        onChange={({ target }) => onChange({ credits: target.value })}
      />
      {twoPurses && (
        <TextField
          {...number}
          label={t.tokens}
          value={form.tokens}
          problem={problemOf('tokens', t.numberOdd)}
          onChange={({ target }) => onChange({ tokens: target.value })}
        />
      )}
      <TextField
        {...number}
        label={t.vipDays}
        value={form.vipDays}
        problem={problemOf('vipDays', t.numberOdd)}
        onChange={({ target }) => onChange({ vipDays: target.value })}
      />
    </div>
  )
}
