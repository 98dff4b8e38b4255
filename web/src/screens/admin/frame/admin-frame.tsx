import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { releaseBootFrame } from '../../../lib/boot-draft.ts'
import { type AdminPlace, placesOf } from '../places.ts'
import { ForOperators } from './for-operators.tsx'
import { SecondFactorFirst } from './second-factor-first.tsx'

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
  const console = useQuery({ ...callOptions('GET /admin/console', {}), enabled: may })
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
