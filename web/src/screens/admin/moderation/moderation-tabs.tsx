// The parts of the room, each with how much waits there.
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { RoomTabs } from '../frame/room-tabs.tsx'

const tabs = ['works', 'reports', 'apps', 'prompts', 'appeals', 'words', 'check'] as const

/** Under this key, so that every decision reads them anew. */
export const countsQuery = callOptions('GET /admin/moderation/counts', {})

export function ModerationTabs() {
  const t = useTexts('adminModeration')
  const { data } = useQuery({ ...countsQuery, refetchOnMount: 'always' })
  const counts: Partial<Record<string, number>> = data ?? {}
  return (
    <RoomTabs
      label={t.kinds}
      tabs={tabs.map((tab) => ({
        to: `/admin/moderation/${tab}`,
        label: t.tabs[tab],
        count: counts[tab],
      }))}
    />
  )
}
