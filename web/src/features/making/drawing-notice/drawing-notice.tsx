// What the site tells those who draw: its newest drawing notice, until they put it away.
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { useLocale } from '../../../i18n/use-texts.ts'
import { drawingNoticeSeen } from '../../../lib/storage/drawing-notice-seen.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { late } from '../../../ui/late.ts'
import type { Words } from './drawing-notice-card.tsx'

const Card = late(async () => (await import('./drawing-notice-card.tsx')).DrawingNoticeCard)

/** `Words` draws its markdown. */
export function DrawingNotice({ Words }: { Words: Words }) {
  const language = useLocale()
  const { data } = useQuery(
    callOptions('content.drawingNotices', { language }, { anonymous: true }),
  )
  const seen = useStored(drawingNoticeSeen)
  const newest = data?.[0]
  if (!newest || newest.updatedAt <= seen) return null
  return (
    <Suspense>
      <Card Words={Words} notice={newest} onClose={() => drawingNoticeSeen.set(newest.updatedAt)} />
    </Suspense>
  )
}
