import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type EmptyStateProps = {
  icon: IconName
  /** What this place is. */
  title: string
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** In the middle of a place that has nothing else. */
  alone?: boolean
}

export function EmptyState({ alone = false, ...state }: EmptyStateProps) {
  const told = <Told {...state} />
  return alone ? <div className="grid flex-1 place-items-center">{told}</div> : told
}

function Told({ icon, title, children, action }: Omit<EmptyStateProps, 'alone'>) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <Icon name={icon} size={24} className="text-faint" />
      <p className="mt-1 font-medium">{title}</p>
      {children && <p className="max-w-90 text-balance text-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
