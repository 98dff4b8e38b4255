import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import type { IconName } from './icon-names.ts'

type ScrollToButtonProps = {
  label: string
  /** Out of the way, and out of the order of tabs, while it is not needed. */
  shown: boolean
  icon?: IconName
  onPress: () => void
  className?: string
}

/** Floats over a scrolled place and leads to its end (or its beginning). */
export function ScrollToButton({
  label,
  shown,
  icon = 'arrow-down',
  onPress,
  className,
}: ScrollToButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      kind="plain"
      size="large"
      inert={!shown}
      onClick={onPress}
      className={classes(
        'rounded-full! bg-surface! shadow-float transition-[opacity,transform]',
        !shown && 'pointer-events-none translate-y-1 opacity-0',
        className,
      )}
    />
  )
}
