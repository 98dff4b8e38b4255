// A server's name, address and write-only headers, in a window of its own.
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { toolLimits } from '@atelier/contract/tool-terms'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type ServerInput, type ServerScope, useServerCalls } from './server-calls.ts'
import { type DraftProblem, draftOf, type ServerDraft, toInput } from './server-draft.ts'

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
  const [draft, setDraft] = useState(() => draftOf(server))
  const [odd, setOdd] = useState<Partial<Record<keyof ServerDraft, DraftProblem>>>({})
  const save = useMutation({
    mutationFn: (input: ServerInput) => calls.save(input),
    onSuccess: ({ problem, tools }) => {
      if (problem === null) toast(t.saved({ n: tools.length }), { kind: 'success' })
      else toast(`${t.savedProblem} ${problem}`, { kind: 'failure' })
      onClose()
    },
  })
  const change = (changes: Partial<ServerDraft>) => {
    save.reset()
    setOdd({})
    setDraft({ ...draft, ...changes })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a window stands in the tree of another form's.
    event.stopPropagation()
    if (save.isPending) return
    const read = toInput(draft, server?.id)
    if ('problems' in read) setOdd(read.problems)
    else save.mutate(read.input)
  }
  const told = save.error instanceof CallFailure ? save.error : undefined
  const problemOf = (field: 'name' | 'url' | 'headers') =>
    odd[field] ? t[odd[field]] : told?.fields.find((each) => each.field.startsWith(field))?.reason
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
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={t.name}
          autoComplete="off"
          maxLength={toolLimits.serverName}
          value={draft.name}
          problem={problemOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t.address}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={toolLimits.address}
          placeholder="https://"
          hint={t.addressHint}
          value={draft.url}
          problem={problemOf('url')}
          onChange={({ target }) => change({ url: target.value })}
        />
        <TextAreaField
          label={t.headers}
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={kept.length > 0 ? t.headersKept({ names: kept.join(', ') }) : t.headersHint}
          value={draft.headers}
          problem={problemOf('headers')}
          onChange={({ target }) => change({ headers: target.value })}
        />
        {kept.length > 0 && draft.headers.trim() === '' && (
          <Switch
            label={t.dropHeaders}
            on={draft.dropsHeaders}
            onChange={(dropsHeaders) => change({ dropsHeaders })}
          />
        )}
        <Switch label={t.enabled} on={draft.enabled} onChange={(enabled) => change({ enabled })} />
        <Switch
          label={t.trusted}
          hint={t.trustedHint}
          on={draft.trusted}
          onChange={(trusted) => change({ trusted })}
        />
        {save.isPending && (
          <p role="status" className="text-soft">
            {t.trying}
          </p>
        )}
        {save.isError && (told?.fields.length ?? 0) === 0 && (
          <FailureState inline message={told?.message ?? common.somethingWrong} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="main" busy={save.isPending}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </DialogWindow>
  )
}
