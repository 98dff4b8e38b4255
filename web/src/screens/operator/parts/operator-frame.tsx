import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { currentUserQuery } from '../../../api/current-user.ts'
import { TopBar } from '../../../features/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/use-title.ts'
import { releaseBootFrame } from '../../../lib/boot-draft.ts'
import { type OperatorPlace, placesOf } from '../places.ts'
import { ForOperators } from './for-operators.tsx'
import { OperatorPlaces } from './operator-places.tsx'

/** A screen of those who run the site, for nobody else. */
export function OperatorFrame({
  place,
  title,
  children,
}: {
  place: OperatorPlace
  title: string
  children: ReactNode
}) {
  const user = useQuery(currentUserQuery).data?.userInfo
  const places = placesOf(user?.staffRole ?? null)
  const may = places.includes(place)
  useLayoutEffect(releaseBootFrame, [])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} />
      {places.length > 0 && <OperatorPlaces places={places} />}
      {may && children}
      {user && !may && <ForOperators isGuest={user.kind === 'guest'} />}
    </div>
  )
}
