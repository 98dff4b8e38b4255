import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../../lib/boot-draft.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type AdminPlace, placesOf } from '../places.ts'

/** A room of the console, for those whose role has it and nobody else. */
export function AdminFrame({
  place,
  title,
  children,
}: {
  place: AdminPlace
  title: string
  children: ReactNode
}) {
  const user = useQuery(currentUserQuery).data?.userInfo
  const may = placesOf(user?.staffRole ?? null).includes(place)
  const console = useQuery({ ...callOptions('console.open', {}), enabled: may })
  const wantsFactor =
    console.error instanceof CallFailure && console.error.error === 'staff.second_factor'
  useLayoutEffect(releaseBootFrame, [])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} />
      {may && (wantsFactor ? <SecondFactorFirst /> : children)}
      {user && !may && <ForOperators isGuest={user.kind === 'guest'} />}
    </div>
  )
}

/** What others see of a screen that is for those who run the site. */
function ForOperators({ isGuest }: { isGuest: boolean }) {
  const t = useTexts('admin')
  const { open } = useDialogLink()
  return (
    <Notice
      icon="lock"
      title={t.forOperators}
      action={
        isGuest && (
          <Button kind="main" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        )
      }
    >
      {t.forOperatorsText}
    </Notice>
  )
}

/** What somebody sees of the console who has to show a second factor first. */
function SecondFactorFirst() {
  const t = useTexts('admin')
  return (
    <Notice
      icon="shield-check"
      title={t.secondFactor}
      action={
        <Link className="underline" to="/user-center">
          {t.security}
        </Link>
      }
    >
      {t.secondFactorText}
    </Notice>
  )
}
