import { suggestUpstream } from '@atelier/contract/suggest-upstream'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt, ReplyAt } from '../../../api/endpoint-types.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { SuggestedUpstream } from '../../../ui/suggested-upstream.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import {
  type ConnectionState,
  draftOf,
  keepDraft,
  longestSeconds,
  openDraft,
  toInput,
} from '../connection-draft.ts'
import { Row } from './section.tsx'

type Input = InputAt<'ownConnections.save'>

type ConnectionFormProps = { accountId: number; state: ConnectionState }

/** A write-only key, and the way to the upstream. Nothing typed is lost before it is saved. */
export function ConnectionForm({ accountId, state }: ConnectionFormProps) {
  const t = useTexts('connection')
  const { number } = useFormats()
  const queries = useQueryClient()
  const { apis, connection } = state
  const form = useForm({
    first: openDraft(accountId, state),
    read: (typed) => {
      const input = toInput(typed)
      return {
        input: input && { ...input, insist: false },
        problems: { seconds: !input && t.timeoutOdd({ max: number(longestSeconds) }) },
      }
    },
    send: (input: Input) => call('ownConnections.save', input, { shownInPlace: true }),
    onSent: async ({ saved, problem, ...now }, { reset }) => {
      if (!saved) return
      queries.setQueryData(callOptions('ownConnections.read', {}).queryKey, now)
      keepDraft(accountId, null)
      reset(draftOf(now))
      if (!problem) toast(t.saved, { kind: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: dataKey('ownConnections.balance') }),
        queries.invalidateQueries({ queryKey: dataKey('models.listOwn') }),
      ])
    },
    onDraft: (typed) => keepDraft(accountId, typed),
    failureAt: { timeoutMs: 'seconds' },
  })
  const { draft } = form
  const saveAnyway = () => {
    const input = form.attempt()
    if (input) void form.send({ ...input, insist: true })
  }
  const api = apis.find(({ id }) => id === draft.api)
  const keepsKey = connection?.hasKey === true && connection.api === draft.api
  const isOther = api?.defaultBaseUrl === ''
  const alike = suggestUpstream(
    draft.reverseProxy,
    draft.api,
    apis.map((one) => ({ ...one, baseUrl: one.defaultBaseUrl })),
  )
  const proxyHint = (kept: string | undefined) =>
    connection?.hasProxyPassword && kept ? t.proxyPasswordKept : undefined
  const invalidApi = form.problemOf('api')
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <Row title={t.api}>
        <Select
          label={t.api}
          value={draft.api}
          options={apis.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => form.change({ api: id })}
          className="w-56"
        />
      </Row>
      {invalidApi && <FailureState inline message={invalidApi} />}
      <Field
        kind="secret"
        label={t.key}
        maxLength={1000}
        placeholder={keepsKey ? '••••••••••••' : ''}
        hint={keepsKey ? t.keyKept : api?.needsKey ? t.keyHint : t.keyOptional}
        {...form.field('apiKey')}
      />
      <Field
        kind="address"
        label={isOther ? t.address : t.reverseProxy}
        maxLength={2000}
        placeholder={api?.defaultBaseUrl || 'https://'}
        hint={isOther ? t.addressHint : t.reverseProxyHint}
        {...form.field('reverseProxy')}
      />
      {alike && (
        <SuggestedUpstream
          text={t.looksLike({ name: alike.label })}
          action={t.setUpAs({ name: alike.label })}
          onTake={() => form.change({ api: alike.id })}
        />
      )}
      <Field
        kind="whole"
        label={t.timeout}
        maxLength={6}
        hint={t.timeoutHint}
        {...form.field('seconds')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['socksProxy', 'httpsProxy'] as const).map((field) => (
          <Field
            key={field}
            kind="address"
            label={t[field]}
            maxLength={2000}
            placeholder={t.proxyHint}
            hint={proxyHint(connection?.[field])}
            {...form.field(field)}
          />
        ))}
      </div>
      <SaveResult {...form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={form.busy}>
          {t.save}
        </Button>
        {form.reply?.saved === false && <Button onClick={saveAnyway}>{t.saveAnyway}</Button>}
      </div>
    </form>
  )
}

type SaveResultProps = {
  busy: boolean
  failure: string | undefined
  reply: Pick<ReplyAt<'ownConnections.save'>, 'saved' | 'problem'> | undefined
}

/** What was said when the upstream was tried. */
function SaveResult({ busy, failure, reply }: SaveResultProps) {
  const t = useTexts('connection')
  if (busy)
    return (
      <p role="status" className="text-soft">
        {t.testing}
      </p>
    )
  if (failure) return <FailureState inline message={failure} />
  if (!reply?.problem) return null
  return (
    <FailureState
      inline
      message={
        <>
          <span className="block font-medium">{reply.saved ? t.savedAnyway : t.notSaved}</span>
          <span className="block wrap-anywhere">{reply.problem.message}</span>
        </>
      }
    />
  )
}
