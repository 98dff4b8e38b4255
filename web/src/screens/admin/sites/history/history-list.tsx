import { settingForms } from 'virtual:setting-forms'
import type { SettingChange } from '@atelier/contract/features/running/site-admin'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { PagedList } from '../../frame/paged-list.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useList } from '../../frame/use-list.ts'

/** What was changed of the site's settings, newest first. */
export function HistoryList() {
  const t = useTexts('adminSites')
  const pages = useList(dataKey('siteAdmin.changes'), (page, settings) =>
    call('siteAdmin.changes', page, settings),
  )
  const empty = (
    <EmptyState icon="history" title={t.historyEmpty}>
      {t.historyEmptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty}>
      {(changes) => (
        <RowList label={t.historyList}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </RowList>
      )}
    </PagedList>
  )
}

/** A change of a setting, which can be undone as long as nothing came after it. */
function ChangeRow({ change }: { change: SettingChange }) {
  const t = useTexts('adminSites')
  const { ago } = useFormats()
  const { key, before, after, actor, at, mayUndo } = change
  const label = useSettingName(key)
  const undo = useUndo(change.id, label)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{label}</p>
        <p className="mt-0.5 text-small text-soft">{t.by({ actor, ago: ago(at) })}</p>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          <dt className="text-soft">{t.before}</dt>
          <Value change={change} value={before} />
          <dt className="text-soft">{t.after}</dt>
          <Value change={change} value={after} />
        </dl>
      </div>
      {mayUndo && (
        <Button
          size="small"
          icon="undo-2"
          aria-label={t.undo({ name: label })}
          busy={undo.isPending}
          onClick={() => undo.mutate()}
        >
          {t.undoShort}
        </Button>
      )}
    </li>
  )
}

function useSettingName(key: string): string {
  const t = useTexts('adminSites')
  const tools = useTexts('toolServers')
  const named = t.fields[key]?.label
  if (named) return named
  return settingForms.tools.some((one) => one.key === key) ? `${tools.siteTitle}: ${key}` : key
}

function Value({ change, value }: { change: SettingChange; value: unknown }) {
  const t = useTexts('adminSites')
  const words = () => {
    if (change.isSecret) return value ? t.wasSet : t.notSet
    if (value === null || value === undefined) return t.usual
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (value === '') return t.empty
    if (typeof value === 'string' || typeof value === 'number')
      return t.choices[change.key]?.[value] ?? String(value)
    return JSON.stringify(value)
  }
  return <dd className="line-clamp-3 min-w-0 wrap-anywhere">{words()}</dd>
}

function useUndo(id: number, name: string) {
  const t = useTexts('adminSites')
  return useMutation({
    mutationFn: () => call('siteAdmin.undo', { id }),
    onSuccess: () => toast(t.undone({ name }), { kind: 'success' }),
    onSettled: whenRefreshed,
  })
}
