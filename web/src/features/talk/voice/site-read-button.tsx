import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { readAloud, stopReading } from './reading.ts'
import { useReadAloudLabel } from './use-read-aloud-label.ts'

/** Reads a message by the site's voice, for the price that it names. */
export function SiteReadButton({
  entryId,
  text,
  isRead,
}: {
  entryId: number
  text: string
  isRead: boolean
}) {
  const chat = useTexts('chat')
  const label = useReadAloudLabel(text)
  return (
    <IconButton
      icon="volume-2"
      size="small"
      label={isRead ? chat.stopReading : label}
      pressed={isRead}
      onClick={() => (isRead ? stopReading() : readAloud(entryId))}
    />
  )
}
