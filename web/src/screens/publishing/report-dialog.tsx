import '../../ui/late.css'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type ReportDraft, ReportForm } from './parts/report-form.tsx'
import { useWorksAsked } from './works-asked.ts'

const blank: ReportDraft = { reason: undefined, text: '' }

/** Tells those who run the site what is wrong with a published work, once. */
export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('publishing')
  const common = useTexts('common')
  const [id] = useWorksAsked(open)
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set())
  const [kept, setKept] = useState<{ id: number; draft: ReportDraft }>()
  const close = useRef<HTMLButtonElement>(null)
  const isDone = id !== undefined && reported.has(id)
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.reportTitle}
      description={isDone ? undefined : t.reportText}
      closeLabel={common.close}
    >
      {isDone && (
        <div role="status">
          <EmptyState
            icon="circle-check"
            title={t.thanks}
            action={
              <Button ref={close} onClick={onClose}>
                {common.close}
              </Button>
            }
          >
            {t.thanksText}
          </EmptyState>
        </div>
      )}
      {!isDone && id !== undefined && (
        <ReportForm
          key={id}
          id={id}
          draft={kept?.id === id ? kept.draft : blank}
          onDraft={(draft) => setKept({ id, draft })}
          onSent={() => {
            setReported(new Set([...reported, id]))
            requestAnimationFrame(() => close.current?.focus())
          }}
        />
      )}
      {id === undefined && <EmptyState icon="flag" title={t.reportGone} />}
    </DialogWindow>
  )
}
