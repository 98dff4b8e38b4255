// Hands the message that is read aloud to what reads it, as it grows; leaving the conversation ends it.
import { plainText } from '@atelier/contract/fold-events'
import { Suspense, useEffect } from 'react'
import { useTurn } from '../../features/talk/runs/use-runs.ts'
import { stopReading, useReading } from '../../features/talk/voice/reading.ts'
import { late } from '../../ui/late.ts'
import { entryNow, type LogItem } from './compose-log.ts'

const ReadingBar = late(
  async () => (await import('../../features/talk/voice/reading-bar.tsx')).ReadingBar,
)

export function ReadingAlong({ groupId, items }: { groupId: number; items: readonly LogItem[] }) {
  const entryId = useReading()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation opens
  useEffect(() => stopReading, [groupId])
  const item = entryId > 0 ? items.find(({ entry }) => entry.id === entryId) : undefined
  const isGone = entryId > 0 && !item
  useEffect(() => {
    if (isGone) stopReading()
  }, [isGone])
  return item && <Along item={item} />
}

function Along({ item }: { item: LogItem }) {
  const entry = entryNow(item.entry, useTurn(item.turnKey))
  return (
    <Suspense>
      <ReadingBar
        entryId={entry.id}
        text={plainText(entry.parts)}
        over={entry.state !== 'running'}
      />
    </Suspense>
  )
}
