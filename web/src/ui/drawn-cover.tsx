import { classes } from './classes.ts'
import { type CoverMotif, coverDrawingOf } from './cover-drawing.ts'

/** A cover that is drawn from what a song is called and how it sounds: the same each time. Fills its place, and says nothing. */
export function DrawnCover({
  name,
  style,
  className,
}: {
  name: string
  style: string
  className?: string
}) {
  const { motif, ground, turn } = coverDrawingOf(name, style)
  return (
    <span
      aria-hidden="true"
      className={classes('block size-full overflow-hidden', className)}
      style={{ backgroundImage: ground }}
    >
      <svg aria-hidden="true" viewBox="0 0 64 64" className="block size-full text-[#fff]">
        <Motif motif={motif} turn={turn} />
      </svg>
    </span>
  )
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
} as const

function Motif({ motif, turn }: { motif: CoverMotif; turn: number }) {
  if (motif === 'discs')
    return (
      <>
        {[30, 22, 14].map((r, at) => (
          <circle
            key={r}
            cx={20 + turn * 24}
            cy={44 - turn * 16}
            r={r}
            fill="currentColor"
            opacity={0.12 + at * 0.1}
          />
        ))}
      </>
    )
  if (motif === 'waves')
    return (
      <g {...stroke}>
        {[18, 30, 42, 54].map((y, at) => (
          <path
            key={y}
            opacity={0.3 + at * 0.15}
            d={`M-4 ${y}q${9 + turn * 4}-${7 + turn * 6} 18 0t18 0t18 0t18 0`}
          />
        ))}
      </g>
    )
  if (motif === 'hills')
    return (
      <g fill="currentColor">
        <circle cx={18 + turn * 28} cy={20} r={8} opacity={0.7} />
        <path opacity={0.25} d="M-2 48q16-20 34-6t34-10v34h-68z" />
        <path opacity={0.35} d="M-2 56q20-14 36-4t32-6v20h-68z" />
      </g>
    )
  if (motif === 'rain')
    return (
      <g {...stroke} opacity={0.55}>
        {[8, 20, 32, 44, 56].map((x, at) => (
          <path key={x} d={`M${x} ${12 + ((at * 17 + Math.round(turn * 20)) % 30)}l-4 14`} />
        ))}
      </g>
    )
  return (
    <g fill="currentColor" opacity={0.6}>
      {[10, 20, 30, 40, 50].map((x, at) => {
        const height = 12 + ((at * 23 + Math.round(turn * 40)) % 34)
        return <rect key={x} x={x - 2.5} y={32 - height / 2} width={5} height={height} rx={2.5} />
      })}
    </g>
  )
}
