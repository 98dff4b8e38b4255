import type { Entry } from '@atelier/contract/features/chatlog'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useChatActions } from '../chat-actions.ts'
import { isLong } from '../long-text.ts'
import { actionRow, CopyAction } from './message-actions.tsx'
import { MessagePicture } from './message-picture.tsx'
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
  const pictures = entry.parts.filter((part) => part.type === 'image')
  if (editing?.entryId === entry.id) return <RewordField entry={entry} text={editing.text} />
  const isStored = entry.id > 0
  return (
    <div className="flex flex-col items-end">
      {pictures.length > 0 && (
        <div className="mb-2 flex flex-wrap justify-end gap-2">
          {pictures.map((picture) => (
            <MessagePicture key={picture.url} picture={picture} small />
          ))}
        </div>
      )}
      {entry.text && <Words text={entry.text} unfolded={unfolded} />}
      <div className={actionRow(isLast)}>
        {isStored && (
          <>
            <Versions entry={entry} />
            <CopyAction text={entry.text} />
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

function Words({ text, unfolded }: { text: string; unfolded: boolean }) {
  const t = useTexts('chat')
  const [wanted, setWanted] = useState(false)
  const long = isLong(text)
  const folded = long && !wanted && !unfolded
  return (
    <div className="reading max-w-[min(85%,640px)] rounded-composer bg-bubble px-4 py-2.5 max-sm:max-w-[92%]">
      <div
        data-words=""
        dir="auto"
        className={classes(
          'whitespace-pre-wrap',
          folded && 'max-h-65 overflow-hidden mask-b-from-70%',
        )}
      >
        {text}
      </div>
      {long && !unfolded && (
        <Button
          kind="quiet"
          size="small"
          icon={folded ? 'chevron-down' : 'chevron-up'}
          className="mt-1 -ml-2 px-2!"
          aria-expanded={!folded}
          onClick={() => setWanted(folded)}
        >
          {folded ? t.showAll : t.showLess}
        </Button>
      )}
    </div>
  )
}
