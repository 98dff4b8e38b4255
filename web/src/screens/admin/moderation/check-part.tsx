// Who judges words before they are shown, and when somebody looks first.
import { settingForms } from 'virtual:setting-forms'
import type { ModerationCheck } from '@atelier/contract/features/running/moderation-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { SettingField } from '../frame/settings/setting-field.tsx'
import { useSettings } from '../frame/settings/use-settings.ts'
import { TryCheck } from './try-check.tsx'

const query = callOptions('GET /admin/moderation/check', {})

export function CheckPart() {
  const t = useTexts('adminModeration')
  const check = useQuery(query)
  return (
    <>
      <p className="text-soft">{t.checkText}</p>
      <Query of={check} waiting={<Skeleton className="h-80 rounded-card" />}>
        {(data) => (
          <div className="grid items-start gap-8 sm:grid-cols-2">
            <Form kept={data} />
            <TryCheck />
          </div>
        )}
      </Query>
    </>
  )
}

function Form({ kept }: { kept: ModerationCheck }) {
  const t = useTexts('adminModeration')
  const queries = useQueryClient()
  const draft = useSettings({
    stored: { values: kept, secrets: [] },
    fields: settingForms.moderation,
    isRoom: true,
    words: { oddWhole: t.numberOdd, oddNumber: t.numberOdd },
    send: ({ values }) =>
      call('POST /admin/moderation/saveCheck', { ...kept, ...values }, { shownInPlace: true }),
    onSaved: async (reset) => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      reset()
      toast(t.saved, { kind: 'success' })
    },
  })
  const ways: Readonly<Record<string, string>> = t.checkWayTexts
  return (
    <form noValidate onSubmit={draft.submit} className="flex min-w-0 flex-col gap-4">
      <SettingField
        draft={draft}
        name="galleryCheck"
        label={t.checkWay}
        hint={ways[String(draft.draftOf('galleryCheck'))]}
        choices={t.checkWays}
      />
      <SettingField
        draft={draft}
        name="galleryCheckModel"
        label={t.checkModel}
        hint={t.checkModelHint}
      />
      <SettingField
        draft={draft}
        name="galleryCheckConnection"
        label={t.checkConnection}
        hint={t.checkConnectionHint}
      />
      <h2 className="mt-3 text-read font-semibold">{t.looksTitle}</h2>
      <SettingField draft={draft} name="galleryReview" label={t.looksWorks} />
      <SettingField draft={draft} name="appReview" label={t.looksApps} />
      <SettingField draft={draft} name="marketReview" label={t.looksPrompts} />
      <SettingField
        draft={draft}
        name="galleryReportsToHide"
        label={t.reportsToHide}
        hint={t.reportsToHideHint}
      />
      <SaveBar of={draft} />
    </form>
  )
}
