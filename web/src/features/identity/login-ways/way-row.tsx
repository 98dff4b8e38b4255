import type { ReactNode } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

type WayRowProps = {
  icon: IconName
  title: ReactNode
  text: ReactNode
  /** Stands behind the title. */
  mark?: ReactNode
  /** What one can do with it. */
  children?: ReactNode
}

/** One way to log in, as a line of a list. */
export function WayRow({ icon, title, text, mark, children }: WayRowProps) {
  return (
    <li className="flex items-center gap-3 px-3.5 py-3">
      <Icon name={icon} className="text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate">{title}</span>
          {mark}
        </p>
        <p className="text-small text-pretty text-soft">{text}</p>
      </div>
      {children && <div className="flex shrink-0 items-center gap-1">{children}</div>}
    </li>
  )
}

export function WayList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card bg-card">
      {children}
    </ul>
  )
}

/** What a failed change says, among other words, in the place where it was tried. */
export function Problem({ error }: { error: unknown }) {
  const common = useTexts('common')
  return (
    <span role="alert" className="text-danger">
      {error instanceof CallFailure ? error.message : common.somethingWrong}
    </span>
  )
}
