import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

type FoldedProps = {
  icon: IconName
  label: ReactNode
  /** Under way: it is drawn so. */
  live?: boolean
  children: ReactNode
}

/** Something beside the answer that one may want to look into: thinking, a tool's work. */
export function Folded({ icon, label, live = false, children }: FoldedProps) {
  return (
    <details className="group/fold my-1.5 first:mt-0">
      <summary className="touch-target -ml-1.5 flex w-fit max-w-full list-none items-center gap-2 rounded-control px-1.5 py-1 text-tool text-soft hover:bg-fill [&::-webkit-details-marker]:hidden">
        <span className={`shrink-0 ${live ? 'animate-pulse' : ''}`}>
          <Icon name={icon} size={16} />
        </span>
        <span className="min-w-0 truncate">{label}</span>
        <Icon
          name="chevron-right"
          size={16}
          className="transition-transform group-open/fold:rotate-90"
        />
      </summary>
      <div className="mt-1 mb-2 ml-2 border-l-2 border-line pl-4 text-soft">{children}</div>
    </details>
  )
}
