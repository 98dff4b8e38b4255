import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function PublishSkeleton() {
  const t = useTexts('common')
  return (
    <div role="status" className="motion-late flex flex-col gap-5">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="size-28" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  )
}
