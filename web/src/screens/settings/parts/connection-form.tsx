import { suggestUpstream } from '@atelier/contract/suggest-upstream'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SuggestedUpstream } from '../../../ui/suggested-upstream.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import {
  type ConnectionDraft,
  type ConnectionState,
  draftOf,
  keepDraft,
  longestSeconds,
  openDraft,
  toInput,
} from '../connection-draft.ts'
import { Row } from './section.tsx'

type ConnectionFormProps = { accountId: number; state: ConnectionState }

/** A write-only key, and the way to the upstream. Nothing typed is lost before it is saved. */
export function ConnectionForm({ accountId, state }: ConnectionFormProps) {
  const t = useTexts('connection')
  const { number } = useFormats()
  const { apis, connection } = state
  const [draft, setDraft] = useState(() => openDraft(accountId, state))
  const [odd, setOdd] = useState(false)
  const change = (changes: Partial<ConnectionDraft> | null) => {
    const next = changes ? { ...draft, ...changes } : null
    keepDraft(accountId, next)
    if (next) setDraft(next)
  }
  const save = useSave((saved) => {
    change(null)
    setDraft(draftOf(saved))
  })
  const type = (field: keyof ConnectionDraft) => (event: { target: { value: string } }) => {
    if (field === 'seconds') setOdd(false)
    save.reset()
    change({ [field]: event.target.value })
  }
  const send = (insist: boolean) => {
    const input = toInput(draft)
    setOdd(!input)
    if (input && !save.isPending) save.mutate({ ...input, insist })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(false)
  }

  const api = apis.find(({ id }) => id === draft.api)
  const keepsKey = connection?.hasKey === true && connection.api === draft.api
  const problems: Partial<Record<string, string>> = {
    ...fieldsOf(save.error),
    ...(odd ? { seconds: t.timeoutOdd({ max: number(longestSeconds) }) } : {}),
  }
  const isOther = api?.defaultBaseUrl === ''
  const alike = suggestUpstream(
    draft.reverseProxy,
    draft.api,
    apis.map((one) => ({ ...one, baseUrl: one.defaultBaseUrl })),
  )
  const proxyHint = (kept: string | undefined) =>
    connection?.hasProxyPassword && kept ? t.proxyPasswordKept : undefined
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Row title={t.api}>
        <Select
          label={t.api}
          value={draft.api}
          options={apis.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => {
            save.reset()
            change({ api: id })
          }}
          className="w-56"
        />
      </Row>
      {problems.api && <FailureState inline message={problems.api} />}
      <PasswordField
        label={t.key}
        autoComplete="new-password"
        spellCheck={false}
        maxLength={1000}
        placeholder={keepsKey ? '••••••••••••' : ''}
        hint={keepsKey ? t.keyKept : api?.needsKey ? t.keyHint : t.keyOptional}
        value={draft.apiKey}
        problem={problems.apiKey}
        onChange={type('apiKey')}
      />
      <TextField
        label={isOther ? t.address : t.reverseProxy}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder={api?.defaultBaseUrl || 'https://'}
        hint={isOther ? t.addressHint : t.reverseProxyHint}
        value={draft.reverseProxy}
        problem={problems.reverseProxy}
        onChange={type('reverseProxy')}
      />
      {alike && (
        <SuggestedUpstream
          text={t.looksLike({ name: alike.label })}
          action={t.setUpAs({ name: alike.label })}
          onTake={() => {
            save.reset()
            change({ api: alike.id })
          }}
        />
      )}
      <TextField
        label={t.timeout}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint={t.timeoutHint}
        value={draft.seconds}
        problem={problems.seconds ?? problems.timeoutMs}
        onChange={type('seconds')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['socksProxy', 'httpsProxy'] as const).map((field) => (
          <TextField
            key={field}
            label={t[field]}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            placeholder={t.proxyHint}
            hint={proxyHint(connection?.[field])}
            value={draft[field]}
            problem={problems[field]}
            onChange={type(field)}
          />
        ))}
      </div>
      <SaveResult save={save} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={save.isPending}>
          {t.save}
        </Button>
        {save.data?.saved === false && <Button onClick={() => send(true)}>{t.saveAnyway}</Button>}
      </div>
    </form>
  )
}

function SaveResult({ save }: { save: ReturnType<typeof useSave> }) {
  const t = useTexts('connection')
  const { data, error, isPending } = save
  if (isPending)
    return (
      <p role="status" className="text-soft">
        {t.testing}
      </p>
    )
  if (error instanceof CallFailure && error.fields.length === 0)
    return <FailureState inline message={error.message} />
  if (!data?.problem) return null
  return (
    <FailureState
      inline
      message={
        <>
          <span className="block font-medium">{data.saved ? t.savedAnyway : t.notSaved}</span>
          <span className="block wrap-anywhere">{data.problem.message}</span>
        </>
      }
    />
  )
}

function useSave(onSaved: (state: ConnectionState) => void) {
  const t = useTexts('connection')
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Parameters<typeof call<'POST /config/saveOwnConnection'>>[1]) =>
      call('POST /config/saveOwnConnection', input, { shownInPlace: true }),
    onSuccess: async ({ saved, problem, ...state }) => {
      if (!saved) return
      queries.setQueryData(callOptions('GET /config/ownConnection', {}).queryKey, state)
      onSaved(state)
      if (!problem) toast(t.saved, { kind: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: dataKey('GET /config/ownBalance') }),
        queries.invalidateQueries({ queryKey: dataKey('GET /autoreply/queryGptModelUser') }),
      ])
    },
  })
}

const fieldsOf = (error: unknown): Partial<Record<string, string>> =>
  error instanceof CallFailure
    ? Object.fromEntries(error.fields.map(({ field, reason }) => [field, reason]))
    : {}
