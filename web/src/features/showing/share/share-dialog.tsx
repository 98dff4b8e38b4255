import '../../../ui/late.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { LinkList } from './link-list.tsx'
import { PublishedPart } from './published-part.tsx'
import { ShareForm } from './share-form.tsx'
import { type ShareSubject, subjectIn } from './share-subject.ts'

/** Makes links to one's own conversation or work, and lists those that there are. The address names it. */
export function ShareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('share')
  const common = useTexts('common')
  const { search } = useLocation()
  const named = open ? subjectIn(search) : null
  // Keeps its content while it leaves.
  const [subject, setSubject] = useState(named)
  if (named && (named.kind !== subject?.kind || named.subjectId !== subject.subjectId))
    setSubject(named)
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      size="medium"
      title={t.shareTitles[subject?.kind ?? 'chat']}
      description={subject && t.shareTexts[subject.kind]}
      closeLabel={common.close}
    >
      {subject ? (
        <Content key={`${subject.kind}-${subject.subjectId}`} subject={subject} />
      ) : (
        <p className="py-4 text-soft">{t.notFound}</p>
      )}
    </DialogWindow>
  )
}

function Content({ subject }: { subject: ShareSubject }) {
  const [newId, setNewId] = useState<number>()
  return (
    <div className="flex flex-col gap-5 pt-1">
      {subject.kind === 'work' && <PublishedPart workId={subject.subjectId} />}
      <ShareForm subject={subject} onMade={({ id }) => setNewId(id)} />
      <LinkList subject={subject} newId={newId} />
    </div>
  )
}
