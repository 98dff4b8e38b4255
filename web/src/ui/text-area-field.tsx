import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldFrame, fieldBox, noteIds } from './field-frame.tsx'

type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string
  labelHidden?: boolean
  hint?: ReactNode
  problem?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with what is typed, to 16 lines. */
export function TextAreaField({
  label,
  labelHidden,
  hint,
  problem,
  className,
  ...rest
}: TextAreaFieldProps) {
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
      <textarea
        id={id}
        dir="auto"
        rows={4}
        aria-invalid={problem ? true : undefined}
        aria-describedby={noteIds(id, hint, problem)}
        className={classes(
          fieldBox,
          'scroll-quiet field-sizing-content max-h-84 min-h-24 resize-none py-2.5',
        )}
        {...rest}
      />
    </FieldFrame>
  )
}
