import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { TextsField } from '../frame/texts-field.tsx'
import { useChange } from '../frame/use-change.ts'
import { AbilityFields } from './ability-fields.tsx'
import { StandInField } from './fallback-field.tsx'
import { draftOf, isCount, wishOf } from './model-draft.ts'

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
  const save = useChange('POST /admin/models/save', {
    reads: ['GET /admin/models'],
    shownInPlace: true,
  })
  const oddOf = (digits: string, least: number) =>
    !isCount(digits, least) && t.wholeNumber({ least })
  const form = useForm({
    first: draftOf(model),
    read: (draft) => ({
      input: wishOf(model, draft),
      problems: {
        contextTokens: oddOf(draft.contextTokens, leastContext),
        perMinute: oddOf(draft.perMinute, 1),
        perDayEach: oddOf(draft.perDayEach, 1),
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
