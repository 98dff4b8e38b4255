import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldFrame, fieldBox, noteIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong with what was typed. */
  problem?: string | undefined
  /** Stands inside the field, at its beginning. */
  start?: IconName
  /** Stands inside the field, at its end. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  labelHidden,
  hint,
  problem,
  start,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden ?? false}
      hint={hint}
      problem={problem}
      className={className}
    >
      <span className="relative flex">
        {start && (
          <Icon
            name={start}
            size={16}
            className="pointer-events-none absolute top-3 left-2.5 text-faint"
          />
        )}
        <input
          id={id}
          dir="auto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteIds(id, hint, problem)}
          className={classes(fieldBox, 'h-10', start && 'pl-8.5', Boolean(end) && 'pr-11')}
          {...rest}
        />
        {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
      </span>
    </FieldFrame>
  )
}
