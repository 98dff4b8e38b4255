import '../../../ui/late.css'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import {
  canReadAloud,
  readAloud,
  stopReading,
  useReading,
} from '../../../features/talk/voice/reading.ts'
import { useReadAloudLabel } from '../../../features/talk/voice/use-read-aloud-label.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { MenuItem } from '../../../ui/menu-item.tsx'

type ReadAloudRowProps = { entry: Pick<Entry, 'id'>; words: string }

/** Reads a message aloud, or stops doing so; nothing where neither the browser nor the site can. */
export function ReadAloudRow({ entry, words }: ReadAloudRowProps) {
  const t = useTexts('chat')
  const label = useReadAloudLabel(words)
  const isRead = useReading() === entry.id
  if (entry.id <= 0 || !canReadAloud()) return null
  return (
    <MenuItem
      icon={isRead ? 'volume-x' : 'volume-2'}
      onSelect={() => (isRead ? stopReading() : readAloud(entry.id))}
    >
      {isRead ? t.stopReading : label}
    </MenuItem>
  )
}
