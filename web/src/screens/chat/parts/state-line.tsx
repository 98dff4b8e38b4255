import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ReactNode } from 'react'
import type { Turn } from '../../../features/talk/runs/turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useChatActions } from '../chat-actions.ts'

/** How an answer ended, when it did not end by itself, and what can be done about it. */
export function StateLine({ entry, turn }: { entry: Entry; turn: Turn | undefined }) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const { goOn, regenerate, isBusy } = useChatActions()
  if (turn?.link === 'waiting' && turn.state.seq > 0) {
    return <Line icon="wifi-off">{t.reconnecting}</Line>
  }
  const more = (
    <Button size="small" icon="play" disabled={isBusy} onClick={() => goOn(entry)}>
      {t.continueAnswer}
    </Button>
  )
  const again = (
    <Button size="small" icon="refresh-cw" disabled={isBusy} onClick={() => regenerate(entry)}>
      {common.retry}
    </Button>
  )
  switch (entry.state) {
    case 'empty':
      return (
        <Line icon="info" action={again}>
          {t.stateEmpty}
        </Line>
      )
    case 'stopped':
      return (
        <Line icon="square" action={entry.parts.length > 0 && more}>
          {t.stateStopped}
        </Line>
      )
    case 'length':
      return (
        <Line icon="info" action={more}>
          {t.stateLength}
        </Line>
      )
    case 'refused':
      return (
        <Line icon="info" action={again}>
          {entry.error?.message || t.stateRefused}
        </Line>
      )
    case 'interrupted':
      return (
        <Line icon="triangle-alert" action={more}>
          {t.stateInterrupted}
        </Line>
      )
    case 'failed':
      return <FailedLine entry={entry} turn={turn} />
    case 'running':
    case 'done':
      return null
  }
}

function Line({
  icon,
  action,
  children,
}: {
  icon: 'square' | 'info' | 'triangle-alert' | 'wifi-off'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div role="status" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-soft">
      <span className="flex items-center gap-2">
        <Icon name={icon} size={16} />
        {children}
      </span>
      {action}
    </div>
  )
}

function FailedLine({ entry, turn }: { entry: Entry; turn: Turn | undefined }) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const { regenerate, goOn, isBusy } = useChatActions()
  const end = turn?.state.end
  const requestId = end?.kind === 'error' ? end.requestId : undefined
  const hasWords = entry.parts.length > 0
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-2 rounded-card bg-danger-fill px-3 py-2 first:mt-0"
    >
      <Icon name="circle-alert" size={16} className="text-danger" />
      <p className="min-w-40 flex-1">{entry.error?.message || t.stateFailed}</p>
      <span className="flex flex-wrap gap-1">
        {requestId && (
          <CopyButton
            kind="quiet"
            text={requestId}
            label={common.copyRequestId}
            copiedLabel={common.copied}
          />
        )}
        {hasWords && (
          <Button size="small" icon="play" disabled={isBusy} onClick={() => goOn(entry)}>
            {t.continueAnswer}
          </Button>
        )}
        <Button size="small" icon="refresh-cw" disabled={isBusy} onClick={() => regenerate(entry)}>
          {common.retry}
        </Button>
      </span>
    </div>
  )
}
