import type {
  AdminConnection,
  ConnectionChoice,
} from '@atelier/contract/features/running/connection-admin'
import { suggestUpstream } from '@atelier/contract/suggest-upstream'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { SuggestedUpstream } from '../../../ui/suggested-upstream.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { DeclaredInput } from '../frame/declared-input.tsx'
import { FormDialog } from '../frame/form-dialog.tsx'
import { choiceName } from './choice-name.ts'
import { draftOf, inputOf, labelOf, missingIn } from './connection-draft.ts'

/** Makes a connection by the form that its engine declares, or changes one; it is tried when it is saved. */
export function ConnectionForm({
  connection,
  choices,
  onClose,
}: {
  /** Absent for a new one. */
  connection: AdminConnection | undefined
  choices: readonly ConnectionChoice[]
  onClose: () => void
}) {
  const t = useTexts('adminConnections')
  /** What is looked for among the upstreams; undefined while nobody looks. */
  const [search, setSearch] = useState<string>()
  /** One that was stored although it does not answer is changed from then on. */
  const [id, setId] = useState(connection?.id)
  const stored = connection?.secrets ?? []
  const choiceOf = (wanted: string) => choices.find((one) => one.id === wanted)
  const form = useForm({
    first: draftOf(connection, choices),
    read: (draft) => {
      const choice = choiceOf(draft.choice)
      const missing = missingIn(draft, choice, stored)
      return {
        input: inputOf(draft, choice, id),
        problems: {
          label: !labelOf(draft, choice).trim() && t.labelMissing,
          ...Object.fromEntries(missing.map((name) => [`settings.${name}`, t.needed])),
        },
      }
    },
    send: (input) => call('connectionAdmin.save', input, { shownInPlace: true }),
    onSent: async ({ id: made, models, problem }, { draft }) => {
      setId(made)
      await whenRefreshed()
      if (problem !== null) return
      const name = labelOf(draft, choiceOf(draft.choice)).trim()
      toast(t.saved({ name, n: models }), { kind: 'success' })
      onClose()
    },
    asTyped: 'keep',
  })
  const { draft, reply } = form
  const choice = choiceOf(draft.choice)
  const alike = suggestUpstream(
    draft.settings.baseUrl ?? '',
    draft.choice,
    choices
      .filter(({ engine }) => engine === choice?.engine)
      .map((one) => ({ ...one, baseUrl: defaultAddress(one) })),
  )
  const set = (name: string) => (value: string) =>
    form.change(({ settings }) => ({ settings: { ...settings, [name]: value } }))
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={connection ? t.editTitle : t.add}
      closeLabel={t.close}
      size="medium"
      action={t.save}
    >
      <SuggestField
        label={t.choice}
        value={search ?? (choice ? choiceName(choice, t) : '')}
        options={choices.map((one) => ({ value: one.id, label: choiceName(one, t) }))}
        empty={t.noChoice}
        more={(n) => t.moreChoices({ n })}
        onChange={setSearch}
        onChoose={(chosen) => {
          form.change({ choice: chosen })
          setSearch(undefined)
        }}
        onLeave={() => setSearch(undefined)}
      />
      <Field
        label={t.label}
        maxLength={60}
        {...form.field('label')}
        value={labelOf(draft, choice)}
      />
      {choice?.fields.map((field) => {
        const { name, isSecret } = field
        const isSet = isSecret && stored.includes(name)
        const isCleared = draft.cleared.includes(name)
        return (
          <div key={name} className="flex flex-col gap-2">
            <DeclaredInput
              field={field}
              value={draft.settings[name] ?? ''}
              problem={form.problemOf(`settings.${name}`)}
              note={isSet && !isCleared ? t.keySet : undefined}
              onChange={set(name)}
            />
            {name === 'baseUrl' && alike && (
              <SuggestedUpstream
                text={t.looksLike({ name: alike.label })}
                action={t.setUpAs({ name: alike.label })}
                onTake={() => form.change({ choice: alike.id })}
              />
            )}
            {isSet && !draft.settings[name] && (
              <Switch
                label={t.forgetKey({ name })}
                on={isCleared}
                onChange={(on) =>
                  form.change(({ cleared }) => ({
                    cleared: on ? [...cleared, name] : cleared.filter((one) => one !== name),
                  }))
                }
              />
            )}
          </div>
        )
      })}
      {choice?.makesFiles && (
        <Field
          label={t.fileOrigin}
          hint={t.fileOriginHint}
          problem={form.problemOf('settings.fileOrigin') && t.fileOriginWrong}
          spellCheck={false}
          inputMode="url"
          placeholder="http://10.0.0.5:9000"
          value={draft.settings.fileOrigin ?? ''}
          onChange={set('fileOrigin')}
        />
      )}
      {reply?.problem && <FailureState inline message={t.keptBroken({ problem: reply.problem })} />}
    </FormDialog>
  )
}

const defaultAddress = ({ fields }: ConnectionChoice): string =>
  fields.find(({ name }) => name === 'baseUrl')?.usual ?? ''
