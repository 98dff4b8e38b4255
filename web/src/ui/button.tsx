import type { ButtonHTMLAttributes, Ref, SyntheticEvent } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** `main` is the one action that a place is about. */
  kind?: ButtonKind
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Works on it: shows so, and takes no further press. */
  busy?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

const kinds: Record<ButtonKind, string> = {
  main: 'bg-accent text-on-accent hover:brightness-95 active:brightness-90',
  plain: 'bg-fill-strong hover:bg-line-control/30 active:bg-line-control/40',
  quiet: 'text-soft hover:bg-fill hover:text-text active:bg-fill-strong',
  danger: 'bg-danger-fill text-danger hover:brightness-95 active:brightness-90',
}

const sizes = {
  small: 'h-8 gap-1.5 px-3',
  medium: 'h-9 gap-2 px-3.5',
  large: 'h-11 gap-2 px-5',
}

const holdBack = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  kind = 'plain',
  size = 'medium',
  icon,
  busy = false,
  type = 'button',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClickCapture={busy ? holdBack : undefined}
      className={classes(
        'touch-target inline-flex shrink-0 items-center justify-center rounded-control text-tool font-medium whitespace-nowrap select-none transition-[background-color,opacity,color] disabled:pointer-events-none disabled:opacity-45',
        kinds[kind],
        sizes[size],
        className,
      )}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
