import { rateNames } from '@atelier/contract/price-rule'
import { useId } from 'react'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/field-frame.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { MoveButtons } from '../../frame/move-buttons.tsx'
import { movedBy } from '../../frame/moved-by.ts'
import { emptyRule, type RuleDraft, ruleModes } from '../../frame/settings/price-rules.ts'
import { useKnownModels } from '../../named-models/known-models.ts'

/** Prices for all models that fit a name or come by a connection; the first that fits holds. */
export function PriceRulesField({
  label,
  hint,
  problem,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem: string | undefined
  value: RuleDraft[]
  onChange: (value: RuleDraft[]) => void
}) {
  const t = useTexts('adminSites')
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="contents font-medium">{label}</legend>
      {value.length > 0 && (
        <ol aria-label={label} className="flex flex-col gap-3">
          {value.map((rule, place) => (
            // Rules have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            <li key={place} className="flex flex-col gap-3 rounded-card bg-card p-3">
              <RuleFields
                rule={rule}
                onChange={(changes) =>
                  onChange(value.map((one, at) => (at === place ? { ...one, ...changes } : one)))
                }
              />
              <span className="flex justify-end gap-1">
                <MoveButtons
                  up={t.ruleUp({ n: place + 1 })}
                  down={t.ruleDown({ n: place + 1 })}
                  onUp={place > 0 ? () => onChange(movedBy(value, rule, -1)) : undefined}
                  onDown={
                    place < value.length - 1 ? () => onChange(movedBy(value, rule, 1)) : undefined
                  }
                />
                <IconButton
                  icon="x"
                  label={t.removeRule({ n: place + 1 })}
                  onClick={() => onChange(value.filter((one) => one !== rule))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <FieldNote id={id} hint={hint} problem={problem} />
      <Button
        icon="plus"
        size="small"
        className="self-start"
        onClick={() => onChange([...value, { ...emptyRule }])}
      >
        {t.addRule}
      </Button>
    </fieldset>
  )
}

function RuleFields({
  rule,
  onChange,
}: {
  rule: RuleDraft
  onChange: (changes: Partial<RuleDraft>) => void
}) {
  const t = useTexts('adminSites')
  const { connections, listPricesAsOf } = useKnownModels()
  const formats = useFormats()
  const isGone =
    rule.connectionId !== null && !connections.some(({ id }) => id === rule.connectionId)
  return (
    <>
      <TextField
        label={t.ruleModels}
        hint={t.ruleModelsHint}
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
        value={rule.models}
        onChange={({ target }) => onChange({ models: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t.ruleConnection}
          value={rule.connectionId ?? 0}
          options={[
            { value: 0, label: t.everyConnection },
            ...connections.map(({ id, label }) => ({ value: id, label })),
            ...(isGone ? [{ value: rule.connectionId ?? 0, label: t.notThere }] : []),
          ]}
          onChange={(chosen) => onChange({ connectionId: chosen || null })}
          className="w-full"
        />
        <Select
          label={t.rulePrice}
          value={rule.mode}
          options={ruleModes.map((mode) => ({ value: mode, label: t.ruleModes[mode] }))}
          onChange={(mode) => onChange({ mode })}
          className="w-full"
        />
      </div>
      {rule.mode === 'factor' && (
        <TextField
          label={t.ruleFactor}
          hint={
            listPricesAsOf
              ? `${t.ruleFactorHint} ${t.listPricesAsOf({ day: formats.date(listPricesAsOf) })}`
              : t.ruleFactorHint
          }
          inputMode="decimal"
          autoComplete="off"
          value={rule.factor}
          onChange={({ target }) => onChange({ factor: target.value })}
        />
      )}
      {rule.mode === 'rates' && (
        <div className="grid grid-cols-2 gap-3">
          {rateNames.map((rate) => (
            <TextField
              key={rate}
              label={t.rates[rate]}
              inputMode="decimal"
              autoComplete="off"
              value={rule.rates[rate] ?? ''}
              onChange={({ target }) =>
                onChange({ rates: { ...rule.rates, [rate]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
