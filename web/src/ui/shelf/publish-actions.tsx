import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import type { ShelfState } from './shelf-card.tsx'

/** What an author may say against a refusal, by the number of what was refused. */
export type AppealSlot = (id: number) => ReactNode

type PublishActionsProps = {
  texts: {
    yours: string
    edit: string
    publish: string
    withdraw: string
    loginToPublish: string
    delete: string
    /** How it stands with others. */
    stateTexts: Record<ShelfState, string>
  }
  /** `message` tells why it was refused; empty for nothing. */
  of: { id: number; state: ShelfState; message: string }
  isMember: boolean
  busy: boolean
  appeal: AppealSlot
  onEdit: () => void
  onPublish: (publishes: boolean) => void
  /** Logs in, to publish. */
  onLogin: () => void
  onDelete: () => void
}

/** What an author may do with what is theirs, and how it stands with others. */
export function PublishActions(props: PublishActionsProps) {
  const { texts: words, of, isMember, busy, appeal } = props
  const { id, state, message } = of
  // Others see it, or will once somebody has looked.
  const isShown = state === 'public' || state === 'waiting'
  return (
    <section
      aria-label={words.yours}
      className="flex flex-col gap-3 rounded-card border border-line p-4"
    >
      <p className="text-soft">{words.stateTexts[state]}</p>
      {message && (
        <p className="rounded-control bg-danger-fill px-3 py-2 wrap-anywhere">{message}</p>
      )}
      {message && isMember && state === 'refused' && appeal(id)}
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
