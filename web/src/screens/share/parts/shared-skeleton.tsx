import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function SharedSkeleton() {
  const t = useTexts('common')
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-[calc(var(--reading)+32px)] flex-col gap-4 px-4 pt-6"
    >
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-8 h-11 w-1/2 self-end rounded-composer" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
