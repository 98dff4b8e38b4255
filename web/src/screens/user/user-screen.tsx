import { QueryFailure } from '../../ui/query-failure.tsx'
import '../../ui/late.css'
import { Suspense, useLayoutEffect } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useIsPhone } from '../../lib/media.ts'
import { late } from '../../ui/late.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Holdings } from './parts/balances.tsx'
import { LinkLists } from './parts/link-lists.tsx'
import { PlaceLists } from './parts/place-lists.tsx'
import { Portrait } from './parts/portrait.tsx'

const CheckInEntry = late(
  async () => (await import('../../features/money/check-in/check-in-entry.tsx')).CheckInEntry,
)

/** Who one is here, what one has, and the way to everything that is about oneself. */
export function UserScreen() {
  const t = useTexts('user')
  const query = useCurrentUser()
  const { data, error } = query
  const isPhone = useIsPhone()
  useTitle(t.title)
  useLayoutEffect(releaseBootFrame, [])
  const failure = error instanceof CallFailure ? error : undefined
  return (
    <>
      <TopBar title={t.me} />
      <div className="scroll-quiet min-h-0 flex-1">
        <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-4 pt-8 pb-[max(40px,env(safe-area-inset-bottom))] max-sm:px-3 max-sm:pt-5">
          <h1 className="sr-only max-lg:hidden">{t.title}</h1>
          {data && (
            <>
              <Portrait user={data.userInfo} />
              <Holdings balance={data.userBalance} />
              {data.userInfo.kind === 'member' && (
                <Suspense fallback={<Skeleton className="h-17 rounded-card" />}>
                  <CheckInEntry />
                </Suspense>
              )}
              {isPhone && <PlaceLists />}
              <LinkLists isMember={data.userInfo.kind === 'member'} />
            </>
          )}
          {!data && failure && <QueryFailure of={query} />}
          {!data && !failure && <UserSkeleton />}
        </div>
      </div>
    </>
  )
}

function UserSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-48" />
        </div>
      </div>
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
