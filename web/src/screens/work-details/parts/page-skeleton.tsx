import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function PageSkeleton() {
  const t = useTexts('common')
  return (
    <div
      role="status"
      className="motion-late flex flex-col gap-4 sm:p-4 lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-6 lg:p-6"
    >
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-[56vh] w-full sm:rounded-card" />
      <div className="flex flex-col gap-4 max-sm:px-4">
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </div>
  )
}
