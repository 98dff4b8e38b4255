import { type ComponentProps, Suspense } from 'react'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { late } from '../../ui/late.ts'

const SetupPill = late(
  async () => (await import('../../features/running/console/setup-pill.tsx')).SetupPill,
)

/** The reminder of the first steps, for the staff alone: nobody else fetches it. */
export const SetupSlot = (props: ComponentProps<typeof SetupPill>) =>
  useCurrentUser().data?.userInfo.staffRole ? (
    <Boundary quiet>
      <Suspense>
        <SetupPill {...props} />
      </Suspense>
    </Boundary>
  ) : null
