import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'

/** The room with its parts above the one that is open. */
export function ModerationRoom({ children }: { children: ReactNode }) {
  const t = useTexts('adminModeration')
  return (
    <AdminFrame place="moderation" title={t.title}>
      <AdminPage title={t.title}>
        <ModerationTabs />
        {children}
      </AdminPage>
    </AdminFrame>
  )
}
