import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

/** The classes of a small button on a card; `onDark` where it stands on a picture. */
export const cardButton = (onDark: boolean): string =>
  classes(
    'touch-target inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-small tabular-nums',
    onDark ? 'text-[#fff] hover:bg-[#ffffff33]' : 'text-soft hover:bg-fill',
  )

type CardButtonProps = {
  icon: IconName
  label: string
  /** Drawn full. */
  isOn: boolean
  onDark: boolean
  onPress: () => void
}

export function CardButton({ icon, label, isOn, onDark, onPress }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onPress}
      className={cardButton(onDark)}
    >
      <Icon name={icon} size={16} className={isOn ? '*:fill-current' : ''} />
    </button>
  )
}
