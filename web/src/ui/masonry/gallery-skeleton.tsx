import { Skeleton } from '../skeleton.tsx'

const heights = ['h-60', 'h-44', 'h-72', 'h-52', 'h-48', 'h-66', 'h-56', 'h-64']

/** Where cards are to come. */
export const GallerySkeleton = () => (
  <div aria-hidden="true" className="columns-2 gap-2 overflow-hidden p-4 sm:columns-3 lg:columns-4">
    {heights.map((height) => (
      <Skeleton key={height} className={`mb-2 w-full rounded-card ${height}`} />
    ))}
  </div>
)
