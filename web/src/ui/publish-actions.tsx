import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type PublishActsProps = {
  words: {
    yours: string
    edit: string
    publish: string
    withdraw: string
    loginToPublish: string
    delete: string
  }
  /** How it stands with others. */
  state: string
  /** Why it was refused; empty for nothing. */
  message: string
  /** What they may say against that. */
  appeal?: ReactNode
  /** Whether others see it, or will once somebody has looked. */
  isShown: boolean
  isMember: boolean
  busy: boolean
  onEdit: () => void
  onPublish: (publishes: boolean) => void
  onLogin: () => void
  onDelete: () => void
}

/** What an author may do with what is theirs, and how it stands with others. */
export function PublishActions(props: PublishActsProps) {
  const { words, state, message, appeal, isShown, isMember, busy } = props
  return (
    <section
      aria-label={words.yours}
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <p className="text-soft">{state}</p>
      {message && (
        <p className="rounded-control bg-danger-fill px-3 py-2 wrap-anywhere">{message}</p>
      )}
      {message && appeal}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="pencil" onClick={props.onEdit}>
          {words.edit}
        </Button>
        {isMember ? (
          <Button
            size="small"
            icon={isShown ? 'lock' : 'globe'}
            busy={busy}
            onClick={() => props.onPublish(!isShown)}
          >
            {isShown ? words.withdraw : words.publish}
          </Button>
        ) : (
          <Button size="small" icon="log-in" onClick={props.onLogin}>
            {words.loginToPublish}
          </Button>
        )}
        <Button size="small" kind="danger" icon="trash-2" onClick={props.onDelete}>
          {words.delete}
        </Button>
      </div>
    </section>
  )
}
