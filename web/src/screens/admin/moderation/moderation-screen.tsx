import '../../../ui/late.css'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AppealList } from './appeal-list.tsx'
import { CheckPart } from './check-part.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { ReviewList } from './review-list.tsx'
import { WordsPart } from './words-part.tsx'

const parts: Partial<Record<string, () => ReactNode>> = {
  partners: () => <ReviewList of="partners" />,
  reports: () => <ReviewList of="reported" />,
  appeals: () => <AppealList />,
  words: () => (
    <Column>
      <WordsPart />
    </Column>
  ),
  check: () => (
    <Column>
      <CheckPart />
    </Column>
  ),
}

/** The room, whose first part is the review of works; those that are screens of their own stand beside it. */
export function ModerationScreen() {
  const t = useTexts('adminModeration')
  const part = parts[useParams().tab ?? '']
  if (!part) return <Navigate to="/admin/moderation/works" replace />
  return (
    <AdminFrame place="moderation" title={t.title}>
      {part()}
    </AdminFrame>
  )
}

function Column({ children }: { children: ReactNode }) {
  const t = useTexts('adminModeration')
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-240 flex-col gap-4 px-4 pt-6 pb-10 sm:px-6">
        <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
        <ModerationTabs />
        {children}
      </div>
    </div>
  )
}
