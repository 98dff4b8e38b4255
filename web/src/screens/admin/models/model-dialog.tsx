import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { type FormFields, useForm } from '../../../ui/form/use-form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { TextsField } from '../frame/texts-field.tsx'
import { useChange } from '../frame/use-change.ts'
import {
  abilityChoices,
  abilityNames,
  draftOf,
  isCount,
  type ModelDraft,
  requestOf,
} from './model-draft.ts'

/** The fewest tokens that a conversation fits in. */
const minContext = 500

/** Names a model, says what it is good for and can do, how much of it there is, and who stands in for it. */
export function ModelDialog({
  model,
  others,
  onClose,
}: {
  model: AdminModel
  /** Those that may stand in for it. */
  others: readonly AdminModel[]
  onClose: () => void
}) {
  const t = useTexts('adminModels')
  const save = useChange('connectionAdmin.saveModel', {
    shownInPlace: true,
  })
  const invalidIn = (digits: string, min: number) => !isCount(digits, min) && t.wholeNumber({ min })
  const form = useForm({
    first: draftOf(model),
    read: (draft) => ({
      input: requestOf(model, draft),
      problems: {
        contextTokens: invalidIn(draft.contextTokens, minContext),
        perMinute: invalidIn(draft.perMinute, 1),
        perDayEach: invalidIn(draft.perDayEach, 1),
      },
    }),
    send: save.mutateAsync,
    onSent: () => {
      toast(t.saved, { kind: 'success' })
      onClose()
    },
    asTyped: 'keep',
  })
  return (
    <Dialog open onClose={onClose} title={model.label} closeLabel={t.close} size="medium">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <Field
          label={t.label}
          maxLength={200}
          hint={t.labelHint({ name: model.listedLabel })}
          {...form.field('label')}
        />
        <TextsField
          long
          label={t.description}
          hint={model.listedDescription || undefined}
          maxLength={1000}
          {...form.field('descriptions')}
        />
        {model.abilities && <AbilityFields model={model} form={form} />}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t.limits}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field
              kind="whole"
              label={t.perMinute}
              hint={t.limitHint}
              {...form.field('perMinute')}
            />
            <Field
              kind="whole"
              label={t.perDayEach}
              hint={t.limitHint}
              {...form.field('perDayEach')}
            />
          </div>
        </fieldset>
        <StandInField
          others={others}
          chosen={form.draft.standIns}
          onChange={(standIns) => form.change({ standIns })}
        />
        <FormEnd of={form}>{t.save}</FormEnd>
      </form>
    </Dialog>
  )
}

/** What a chat model can do, where the operator knows better than its upstream. */
function AbilityFields({
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

/** As many as are asked one after the other. */
const max = 10

/** Which models are asked, in this order, when nobody takes what this one is asked for. */
function StandInField({
  others,
  chosen,
  onChange,
}: {
  others: readonly AdminModel[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}) {
  const t = useTexts('adminModels')
  const left = others.filter(({ id }) => !chosen.includes(id))
  const nameOf = (id: number) => {
    const model = others.find((one) => one.id === id)
    return model ? t.modelOf({ name: model.label, connection: model.connection }) : t.goneModel
  }
  const move = (id: number, step: -1 | 1) => onChange(movedBy(chosen, id, step))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{t.standIns}</legend>
      <p className="text-small text-soft">{t.standInsText}</p>
      {chosen.length > 0 && (
        <ol aria-label={t.standIns} className="divide-y divide-line rounded-control bg-card px-3">
          {chosen.map((id) => {
            const name = nameOf(id)
            return (
              <li key={id} className="flex items-center gap-1 py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <MoveButtons
                  up={t.up({ name })}
                  down={t.down({ name })}
                  onUp={id === chosen[0] ? undefined : () => move(id, -1)}
                  onDown={id === chosen.at(-1) ? undefined : () => move(id, 1)}
                />
                <IconButton
                  icon="x"
                  label={t.takeOut({ name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {left.length > 0 && chosen.length < max && (
        <Select
          label={t.addStandIn}
          value={0}
          options={[
            { value: 0, label: t.addStandIn },
            ...left.map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
          onChange={(id) => id && onChange([...chosen, id])}
          className="self-start"
        />
      )}
    </fieldset>
  )
}
