import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import { Suspense } from 'react'
import {
  canReadAloud,
  readAloud,
  stopReading,
  useReading,
} from '../../../features/talk/voice/reading.ts'
import { voiceChoice } from '../../../features/talk/voice/voice-choice.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'

const SiteReadButton = late(
  async () => (await import('../../../features/talk/voice/site-read-button.tsx')).SiteReadButton,
)

/** Reads a message aloud, or stops doing so; nothing where neither the browser nor the site can. */
export function ReadAloudButton({ entry }: { entry: Pick<Entry, 'id' | 'parts'> }) {
  const entryId = entry.id
  const t = useTexts('chat')
  const isRead = useReading() === entryId
  const { readBy } = useStored(voiceChoice)
  if (entryId <= 0 || !canReadAloud()) return null
  if (readBy === 'site')
    return (
      <Suspense>
        <SiteReadButton entryId={entryId} text={plainText(entry.parts)} isRead={isRead} />
      </Suspense>
    )
  return (
    <IconButton
      icon="volume-2"
      size="small"
      label={isRead ? t.stopReading : t.readAloud}
      pressed={isRead}
      onClick={() => (isRead ? stopReading() : readAloud(entryId))}
    />
  )
}
