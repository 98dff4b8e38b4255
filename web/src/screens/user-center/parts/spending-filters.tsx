import type { SpendingSummary } from '@atelier/contract/features/money/credits'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Select } from '../../../ui/select.tsx'
import { type Range, ranges } from '../day-range.ts'
import { kindText } from './credit-texts.ts'

export type Chosen = {
  range: Range
  model: string | null
  kind: string | null
  purse: string | null
}

type SpendingFiltersProps = {
  chosen: Chosen
  /** What there is to choose from in this time. */
  summary: SpendingSummary | undefined
  onChange: (changes: Record<string, string | null>) => void
}

/** Stands for no filter; no model or kind is called so. */
const any = '*'

/** What is chosen stays among the choices, also where nothing fits it any more. */
const choices = (names: readonly string[], chosen: string | null): string[] => [
  ...new Set([...names, ...(chosen === null ? [] : [chosen])]),
]

export function SpendingFilters({ chosen, summary, onChange }: SpendingFiltersProps) {
  const t = useTexts('userCenter')
  const { tokensPerCredit } = useSite()
  const models = choices(summary?.models.map(({ model }) => model) ?? [], chosen.model)
  const kinds = choices(summary?.kinds.map(({ kind }) => kind) ?? [], chosen.kind)
  const pick = (key: string) => (value: string) => onChange({ [key]: value === any ? null : value })
  return (
    <div className="flex flex-wrap gap-2">
      <Select<Range>
        label={t.range}
        value={chosen.range}
        options={ranges.map((value) => ({ value, label: t[value] }))}
        onChange={(value) => onChange({ range: value })}
      />
      <Select
        label={t.model}
        value={chosen.model ?? any}
        options={[
          { value: any, label: t.allModels },
          ...models.map((value) => ({ value, label: value || t.noModel })),
        ]}
        onChange={pick('model')}
      />
      {kinds.length > 1 && (
        <Select
          label={t.kind}
          value={chosen.kind ?? any}
          options={[
            { value: any, label: t.allKinds },
            ...kinds.map((value) => ({ value, label: kindText(value, t) })),
          ]}
          onChange={pick('kind')}
        />
      )}
      {tokensPerCredit !== null && (
        <Select
          label={t.purse}
          value={chosen.purse ?? any}
          options={[
            { value: any, label: t.allPurses },
            { value: 'tokens', label: t.tokens },
            { value: 'credits', label: t.credits },
          ]}
          onChange={pick('purse')}
        />
      )}
    </div>
  )
}
