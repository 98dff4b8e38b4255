import '../../ui/late.css'
import { useState } from 'react'
import { useIsMember } from '../../api/current-user.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { ForGuests } from './parts/for-guests.tsx'
import { type Draft, PublishForm } from './parts/publish-form.tsx'
import { PublishSkeleton } from './parts/publish-skeleton.tsx'
import { useWorksAsked } from './works-asked.ts'

/** Publishes own works, changes how they are published, or takes them back. What was typed is kept as long as the works are the same. */
export function PublishDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('publishing')
  const common = useTexts('common')
  const ids = useWorksAsked(open)
  const isMember = useIsMember()
  const of = ids.join()
  const [kept, setKept] = useState<{ of: string; draft: Draft | undefined }>()
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.publishTitle({ n: Math.max(1, ids.length) })}
      closeLabel={common.close}
      size="medium"
    >
      {isMember === undefined && <PublishSkeleton />}
      {isMember === false && <ForGuests />}
      {isMember && (
        <PublishForm
          ids={ids}
          draft={kept?.of === of ? kept.draft : undefined}
          onDraft={(draft) => setKept({ of, draft })}
          onClose={onClose}
        />
      )}
    </DialogWindow>
  )
}
