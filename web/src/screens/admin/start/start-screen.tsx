import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { setupQuery } from '../../../features/running/console/use-setup.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { type StoredSettings, useSiteSettings } from '../sites/settings/use-site-settings.ts'
import { ReminderButton } from './reminder-button.tsx'
import { StepList } from './step-list.tsx'
import { StepPart } from './step-part.tsx'
import { addressOf, firstPart, isPart, type StartPart, type StepState } from './steps.ts'

/** The way from a fresh installation to one's own site, step by step; each can be left for later. */
export function StartScreen() {
  const t = useTexts('adminStart')
  return (
    <AdminFrame place="start" title={t.title}>
      <AdminPage title={t.title} text={t.text} actions={<ReminderButton />}>
        <Steps />
      </AdminPage>
    </AdminFrame>
  )
}

function Steps() {
  const { step: asked } = useParams()
  const setup = useQuery({ ...setupQuery, staleTime: 0 })
  const settings = useQuery({ ...callOptions('siteAdmin.settings', {}), staleTime: 0 })
  const failed = [setup, settings].find(({ data, isError }) => isError && !data)
  if (failed)
    return (
      <QueryFailure
        of={{
          error: failed.error,
          isFetching: setup.isFetching || settings.isFetching,
          refetch: () => Promise.all([setup.refetch(), settings.refetch()]),
        }}
      />
    )
  if (!setup.data || !settings.data) return <Skeleton className="h-96 rounded-card" />
  const { steps } = setup.data
  if (!isPart(asked)) return <Navigate to={addressOf(firstPart(steps))} replace />
  return <StepByStep key={settings.data.code} part={asked} steps={steps} stored={settings.data} />
}

/** What was typed in one step is still there after a look at another. */
function StepByStep({
  part,
  steps,
  stored,
}: {
  part: StartPart
  steps: readonly StepState[]
  stored: StoredSettings
}) {
  const draft = useSiteSettings(stored)
  return (
    <>
      <StepList steps={steps} current={part} />
      <StepPart key={part} part={part} steps={steps} draft={draft} />
    </>
  )
}
