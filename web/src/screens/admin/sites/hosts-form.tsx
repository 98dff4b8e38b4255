import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { linesOf } from './settings/setting-values.ts'

/** The host names that lead to a site. */
export function HostsForm({ hosts, mayChange }: { hosts: readonly string[]; mayChange: boolean }) {
  const t = useTexts('adminSites')
  const common = useTexts('common')
  const queries = useQueryClient()
  const stored = hosts.join('\n')
  const [typed, setTyped] = useState(stored)
  const save = useMutation({
    mutationFn: () =>
      call('POST /admin/sites/saveHosts', { hosts: linesOf(typed) }, { shownInPlace: true }),
    onSuccess: async ({ hosts }) => {
      toast(t.hostsSaved, { kind: 'success' })
      setTyped(hosts.join('\n'))
      await Promise.all(
        (['GET /admin/sites/settings', 'GET /admin/sites', 'GET /admin/console'] as const).map(
          (key) => queries.invalidateQueries({ queryKey: dataKey(key) }),
        ),
      )
    },
  })
  const failure = save.error instanceof CallFailure ? save.error : undefined
  const [odd] = failure?.fields ?? []
  const oddHost = odd ? linesOf(typed)[Number(odd.field.split('.')[1])] : undefined
  if (!mayChange)
    return (
      <div className="flex flex-col gap-3">
        <ul className="flex flex-col gap-1">
          {hosts.map((host) => (
            <li key={host}>{host}</li>
          ))}
        </ul>
        <p className="text-small text-soft">{t.hostsReadOnly}</p>
      </div>
    )
  return (
    <form
      noValidate
      className="flex max-w-160 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <p className="text-soft">{t.hostsText}</p>
      <TextAreaField
        label={t.hosts}
        hint={t.hostsHint}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        problem={odd && `${oddHost ?? ''}: ${odd.reason}`}
        onChange={({ target }) => {
          save.reset()
          setTyped(target.value)
        }}
      />
      <SaveBar
        shown={linesOf(typed).join('\n') !== stored}
        busy={save.isPending}
        problem={save.isError && !odd ? (failure?.message ?? common.somethingWrong) : undefined}
        onDiscard={() => setTyped(stored)}
      />
    </form>
  )
}
