import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const lines = ['w-4/5', 'w-full', 'w-full', 'w-3/5', 'w-full', 'w-11/12', 'w-2/5']

export function HelpSkeleton() {
  const t = useTexts('common')
  return (
    <div role="status" className="mx-auto flex w-full max-w-(--reading) flex-col gap-3 p-5">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="mb-3 h-7 w-1/2" />
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
