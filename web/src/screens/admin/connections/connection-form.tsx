import type {
  AdminConnection,
  ConnectionChoice,
} from '@atelier/contract/features/running/connection-admin'
import { suggestUpstream } from '@atelier/contract/suggest-upstream'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { SuggestedUpstream } from '../../../ui/suggested-upstream.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { DeclaredInput } from '../frame/declared-input.tsx'
import { choiceName } from './choice-name.ts'
import { useReadConnections } from './connection-calls.ts'

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
  const common = useTexts('common')
  const [choiceId, setChoiceId] = useState(connection?.choice ?? choices[0]?.id ?? '')
  const choice = choices.find(({ id }) => id === choiceId)
  const [label, setLabel] = useState(connection?.label)
  const [typed, setTyped] = useState<Record<string, string>>(connection?.settings ?? {})
  /** What is looked for among the upstreams; undefined while nobody looks. */
  const [search, setSearch] = useState<string>()
  const [cleared, setCleared] = useState<readonly string[]>([])
  const [hasTried, setTried] = useState(false)
  const save = useSave(onClose)
  const name = label ?? choice?.label ?? ''
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const fields = choice?.fields ?? []
  const alike = suggestUpstream(
    typed.baseUrl ?? '',
    choiceId,
    choices
      .filter(({ engine }) => engine === choice?.engine)
      .map((one) => ({ ...one, baseUrl: usualAddress(one) })),
  )
  const problemOf = (field: string) =>
    failure?.fields.find((one) => one.field === `settings.${field}`)?.reason
  const isKept = ({ isSecret, name: field }: (typeof fields)[number]) =>
    isSecret && connection?.secrets.includes(field) && !cleared.includes(field)
  const missing = (field: (typeof fields)[number]) =>
    field.isRequired && !typed[field.name]?.trim() && !isKept(field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!name.trim() || fields.some(missing) || save.isPending) return
    const given = (isSecret: boolean) =>
      Object.fromEntries(
        fields
          .filter((field) => field.isSecret === isSecret && typed[field.name])
          .map((field) => [field.name, typed[field.name]?.trim() ?? '']),
      )
    const fileOrigin = choice?.makesFiles && typed.fileOrigin?.trim()
    save.mutate({
      ...(save.data ? { id: save.data.id } : connection ? { id: connection.id } : {}),
      choice: choiceId,
      label: name.trim(),
      settings: { ...given(false), ...(fileOrigin ? { fileOrigin } : {}) },
      // Empty for none: what is absent stays.
      secrets: { ...Object.fromEntries(cleared.map((field) => [field, ''])), ...given(true) },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={connection ? t.editTitle : t.add}
      closeLabel={t.close}
      size="medium"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SuggestField
          label={t.choice}
          value={search ?? (choice ? choiceName(choice, t) : '')}
          options={choices.map((one) => ({ value: one.id, label: choiceName(one, t) }))}
          empty={t.noChoice}
          more={(n) => t.moreChoices({ n })}
          onChange={setSearch}
          onChoose={(id) => {
            setChoiceId(id)
            setSearch(undefined)
          }}
          onLeave={() => setSearch(undefined)}
        />
        <TextField
          label={t.label}
          autoComplete="off"
          maxLength={60}
          value={name}
          problem={hasTried && !name.trim() ? t.labelMissing : undefined}
          onChange={({ target }) => setLabel(target.value)}
        />
        {fields.map((field) => {
          const isSet = field.isSecret && connection?.secrets.includes(field.name)
          const isCleared = cleared.includes(field.name)
          return (
            <div key={field.name} className="flex flex-col gap-2">
              <DeclaredInput
                field={field}
                value={typed[field.name] ?? ''}
                problem={
                  problemOf(field.name) ?? (hasTried && missing(field) ? t.needed : undefined)
                }
                note={isSet && !isCleared ? t.keySet : undefined}
                onChange={(value) => {
                  setTyped((now) => ({ ...now, [field.name]: value }))
                }}
              />
              {field.name === 'baseUrl' && alike && (
                <SuggestedUpstream
                  text={t.looksLike({ name: alike.label })}
                  action={t.setUpAs({ name: alike.label })}
                  onTake={() => setChoiceId(alike.id)}
                />
              )}
              {isSet && !typed[field.name] && (
                <Switch
                  label={t.forgetKey({ name: field.name })}
                  on={isCleared}
                  onChange={(on) =>
                    setCleared((now) =>
                      on ? [...now, field.name] : now.filter((one) => one !== field.name),
                    )
                  }
                />
              )}
            </div>
          )
        })}
        {choice?.makesFiles && (
          <TextField
            label={t.fileOrigin}
            hint={t.fileOriginHint}
            problem={problemOf('fileOrigin') && t.fileOriginWrong}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            placeholder="http://10.0.0.5:9000"
            value={typed.fileOrigin ?? ''}
            onChange={({ target }) => setTyped((now) => ({ ...now, fileOrigin: target.value }))}
          />
        )}
        {save.data?.problem && (
          <FailureState inline message={t.keptBroken({ problem: save.data.problem })} />
        )}
        {save.isError && !failure?.fields.length && (
          <FailureState inline message={failure?.message ?? common.somethingWrong} />
        )}
        <Button type="submit" kind="main" busy={save.isPending} className="self-end">
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}

const usualAddress = ({ fields }: ConnectionChoice): string =>
  fields.find(({ name }) => name === 'baseUrl')?.usual ?? ''

function useSave(onClose: () => void) {
  const t = useTexts('adminConnections')
  const readAnew = useReadConnections()
  return useMutation({
    mutationFn: (input: InputAt<'POST /admin/connections/save'>) =>
      call('POST /admin/connections/save', input, { shownInPlace: true }),
    onSuccess: async ({ models, problem }, { label }) => {
      await readAnew()
      if (problem !== null) return
      toast(t.saved({ name: label, n: models }), { kind: 'success' })
      onClose()
    },
  })
}
