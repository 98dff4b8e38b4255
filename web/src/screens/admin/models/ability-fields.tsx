import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import type { FormFields } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { abilityChoices, abilityNames, type ModelDraft } from './model-draft.ts'

/** What a chat model can do, where the operator knows better than its upstream. */
export function AbilityFields({
  model: { abilities, ownAbilities },
  form: { draft, change, field },
}: {
  model: AdminModel
  form: FormFields<ModelDraft>
}) {
  const t = useTexts('adminModels')
  const formats = useFormats()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t.abilities}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {abilityNames.map((name) => (
          <div key={name} className="flex flex-col gap-1.5">
            <span aria-hidden="true" className="text-small text-soft">
              {t.abilityNames[name]}
            </span>
            <Select
              label={t.abilityNames[name]}
              value={draft.abilities[name]}
              options={abilityChoices.map((value) => ({ value, label: t.abilityChoices[value] }))}
              onChange={(choice) => change({ abilities: { ...draft.abilities, [name]: choice } })}
              className="w-full"
            />
          </div>
        ))}
      </div>
      <Field
        kind="whole"
        label={t.contextTokens}
        hint={t.contextHint}
        placeholder={
          ownAbilities.contextTokens === undefined && abilities
            ? formats.number(abilities.contextTokens)
            : undefined
        }
        {...field('contextTokens')}
      />
    </fieldset>
  )
}
