import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { SessionState } from '../map-session.ts'

type SaveLineProps = {
  state: SessionState
  onRetry: () => void
  onLoad: () => void
  onKeep: () => void
}

/** Speaks only when a map is not kept as it stands. */
export function SaveLine({ state, onRetry, onLoad, onKeep }: SaveLineProps) {
  const t = useTexts('mind')
  const common = useTexts('common')
  const { save, problem } = state
  if (save === 'waiting')
    return (
      <p
        role="status"
        className="flex items-center gap-2 border-b border-line bg-fill px-4 py-2 text-soft"
      >
        <Icon name="wifi-off" size={16} className="shrink-0" />
        {t.waiting}
      </p>
    )
  if (save === 'failed')
    return (
      <div className="px-4 py-2">
        <FailureState
          inline
          message={problem || t.saveFailed}
          retry={{ label: common.retry, onRetry }}
        />
      </div>
    )
  if (save !== 'conflict') return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-danger-fill px-4 py-2"
    >
      <Icon name="triangle-alert" size={16} className="text-danger" />
      <p className="min-w-40 flex-1">{t.conflict}</p>
      <Button size="small" onClick={onLoad}>
        {t.takeTheirs}
      </Button>
      <Button size="small" onClick={onKeep}>
        {t.keepMine}
      </Button>
    </div>
  )
}
