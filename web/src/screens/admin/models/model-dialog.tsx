import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { TextsField } from '../frame/texts-field.tsx'
import { AbilityFields } from './ability-fields.tsx'
import { useModelCall } from './model-calls.ts'
import { draftOf, isCount, type ModelDraft, wishOf } from './model-draft.ts'
import { StandInField } from './stand-in-field.tsx'

/** The fewest tokens that a conversation fits in. */
const leastContext = 500

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
  const common = useTexts('common')
  const [draft, setDraft] = useState(() => draftOf(model))
  const [hasTried, setTried] = useState(false)
  const save = useModelCall('POST /admin/models/save', { shownInPlace: true })
  const change = (part: Partial<ModelDraft>) => setDraft((now) => ({ ...now, ...part }))
  const problemOf = (digits: string, least: number) =>
    hasTried && !isCount(digits, least) ? t.wholeNumber({ least }) : undefined
  const { contextTokens, perMinute, perDayEach } = draft
  const fits =
    isCount(contextTokens, leastContext) &&
    [perMinute, perDayEach].every((digits) => isCount(digits, 1))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (save.isPending || !fits) return
    save.mutate(wishOf(model, draft), {
      onSuccess: () => {
        toast(t.saved, { kind: 'success' })
        onClose()
      },
    })
  }
  return (
    <Dialog open onClose={onClose} title={model.label} closeLabel={t.close} size="medium">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t.label}
          autoComplete="off"
          maxLength={200}
          hint={t.labelHint({ name: model.listedLabel })}
          value={draft.label}
          onChange={({ target }) => change({ label: target.value })}
        />
        <TextsField
          long
          label={t.description}
          hint={model.listedDescription || undefined}
          maxLength={1000}
          value={draft.descriptions}
          onChange={(descriptions) => change({ descriptions })}
        />
        {model.abilities && (
          <AbilityFields
            model={model}
            draft={draft}
            problem={problemOf(contextTokens, leastContext)}
            onChange={change}
          />
        )}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t.limits}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={t.perMinute}
              hint={t.limitHint}
              inputMode="numeric"
              autoComplete="off"
              value={perMinute}
              problem={problemOf(perMinute, 1)}
              onChange={({ target }) => change({ perMinute: target.value })}
            />
            <TextField
              label={t.perDayEach}
              hint={t.limitHint}
              inputMode="numeric"
              autoComplete="off"
              value={perDayEach}
              problem={problemOf(perDayEach, 1)}
              onChange={({ target }) => change({ perDayEach: target.value })}
            />
          </div>
        </fieldset>
        <StandInField
          others={others}
          chosen={draft.standIns}
          onChange={(standIns) => change({ standIns })}
        />
        {save.isError && (
          <FailureState
            inline
            message={save.error instanceof CallFailure ? save.error.message : common.somethingWrong}
          />
        )}
        <Button type="submit" kind="main" busy={save.isPending} className="self-end">
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
