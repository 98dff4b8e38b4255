import '../../../ui/late.css'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { AppealList } from './appeal-list.tsx'
import { CheckPart } from './check-part.tsx'
import { ModerationRoom } from './moderation-room.tsx'
import { ReviewList } from './review-list.tsx'
import { WordsPart } from './words-part.tsx'

const parts: Partial<Record<string, ReactNode>> = {
  partners: <ReviewList of="partners" />,
  reports: <ReviewList of="reported" />,
  appeals: <AppealList />,
  words: <WordsPart />,
  check: <CheckPart />,
}

/** The room, whose first part is the review of works; those that are screens of their own stand beside it. */
export function ModerationScreen() {
  const part = parts[useParams().tab ?? '']
  if (!part) return <Navigate to="/admin/moderation/works" replace />
  return <ModerationRoom>{part}</ModerationRoom>
}
