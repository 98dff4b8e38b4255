// A server's name, address and write-only headers, in a window of its own.

import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { toolLimits } from '@atelier/contract/tool-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { type ServerScope, useServerCalls } from './server-calls.ts'
import { draftOf, toInput } from './server-draft.ts'

type ServerFormProps = {
  scope: ServerScope
  /** Null for a new one. */
  server: ToolServer | null
  onClose: () => void
}

export function ServerForm({ scope, server, onClose }: ServerFormProps) {
  const t = useTexts('toolServers')
  const common = useTexts('common')
  const calls = useServerCalls(scope)
  const form = useForm({
    first: draftOf(server),
    read: (typed) => {
      const read = toInput(typed, server?.id)
      if ('input' in read) return read
      const found = Object.entries(read.problems).map(([field, invalid]) => [field, t[invalid]])
      return { input: undefined, problems: Object.fromEntries(found) }
    },
    send: calls.save,
    onSent: ({ problem, tools }) => {
      if (problem === null) toast(t.saved({ n: tools.length }), { kind: 'success' })
      else toast(`${t.savedProblem} ${problem}`, { kind: 'failure' })
      onClose()
    },
  })
  const kept = server?.headerNames ?? []
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={t.editTitle}
      closeLabel={common.close}
      size="medium"
      fullOnPhone
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <Field label={t.name} maxLength={toolLimits.serverName} {...form.field('name')} />
        <Field
          kind="address"
          label={t.address}
          maxLength={toolLimits.address}
          placeholder="https://"
          hint={t.addressHint}
          {...form.field('url')}
        />
        <Field
          kind="long"
          label={t.headers}
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={kept.length > 0 ? t.headersKept({ names: kept.join(', ') }) : t.headersHint}
          {...form.field('headers')}
        />
        {kept.length > 0 && form.draft.headers.trim() === '' && (
          <Field kind="switch" label={t.dropHeaders} {...form.field('dropsHeaders')} />
        )}
        <Field kind="switch" label={t.enabled} {...form.field('enabled')} />
        <Field kind="switch" label={t.trusted} hint={t.trustedHint} {...form.field('trusted')} />
        {form.busy && (
          <p role="status" className="text-soft">
            {t.trying}
          </p>
        )}
        {form.failure && <FailureState inline message={form.failure} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="main" busy={form.busy}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </DialogWindow>
  )
}
