// The parts of the room, each with how much waits there.
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { RoomTabs } from '../frame/room-tabs.tsx'

const tabs = [
  'works',
  'partners',
  'reports',
  'apps',
  'prompts',
  'appeals',
  'words',
  'check',
] as const

/** Under this key, so that every decision reads them anew. */
export const countsQuery = callOptions('moderationAdmin.counts', {})

export function ModerationTabs() {
  const t = useTexts('adminModeration')
  const { data } = useQuery({ ...countsQuery, refetchOnMount: 'always' })
  const counts: Partial<Record<string, number | null>> = data ?? {}
  // Null for what the site has no place for: it shares its gallery with none.
  const shown = tabs.filter((tab) => tab !== 'partners' || typeof counts.partners === 'number')
  return (
    <RoomTabs
      label={t.kinds}
      tabs={shown.map((tab) => ({
        to: `/admin/moderation/${tab}`,
        label: t.tabs[tab],
        count: counts[tab] ?? undefined,
      }))}
    />
  )
}
