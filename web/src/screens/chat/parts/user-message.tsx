import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { AskedParts } from '../../../features/talk/messages/asked-parts.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChatActions } from '../chat-actions.ts'
import { actionRow, CopyAction, KeepAction } from './message-actions.tsx'
import { RewordField } from './reword-field.tsx'
import { Versions } from './versions.tsx'

type UserMessageProps = {
  entry: Entry
  isLast: boolean
  /** Something in it is being looked for, so it must not be folded. */
  unfolded: boolean
}

export function UserMessage({ entry, isLast, unfolded }: UserMessageProps) {
  const t = useTexts('chat')
  const { editing, edit, remove, isBusy } = useChatActions()
  if (editing?.entryId === entry.id) return <RewordField entry={entry} text={editing.text} />
  const isStored = entry.id > 0
  return (
    <div className="flex flex-col items-end">
      <AskedParts entry={entry} unfolded={unfolded} />
      <div className={actionRow(isLast)}>
        {isStored && (
          <>
            <Versions entry={entry} />
            <CopyAction text={entry.text} />
            {entry.text && <KeepAction text={entry.text} />}
            <IconButton
              icon="pencil"
              size="small"
              label={t.edit}
              disabled={isBusy}
              onClick={() => edit(entry)}
            />
            <IconButton
              icon="trash-2"
              size="small"
              label={t.deleteMessage}
              disabled={isBusy}
              onClick={() => remove(entry)}
            />
          </>
        )}
      </div>
    </div>
  )
}
