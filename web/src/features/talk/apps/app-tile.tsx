import { appPictograms } from '@atelier/contract/app-terms'
import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

/** A pictogram that the client carries; another one for a name that it does not know. */
export const pictogram = (name: string): IconName =>
  appPictograms.find((each) => each === name) ?? 'sparkles'

const sizes = {
  tiny: 'size-6 rounded-[6px]',
  small: 'size-8 rounded-control',
  medium: 'size-11 rounded-control',
  large: 'size-14 rounded-card',
}

const pictogramSizes = { tiny: 16, small: 16, medium: 20, large: 24 } as const

type AppTileProps = {
  icon: string
  size?: keyof typeof sizes
  /** In the colour of its category, as the card around it says. */
  isHued?: boolean
}

/** What an app looks like: its picture, or its pictogram. It says nothing: the name stands beside it. */
export function AppTile({ icon, size = 'medium', isHued = false }: AppTileProps) {
  const [failed, setFailed] = useState('')
  const isPicture = icon.startsWith('/') && icon !== failed
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden',
        isHued ? 'bg-(--hue-strong) text-(--hue-on)' : 'bg-fill-strong text-text',
        sizes[size],
      )}
    >
      {isPicture ? (
        <img src={icon} alt="" className="size-full object-cover" onError={() => setFailed(icon)} />
      ) : (
        <Icon name={pictogram(icon)} size={pictogramSizes[size]} />
      )}
    </span>
  )
}
