import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type NoticeProps = {
  icon: IconName
  title: string
  children: ReactNode
  action?: ReactNode
}

/** A whole screen that says one thing. */
export function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <div className="flex h-full flex-1 flex-col items-center justify-center px-6 pb-[12vh] text-center">
      <span className="flex size-14 items-center justify-center rounded-composer bg-fill text-soft">
        <Icon name={icon} size={24} />
      </span>
      <h1 className="mt-6 text-display font-semibold text-balance">{title}</h1>
      <p className="mt-2 max-w-105 text-read text-balance text-soft">{children}</p>
      {action && <div className="mt-7">{action}</div>}
    </div>
  )
}
