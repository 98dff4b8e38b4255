// What fields share: label above, the field, and below it the problem or the hint.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export const fieldBox =
  'w-full min-w-0 rounded-control border border-transparent bg-field px-3 text-tool -outline-offset-1 transition-[background-color,border-color] hover:bg-fill-strong aria-invalid:border-danger disabled:opacity-60'

/** The ids that describe a field, for `aria-describedby`. */
export const noteIds = (id: string, hint: ReactNode, problem: string | undefined) =>
  problem ? `${id}-problem` : hint ? `${id}-hint` : undefined

type FieldFrameProps = {
  id: string
  label: string
  labelHidden: boolean
  hint: ReactNode
  problem: string | undefined
  className: string | undefined
  children: ReactNode
}

export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  problem,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} problem={problem} />
    </div>
  )
}

type FieldNoteProps = { id: string; hint?: ReactNode; problem?: string | undefined }

/** What is wrong with a field, else what helps to fill it in; `noteIds` ties it to the field. */
export function FieldNote({ id, hint, problem }: FieldNoteProps) {
  if (problem)
    return (
      <p id={`${id}-problem`} role="alert" className="text-small text-danger">
        {problem}
      </p>
    )
  return (
    hint && (
      <p id={`${id}-hint`} className="text-small text-soft">
        {hint}
      </p>
    )
  )
}
