import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Icon } from './icon.tsx'

type FailureStateProps = {
  /** What happened, and what to do. */
  message: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean }
  /** For whoever is asked for help. */
  request?: { id: string | undefined; label: string; copiedLabel: string }
  /** What else can be done. */
  actions?: ReactNode
  /** In a line with other things instead of alone in the middle. */
  inline?: boolean
}

/** Something could not be had, and what one can do about it, where it would have been. */
export function FailureState(props: FailureStateProps) {
  const { message, retry, request, inline = false } = props
  const actions = (
    <>
      {retry && (
        <Button size="small" icon="refresh-cw" busy={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      {request?.id && (
        <CopyButton
          kind="quiet"
          text={request.id}
          label={request.label}
          copiedLabel={request.copiedLabel}
        />
      )}
      {props.actions}
    </>
  )
  if (inline) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-2 rounded-control bg-danger-fill px-3 py-2"
      >
        <Icon name="circle-alert" size={16} className="text-danger" />
        <p className="min-w-0 flex-1">{message}</p>
        {actions}
      </div>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <Icon name="circle-alert" size={24} className="text-danger" />
      <p className="max-w-100">{message}</p>
      <div className="flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  )
}
