import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'

type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'children' | 'name'
> & {
  icon: IconName
  /** Drawn in place of the icon, as large. */
  face?: ReactNode
  /** Its name, read out and shown as a tooltip. */
  label: string
  /** Keys to show beside the name, as `mod+shift+o`. */
  hotkey?: string
  size?: 'small' | 'medium' | 'large'
  kind?: 'quiet' | 'main' | 'plain'
  busy?: boolean
  /** For a switch: whether it is on. */
  pressed?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

const sizes = { small: 'size-7', medium: 'size-8', large: 'size-9' }

const kinds = {
  quiet:
    'text-soft hover:bg-fill hover:text-text active:bg-fill-strong aria-pressed:bg-fill-strong aria-pressed:text-text data-popup-open:bg-fill data-popup-open:text-text',
  plain: 'border border-line bg-surface text-soft hover:bg-fill hover:text-text',
  main: 'bg-accent text-on-accent hover:opacity-90 active:opacity-80',
}

export function IconButton({
  icon,
  face,
  label,
  hotkey,
  size = 'medium',
  kind = 'quiet',
  busy = false,
  pressed,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      data-tooltip={label}
      data-tooltip-hotkey={hotkey}
      className={classes(
        'touch-target inline-flex shrink-0 items-center justify-center rounded-control transition-[background-color,opacity,color] disabled:pointer-events-none disabled:opacity-45',
        kinds[kind],
        sizes[size],
        className,
      )}
      {...rest}
    >
      {busy ? <Spinner /> : (face ?? <Icon name={icon} size={size === 'small' ? 16 : 20} />)}
    </button>
  )
}
