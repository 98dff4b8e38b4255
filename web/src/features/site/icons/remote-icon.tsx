import { type ReactNode, Suspense } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { type IconName, iconNames } from '../../../ui/icon-names.ts'
import { late } from '../../../ui/late.ts'
import { ownSet, type RemoteName, readIconName } from './icon-name.ts'

const FetchedIcon = late(() => import('./fetched-icon.tsx').then((module) => module.FetchedIcon))

type RemoteIconProps = {
  /** `set:name`, or a lucide name alone. */
  name: string
  /** Edge in px. */
  size?: 16 | 20 | 24
  className?: string
  /** Drawn for a name that is none, and for an icon that cannot be had. Without it the place stays empty. */
  fallback?: ReactNode
}

/** Any icon by its name, also one that the client does not carry: its place is kept until it has been fetched. A picture without a name of its own. */
export function RemoteIcon({ name, size = 20, className = '', fallback = null }: RemoteIconProps) {
  const icon = readIconName(name)
  const carried = icon && carriedName(icon)
  if (carried) return <Icon name={carried} size={size} className={className} />
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center forced-color-adjust-none ${className}`}
      style={{ width: size, height: size }}
    >
      {icon ? (
        <Suspense>
          <FetchedIcon
            key={`${icon.set}:${icon.name}`}
            icon={icon}
            size={size}
            fallback={fallback}
          />
        </Suspense>
      ) : (
        fallback
      )}
    </span>
  )
}

const carriedName = ({ set, name }: RemoteName): IconName | undefined =>
  set === ownSet ? iconNames.find((carried) => carried === name) : undefined
