import '../../ui/late.css'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../features/site/sites/queries.ts'
import { useGroups } from '../../features/talk/groups/queries.ts'
import { drawSheet } from '../../features/talk/transfer/draw-sheet.ts'
import { printSheet } from '../../features/talk/transfer/print-sheet.ts'
import { sheetSettled } from '../../features/talk/transfer/sheet-settled.ts'
import type { ShownConversation } from '../../features/talk/transfer/shown-log.ts'
import {
  type ExportFormat,
  savePictures,
  useExport,
} from '../../features/talk/transfer/use-export.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { plainFileName } from '../../lib/save-file.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { toast } from '../../ui/toast-manager.ts'
import { ExportForm } from './parts/export-form.tsx'
import { Sheet } from './parts/sheet.tsx'

/** The conversation that the address names, as in `?dialog=export&of=chat-12`; 0 for all of them. */
const groupIdIn = (search: string): number => {
  const of = new URLSearchParams(search).get('of') ?? ''
  return Number(/^chat-([1-9]\d{0,9})$/.exec(of)?.[1] ?? 0)
}

/** Takes one conversation, or all of them, along as a file. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('past')
  const common = useTexts('common')
  const { appName } = useSite()
  const { search } = useLocation()
  const named = open ? groupIdIn(search) : undefined
  // Keeps its content while it leaves.
  const [groupId, setGroupId] = useState(named ?? 0)
  if (named !== undefined && named !== groupId) setGroupId(named)
  const [sheet, setSheet] = useState<ShownConversation>()
  const drawn = useRef<(element: HTMLDivElement) => void>(undefined)
  const onDrawn = useCallback((element: HTMLDivElement | null) => {
    if (element) drawn.current?.(element)
  }, [])
  const onSheet = async (conversation: ShownConversation, format: 'picture' | 'pdf') => {
    try {
      const element = await new Promise<HTMLDivElement>((resolve) => {
        drawn.current = resolve
        setSheet(conversation)
      })
      await sheetSettled(element)
      const name = plainFileName(conversation.group.title, t.untitled)
      if (format === 'pdf') await printSheet(name)
      else await savePictures(await drawSheet(element), name)
    } finally {
      setSheet(undefined)
    }
  }
  const { data: groups, isError } = useGroups()
  const { state, run, stop } = useExport({
    names: { you: t.you, answer: t.answer, untitled: t.untitled },
    appName,
    onSheet,
    onSaved: () => toast(t.exported, { kind: 'success' }),
  })
  const isAll = groupId === 0
  const wanted = isAll ? groups : groups?.filter(({ id }) => id === groupId)
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      size="medium"
      title={isAll ? t.exportAllTitle : t.exportTitle}
      description={isAll ? t.exportAllText : t.exportText}
      closeLabel={common.close}
    >
      {isError && !wanted && <p role="alert">{common.somethingWrong}</p>}
      {wanted?.length === 0 && <p className="py-4 text-soft">{t.nothingToExport}</p>}
      {wanted && wanted.length > 0 && (
        <ExportForm
          key={groupId}
          isAll={isAll}
          title={isAll ? '' : (wanted[0]?.title ?? '')}
          state={state}
          onExport={(format: ExportFormat) => void run(wanted, format, isAll)}
          onStop={stop}
        />
      )}
      {sheet && <Sheet conversation={sheet} ref={onDrawn} />}
    </DialogWindow>
  )
}
