import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of a conversation while it loads. */
export function LogSkeleton() {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
      <div className="mx-auto flex w-full max-w-[calc(var(--reading)+32px)] flex-col gap-3 px-4 pb-8">
        <Skeleton className="mb-4 ml-auto h-12 w-2/5 rounded-composer!" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="my-4 ml-auto h-12 w-1/2 rounded-composer!" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  )
}
