import { useState } from 'react'
import { useIsMember } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CheckInButton } from './check-in-button.tsx'
import { CheckInCalendar } from './check-in-calendar.tsx'
import { type CheckIns, useCheckIns } from './queries.ts'

/** Checking in: today's button, the streak, and a calendar of it. */
export function CheckInSection() {
  const t = useTexts('checkIn')
  const isMember = useIsMember()
  return (
    <section aria-label={t.title} className="flex flex-col gap-4">
      <p className="text-soft">{t.text}</p>
      {isMember === undefined ? <Waiting /> : isMember ? <Status /> : <Guest />}
    </section>
  )
}

function Status() {
  const t = useTexts('checkIn')
  const [month, setMonth] = useState<string>()
  const query = useCheckIns(month)
  const { data, error } = query
  if (error && !data) return <QueryFailure withoutId of={query} />
  if (!data) return <Waiting />
  if (!data.offered)
    return (
      <EmptyState icon="calendar-check" title={t.none}>
        {t.noneText}
      </EmptyState>
    )
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-card bg-card p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
      <div className="flex flex-col gap-5">
        <Figures checkIns={data} />
        <CheckInButton checkIns={data} />
        <p className="mt-auto text-small text-faint max-sm:hidden">
          {t.zone({ zone: data.timeZone })}
        </p>
      </div>
      <CheckInCalendar checkIns={data} onMonth={setMonth} />
    </div>
  )
}

function Figures({ checkIns: { streak, ahead, checkedIn } }: { checkIns: CheckIns }) {
  const t = useTexts('checkIn')
  const formats = useFormats()
  const tomorrow = ahead[0]
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <div>
        <dt className="text-small text-soft">{t.streak}</dt>
        <dd className="figures mt-1 text-display font-semibold">{formats.number(streak)}</dd>
      </div>
      {checkedIn && tomorrow && tomorrow.reward > 0 && (
        <div>
          <dt className="text-small text-soft">{t.tomorrow}</dt>
          <dd className="figures mt-1 text-display font-semibold">
            {t.reward({ n: formats.number(tomorrow.reward) })}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Guest() {
  const t = useTexts('checkIn')
  const { open } = useDialogLink()
  return (
    <EmptyState
      icon="calendar-check"
      title={t.guest}
      action={
        <Button kind="main" onClick={() => open('login', { tab: 'register' })}>
          {t.signUp}
        </Button>
      }
    >
      {t.guestText}
    </EmptyState>
  )
}

const Waiting = () => <Skeleton className="h-80 w-full rounded-card" />
