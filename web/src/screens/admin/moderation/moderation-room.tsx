import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'

/** The room with its parts above the one that is open. */
export function ModerationRoom({ children }: { children: ReactNode }) {
  const t = useTexts('adminModeration')
  return (
    <AdminFrame place="moderation" title={t.title}>
      <div className="scroll-quiet min-h-0 flex-1">
        <div className="mx-auto flex w-full max-w-240 flex-col gap-4 px-4 pt-6 pb-10 sm:px-6">
          <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
          <ModerationTabs />
          {children}
        </div>
      </div>
    </AdminFrame>
  )
}
