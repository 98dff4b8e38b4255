import { RowSkeleton } from '../../../ui/masonry/row-skeleton.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Where somebody's page is to come. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="min-h-0 flex-1 overflow-hidden">
      <div className="flex items-center gap-4 px-3 pt-6 pb-2 sm:px-4">
        <Skeleton className="size-22 shrink-0 rounded-full!" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-4 w-60 max-w-full" />
        </div>
      </div>
      <RowSkeleton />
    </div>
  )
}
