import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { memo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { useChatActions } from '../chat-actions.ts'
import type { LogItem } from '../compose-log.ts'
import { AnswerMessage } from './answer-message.tsx'
import { UserMessage } from './user-message.tsx'

type MessageRowProps = {
  item: LogItem
  isLast: boolean
  unfolded: boolean
  /** Just jumped to: it shows itself for a moment. */
  isTarget: boolean
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { item, isLast, unfolded, isTarget } = props
  const t = useTexts('chat')
  const { entry, turnKey } = item
  const isUser = entry.role === 'user'
  return (
    <article
      aria-label={isUser ? t.you : t.answer}
      data-entry-id={entry.id > 0 ? entry.id : undefined}
      data-role={entry.role}
      data-state={entry.state}
      data-target={isTarget || undefined}
      className={`group/message mx-auto w-full max-w-[calc(var(--reading)+32px)] rounded-card px-4 data-target:bg-fill ${isUser ? 'pt-4' : 'pt-2 pb-2'} transition-[background-color] duration-500`}
    >
      <Boundary of={entry} inline actions={entry.id > 0 && <DeleteBroken entry={entry} />}>
        {isUser ? (
          <UserMessage entry={entry} isLast={isLast} unfolded={unfolded} />
        ) : (
          <AnswerMessage entry={entry} turnKey={turnKey} isLast={isLast} />
        )}
      </Boundary>
    </article>
  )
})

/** Whatever a message holds, it can be taken out of its conversation. */
function DeleteBroken({ entry }: { entry: Entry }) {
  const t = useTexts('chat')
  const { remove, isBusy } = useChatActions()
  return (
    <Button size="small" icon="trash-2" disabled={isBusy} onClick={() => remove(entry)}>
      {t.deleteMessage}
    </Button>
  )
}
