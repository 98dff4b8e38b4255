import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { noteIds } from './field-frame.tsx'

type SwitchProps = {
  on: boolean
  onChange: (on: boolean) => void
  label: ReactNode
  /** What it means, under its name. */
  hint?: ReactNode
  /** What is wrong with how it is set. */
  problem?: string | undefined
}

/** Something that is on or off, with its name before it. */
export function Switch({ on, onChange, label, hint, problem }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        {problem ? (
          <span id={`${id}-problem`} role="alert" className="block text-small text-danger">
            {problem}
          </span>
        ) : (
          hint && (
            <span id={`${id}-hint`} className="block text-small text-soft">
              {hint}
            </span>
          )
        )}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={noteIds(id, hint, problem)}
        onClick={() => onChange(!on)}
        className={classes(
          'touch-target inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-[background-color,border-color]',
          on ? 'border-transparent bg-accent' : 'border-line-control bg-transparent',
        )}
      >
        <span
          className={classes(
            'size-4.5 rounded-full transition-transform',
            on ? 'translate-x-4 bg-on-accent' : 'bg-line-control',
          )}
        />
      </button>
    </div>
  )
}
