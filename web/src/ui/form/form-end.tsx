import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { FailureState } from '../failure-state.tsx'

type FormEndProps = {
  of: { failure: string | undefined; busy: boolean }
  kind?: 'main' | 'danger'
  disabled?: boolean
  className?: string
  /** What the button says. */
  children: ReactNode
}

/** The end of a form: why it was not sent, where no field says so, and the button that sends it. */
export function FormEnd({ of, kind = 'main', className = 'self-end', ...rest }: FormEndProps) {
  return (
    <>
      {of.failure && <FailureState inline message={of.failure} />}
      <Button type="submit" kind={kind} busy={of.busy} className={className} {...rest} />
    </>
  )
}
