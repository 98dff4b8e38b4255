import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type LengthMarkProps = { icon: IconName; children: ReactNode }

/** On the corner of a clip or a song: what it is, and how long. */
export const LengthMark = ({ icon, children }: LengthMarkProps) => (
  <span className="figures pointer-events-none absolute top-2 right-2 flex h-6 items-center gap-1 rounded-small bg-[#000000b3] px-1.5 text-small text-[#fff]">
    <Icon name={icon} size={16} className="scale-75" />
    {children}
  </span>
)
