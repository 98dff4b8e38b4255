import { type HTMLAttributes, type ReactNode, useId } from 'react'

type ChartGroupProps = HTMLAttributes<HTMLDivElement> & {
  label: string
  /** How it is looked at by keys, for screen readers. */
  hint: string
  children: ReactNode
}

/** A chart as something that is looked at, point by point, by arrow keys. */
export function ChartGroup({ label, hint, children, className = '', ...events }: ChartGroupProps) {
  const hintId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are looked at by arrow keys
      tabIndex={0}
      className={`${className} rounded-small`.trim()}
      {...events}
    >
      <span id={hintId} className="sr-only">
        {hint}
      </span>
      {children}
    </div>
  )
}

/** Where a key leads among so many points, from one of them or from none; undefined for keys that lead nowhere. */
export function pointByKey(key: string, at: number | undefined, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowLeft: Math.max(0, (at ?? count) - 1),
    ArrowRight: Math.min(count - 1, (at ?? -1) + 1),
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
