import { useExamples } from '../../../features/making/drawing-library/queries.ts'
import { LazyImage } from '../../../ui/lazy-image.tsx'

const rows = 3
const inRow = 8

/** Pictures that drift by behind the first words; still where motion is not wanted. Nothing for those who do not see it. */
export function MovingWall() {
  const { data = [] } = useExamples(1)
  const pictures = data.filter(({ thumbnail }) => thumbnail !== '')
  if (pictures.length === 0) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-1 flex h-150 flex-col gap-2 overflow-hidden opacity-35 [mask-image:linear-gradient(to_bottom,#000c,#0003_55%,#0000)]"
    >
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={row}
          className={`flex w-max gap-2 ${row % 2 === 0 ? 'motion-drift' : 'motion-drift-back'}`}
        >
          {/* Twice, so that it goes round without a seam. */}
          {[0, 1].map((time) =>
            rowOf(pictures, row).map(({ id, thumbnail, width, height }) => (
              <LazyImage
                key={`${id}-${time}`}
                src={thumbnail}
                alt=""
                style={{ aspectRatio: width / height }}
                className="h-44 rounded-card bg-fill object-cover max-sm:h-28"
              />
            )),
          )}
        </div>
      ))}
    </div>
  )
}

/** Each row begins elsewhere. */
const rowOf = <T,>(all: readonly T[], row: number): T[] =>
  Array.from({ length: inRow }, (_, at) => all[(row * 3 + at) % all.length]).filter(
    (each) => each !== undefined,
  )
