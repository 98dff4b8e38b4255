import type { ChatModel } from '@atelier/contract/features/talk/models'
import { customModelLimits } from '@atelier/contract/features/talk/own-connection-rules'
import { useEffect, useRef } from 'react'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { type FormFields, useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { baseKey, type ModelDraft } from './model-draft.ts'
import { useKeepModel } from './queries.ts'

type OwnModelFormProps = {
  draft: ModelDraft
  /** What it can be made from. */
  bases: readonly ChatModel[]
  apis: ReplyAt<'ownConnections.read'>['apis']
  /** The model itself where what it was made from is gone. */
  gone: ChatModel | undefined
  onChange: (draft: ModelDraft) => void
  onDone: () => void
}

/** Makes a model of one's own, or changes one. */
export function OwnModelForm({ draft, bases, apis, gone, onChange, onDone }: OwnModelFormProps) {
  const t = useTexts('ownModels')
  const common = useTexts('common')
  const keep = useKeepModel()
  const nameField = useRef<HTMLInputElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => nameField.current?.focus(), [])
  const form = useForm({
    first: draft,
    read: (input) => ({ input, problems: { name: input.name.trim() === '' && t.nameWanted } }),
    send: keep.mutateAsync,
    onSent: () => {
      toast(t.saved, { kind: 'success', key: 'own-model' })
      onDone()
    },
    onDraft: onChange,
    failureAt: connectionFields,
  })
  const { base } = form.draft
  const isKnown = base === 'key' || bases.some((model) => baseKey(model) === base)
  const kept = isKnown ? [] : [{ value: base, label: gone ? t.gone : t.keptKey }]
  return (
    <form
      onSubmit={form.submit}
      aria-label={draft.id === undefined ? t.add : t.edit}
      className="flex min-h-0 flex-col"
    >
      <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-4 px-6 py-4 max-sm:px-5">
        <Field
          ref={nameField}
          label={t.name}
          maxLength={customModelLimits.name}
          {...form.field('name')}
        />
        <Field
          kind="choice"
          label={t.base}
          options={[
            ...kept,
            ...bases.map((model) => ({ value: baseKey(model), label: model.name })),
            { value: 'key', label: t.byKey },
          ]}
          {...form.field('base')}
        />
        {base === 'key' && <KeyFields form={form} apis={apis} />}
        <Field
          kind="long"
          label={t.systemMessage}
          hint={t.systemMessageHint}
          rows={7}
          maxLength={customModelLimits.systemMessage}
          {...form.field('systemMessage')}
        />
        {form.failure && (
          <p role="alert" className="text-danger">
            {form.failure}
          </p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="main" busy={form.busy}>
          {base === 'key' ? t.testAndSave : common.save}
        </Button>
      </div>
    </form>
  )
}

type KeyFieldsProps = Pick<OwnModelFormProps, 'apis'> & { form: FormFields<ModelDraft> }

function KeyFields({ form: { draft, field, problemOf }, apis }: KeyFieldsProps) {
  const t = useTexts('ownModels')
  const connection = useTexts('connection')
  const api = apis.find(({ id }) => id === draft.api)
  return (
    <>
      <Field
        kind="choice"
        label={connection.api}
        options={apis.map(({ id, label }) => ({ value: id, label }))}
        {...field('api')}
        problem={undefined}
      />
      <Field
        label={api?.defaultBaseUrl ? connection.reverseProxy : connection.address}
        hint={api?.defaultBaseUrl ? connection.reverseProxyHint : connection.addressHint}
        placeholder={api?.defaultBaseUrl}
        {...field('reverseProxy')}
        problem={problemOf('reverseProxy') ?? problemOf('api')}
      />
      <Field
        label={connection.key}
        hint={api?.needsKey === false ? connection.keyOptional : connection.keyHint}
        type="password"
        autoComplete="new-password"
        {...field('apiKey')}
      />
      <Field
        label={t.upstreamModel}
        hint={t.upstreamModelHint}
        spellCheck={false}
        {...field('model')}
      />
    </>
  )
}

/** The fields of a key of one's own, as the call has them. */
const connectionFields = Object.fromEntries(
  ['api', 'apiKey', 'reverseProxy', 'model'].map((field) => [`connection.${field}`, field]),
)
