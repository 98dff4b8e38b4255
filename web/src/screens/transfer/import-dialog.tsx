import '../../ui/late.css'
import { useQueryClient } from '@tanstack/react-query'
import { knownGroups, refetchGroups, useGroups } from '../../features/talk/groups/queries.ts'
import { ownKey } from '../../features/talk/transfer/own-format.ts'
import { useImport } from '../../features/talk/transfer/use-import.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { FilesStep } from './parts/files-step.tsx'
import { DoneStep, ImportingStep, StoppedStep } from './parts/import-steps.tsx'
import { PreviewStep } from './parts/preview-step.tsx'

/** Brings conversations from elsewhere. An import that runs goes on when the dialog is closed. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('past')
  const common = useTexts('common')
  const client = useQueryClient()
  useGroups()
  const past = useImport({
    words: {
      picture: (name) => t.pictureMissing({ name }),
      file: (name) => t.fileMissing({ name }),
    },
    ownKeys: () => knownGroups(client).map(ownKey),
    onImported: () => void refetchGroups(client),
  })
  const { state } = past
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      size="medium"
      title={t.importTitle}
      description={t.importText}
      closeLabel={common.close}
    >
      {(state.step === 'files' || state.step === 'reading') && <FilesStep past={past} />}
      {state.step === 'preview' && <PreviewStep past={past} state={state} />}
      {state.step === 'importing' && <ImportingStep past={past} state={state} />}
      {state.step === 'stopped' && <StoppedStep past={past} state={state} />}
      {state.step === 'done' && <DoneStep past={past} state={state} onClose={onClose} />}
    </DialogWindow>
  )
}
