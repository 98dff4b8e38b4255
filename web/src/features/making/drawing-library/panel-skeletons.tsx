import { Skeleton } from '../../../ui/skeleton.tsx'

const chipWidths = ['w-24', 'w-32', 'w-20', 'w-40', 'w-28', 'w-24', 'w-36', 'w-20', 'w-32', 'w-28']

export function ChipsSkeleton() {
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {chipWidths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Skeleton key={at} className={`h-9 ${width}`} />
      ))}
    </div>
  )
}

const tiles = ['aspect-video', 'aspect-square', 'aspect-[2/3]', 'aspect-[4/3]']

export function TilesSkeleton() {
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      {[...tiles, ...tiles].map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Skeleton key={at} className={`w-full rounded-card! ${shape}`} />
      ))}
    </div>
  )
}
