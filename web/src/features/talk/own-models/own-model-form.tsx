import type { ChatModel } from '@atelier/contract/features/talk/models'
import { customModelLimits } from '@atelier/contract/features/talk/own-connection-rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { baseKey, type ModelDraft } from './model-draft.ts'
import { useKeepModel } from './queries.ts'

type OwnModelFormProps = {
  draft: ModelDraft
  /** What it can be made from. */
  bases: readonly ChatModel[]
  apis: ReplyAt<'GET /config/ownConnection'>['apis']
  /** The model itself where what it was made from is gone. */
  gone: ChatModel | undefined
  onChange: (draft: ModelDraft) => void
  onDone: () => void
}

/** Makes a model of one's own, or changes one. */
export function OwnModelForm({ draft, bases, apis, gone, onChange, onDone }: OwnModelFormProps) {
  const t = useTexts('ownModels')
  const common = useTexts('common')
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState('')
  const keep = useKeepModel()
  const nameField = useRef<HTMLInputElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => nameField.current?.focus(), [])
  const change = (part: Partial<ModelDraft>) => {
    setTold(new Map())
    onChange({ ...draft, ...part })
  }
  const isKnown = draft.base === 'key' || bases.some((model) => baseKey(model) === draft.base)
  const kept = isKnown ? [] : [{ value: draft.base, label: gone ? t.gone : t.keptKey }]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    setRefusal('')
    if (draft.name.trim() === '') {
      setTold(new Map([['name', t.nameWanted]]))
      nameField.current?.focus()
      return
    }
    keep.mutate(draft, {
      onSuccess: () => {
        toast(t.saved, { kind: 'success', key: 'own-model' })
        onDone()
      },
      onError: (error) => {
        const fields = error instanceof CallFailure ? (error.fields ?? []) : []
        setTold(new Map(fields.map(({ field, reason }) => [field.replace(/^.*\./, ''), reason])))
        if (fields.length === 0)
          setRefusal(error instanceof CallFailure ? error.message : common.somethingWrong)
      },
    })
  }
  return (
    <form
      onSubmit={submit}
      aria-label={draft.id === undefined ? t.add : t.edit}
      className="flex min-h-0 flex-col"
    >
      <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-4 px-6 py-4 max-sm:px-5">
        <TextField
          ref={nameField}
          label={t.name}
          value={draft.name}
          maxLength={customModelLimits.name}
          problem={told.get('name')}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="flex flex-col gap-1.5">
          <span aria-hidden="true" className="font-medium">
            {t.base}
          </span>
          <Select
            label={t.base}
            value={draft.base}
            options={[
              ...kept,
              ...bases.map((model) => ({ value: baseKey(model), label: model.name })),
              { value: 'key', label: t.byKey },
            ]}
            onChange={(base) => change({ base })}
            className="w-full"
          />
        </div>
        {draft.base === 'key' && (
          <KeyFields draft={draft} apis={apis} told={told} onChange={change} />
        )}
        <TextAreaField
          label={t.systemMessage}
          hint={t.systemMessageHint}
          value={draft.systemMessage}
          rows={7}
          maxLength={customModelLimits.systemMessage}
          problem={told.get('systemMessage')}
          onChange={({ target }) => change({ systemMessage: target.value })}
        />
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal}
          </p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-6 py-3 max-sm:px-5 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="main" busy={keep.isPending}>
          {draft.base === 'key' ? t.testAndSave : common.save}
        </Button>
      </div>
    </form>
  )
}

type KeyFieldsProps = Pick<OwnModelFormProps, 'draft' | 'apis'> & {
  told: ReadonlyMap<string, string>
  onChange: (part: Partial<ModelDraft>) => void
}

function KeyFields({ draft, apis, told, onChange }: KeyFieldsProps) {
  const t = useTexts('ownModels')
  const connection = useTexts('connection')
  const api = apis.find(({ id }) => id === draft.api)
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {connection.api}
        </span>
        <Select
          label={connection.api}
          value={draft.api}
          options={apis.map(({ id, label }) => ({ value: id, label }))}
          onChange={(chosen) => onChange({ api: chosen })}
          className="w-full"
        />
      </div>
      <TextField
        label={api?.defaultBaseUrl ? connection.reverseProxy : connection.address}
        hint={api?.defaultBaseUrl ? connection.reverseProxyHint : connection.addressHint}
        value={draft.reverseProxy}
        placeholder={api?.defaultBaseUrl}
        problem={told.get('reverseProxy') ?? told.get('api')}
        autoComplete="off"
        onChange={({ target }) => onChange({ reverseProxy: target.value })}
      />
      <TextField
        label={connection.key}
        hint={api?.needsKey === false ? connection.keyOptional : connection.keyHint}
        type="password"
        value={draft.apiKey}
        problem={told.get('apiKey')}
        autoComplete="new-password"
        onChange={({ target }) => onChange({ apiKey: target.value })}
      />
      <TextField
        label={t.upstreamModel}
        hint={t.upstreamModelHint}
        value={draft.model}
        problem={told.get('model')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ model: target.value })}
      />
    </>
  )
}
