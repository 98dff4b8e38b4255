import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

type ComposerChipProps = {
  icon?: IconName
  /** Drawn in place of the icon. */
  face?: ReactNode
  children: ReactNode
  /** What the button says that takes it off. */
  offLabel: string
  onOff: () => void
}

/** Something that is on while a message is written, with a way to take it off. */
export function ComposerChip({ icon, face, children, offLabel, onOff }: ComposerChipProps) {
  return (
    <li className="inline-flex h-8 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-fill pr-1 pl-2.5 text-small text-soft">
      {face ?? (icon && <Icon name={icon} size={16} />)}
      <span className="min-w-0 truncate">{children}</span>
      <button
        type="button"
        aria-label={offLabel}
        data-tooltip={offLabel}
        onClick={onOff}
        className="touch-target grid size-6 shrink-0 place-items-center rounded-full hover:bg-fill-strong hover:text-text"
      >
        <Icon name="x" size={16} className="size-3.5" />
      </button>
    </li>
  )
}
