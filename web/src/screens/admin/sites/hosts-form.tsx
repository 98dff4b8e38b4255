import { call } from '../../../api/call.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { formColumn } from '../frame/form-column.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { linesOf } from '../frame/settings/setting-values.ts'

/** The host names that lead to a site. */
export function HostsForm({ hosts, mayChange }: { hosts: readonly string[]; mayChange: boolean }) {
  const t = useTexts('adminSites')
  const form = useForm({
    first: { hosts: hosts.join('\n') },
    read: (typed) => ({ input: { hosts: linesOf(typed.hosts) } }),
    send: (input) => call('siteAdmin.saveHosts', input, { shownInPlace: true }),
    onSent: async (saved, { reset }) => {
      toast(t.hostsSaved, { kind: 'success' })
      reset({ hosts: saved.hosts.join('\n') })
      await whenRefreshed()
    },
  })
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
  const [invalid] = form.refused
  const invalidHost = invalid && linesOf(form.draft.hosts)[Number(invalid.field.split('.')[1])]
  return (
    <form noValidate className={`flex flex-col gap-5 ${formColumn}`} onSubmit={form.submit}>
      <p className="text-soft">{t.hostsText}</p>
      <Field
        kind="long"
        label={t.hosts}
        hint={t.hostsHint}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('hosts')}
        problem={invalid && `${invalidHost ?? ''}: ${invalid.reason}`}
      />
      <SaveBar of={form} />
    </form>
  )
}
