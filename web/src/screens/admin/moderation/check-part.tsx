// Who judges words before they are shown, and when somebody looks first.

import { settingForms } from 'virtual:setting-forms'
import type { ModerationCheck } from '@atelier/contract/features/running/moderation-admin'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { formColumn } from '../frame/form-column.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { SettingField } from '../frame/settings/setting-field.tsx'
import { useSettings } from '../frame/settings/use-settings.ts'

const query = callOptions('moderationAdmin.check', {})

export function CheckPart() {
  const t = useTexts('adminModeration')
  const check = useQuery(query)
  return (
    <>
      <p className="text-soft">{t.checkText}</p>
      <Query of={check} waiting={<Skeleton className="h-80 rounded-card" />}>
        {(data) => (
          <div className="flex flex-col items-start gap-8 min-[1280px]:flex-row">
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
  const draft = useSettings({
    stored: { values: kept, secrets: [] },
    fields: settingForms.moderation,
    isRoom: true,
    words: { oddWhole: t.numberOdd, oddNumber: t.numberOdd },
    send: ({ values }) =>
      call('moderationAdmin.saveCheck', { ...kept, ...values }, { shownInPlace: true }),
    onSaved: async (reset) => {
      await whenRefreshed()
      reset()
      toast(t.saved, { kind: 'success' })
    },
  })
  const ways: Readonly<Record<string, string>> = t.checkWayTexts
  return (
    <form noValidate onSubmit={draft.submit} className={`flex flex-col gap-5 ${formColumn}`}>
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

const tones = {
  allowed: 'text-success',
  refused: 'text-danger',
  unknown: 'text-warning',
  off: '',
} as const

/** The real reply of whoever judges words, for a text of one's own. */
function TryCheck() {
  const t = useTexts('adminModeration')
  const form = useForm({
    first: { text: '' },
    read: ({ text }) => ({ input: text.trim() ? { text: text.trim() } : undefined }),
    send: (input) => call('moderationAdmin.tryCheck', input, { shownInPlace: true }),
    failureAt: { '*': 'text' },
  })
  const { draft, reply } = form
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex w-full max-w-140 min-w-0 flex-col gap-3 rounded-card bg-card p-4 min-[1280px]:flex-1"
    >
      <Field
        kind="long"
        label={t.checkTry}
        hint={t.checkTryHint}
        maxLength={2000}
        {...form.field('text')}
      />
      <Button type="submit" busy={form.busy} disabled={!draft.text.trim()} className="self-start">
        {t.tryAction}
      </Button>
      <div role="status" className="flex flex-col items-start gap-1.5">
        {reply && (
          <>
            <p className={`font-medium ${tones[reply.verdict]}`}>{t.verdicts[reply.verdict]}</p>
            {reply.reason && <p className="wrap-anywhere text-soft">{reply.reason}</p>}
            {reply.verdict !== 'off' && (
              <p className="figures text-small text-soft">{t.took({ ms: reply.tookMs })}</p>
            )}
          </>
        )}
      </div>
    </form>
  )
}
