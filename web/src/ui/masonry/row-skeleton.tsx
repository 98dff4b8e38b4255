import { Skeleton } from '../skeleton.tsx'

const rows = [
  [3, 4, 2, 3],
  [2, 3, 4],
  [4, 2, 3, 3],
]

/** Where rows of pictures are to come. */
export const RowSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-1 overflow-hidden p-1">
    {rows.map((shapes) => (
      <div key={shapes.join()} className="flex h-45 gap-1 sm:h-55 lg:h-65">
        {shapes.map((shape, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
            key={at}
            className={at > 1 ? 'max-sm:hidden' : undefined}
            style={{ flexGrow: shape, flexBasis: 0 }}
          >
            <Skeleton className="size-full rounded-small" />
          </div>
        ))}
      </div>
    ))}
  </div>
)
