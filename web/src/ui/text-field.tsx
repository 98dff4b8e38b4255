import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldFrame, fieldBox, noteIds } from './field-frame.tsx'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong with what was typed. */
  problem?: string | undefined
  /** Stands inside the field, at its end. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  labelHidden,
  hint,
  problem,
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
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteIds(id, hint, problem)}
          className={classes(fieldBox, 'h-10', end ? 'pr-11' : '')}
          {...rest}
        />
        {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
      </span>
    </FieldFrame>
  )
}
