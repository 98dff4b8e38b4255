// The form at the left and the songs at the right; on narrower screens the idea stays below the songs, and the whole form is a sheet.
import { type ReactNode, useState } from 'react'
import { PromptField } from '../../../features/making/studio/prompt-field.tsx'
import { SubmitButton } from '../../../features/making/studio/submit-button.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notesAbove } from '../../../ui/notes-above.ts'
import { SongForm, type SongFormProps } from './song-form.tsx'

type MusicFrameProps = Omit<SongFormProps, 'onSubmit'> & {
  songs: ReactNode
  onSent: () => void
}

export function MusicFrame({ songs, onSent, ...form }: MusicFrameProps) {
  const t = useTexts('music')
  const studio = useTexts('studio')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [sheetOpen, setSheetOpen] = useState(false)
  const { music } = form
  const { failure, settled, way } = music
  const submit = async () => {
    if (!(await music.submit())) return
    setSheetOpen(false)
    onSent()
  }
  const onSubmit = () => void submit()
  const onForm = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit()
  }
  const failed = failure && (
    <FailureState
      inline
      message={failure.message}
      request={{ id: failure.requestId, label: common.copyRequestId, copiedLabel: common.copied }}
    />
  )
  if (isDesktop) {
    return (
      <div className="relative flex min-h-0 flex-1">
        <form
          aria-label={studio.controls}
          onSubmit={onForm}
          className="flex w-90 shrink-0 flex-col border-r border-line"
        >
          <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-5 p-4">
            <SongForm {...form} onSubmit={onSubmit} />
          </div>
          <div className="flex shrink-0 flex-col gap-2 border-t border-line p-4">
            {failed}
            <SubmitButton studio={music} />
          </div>
        </form>
        <div className="flex min-w-0 flex-1 flex-col">{songs}</div>
      </div>
    )
  }
  const words = settled?.params.title || settled?.params.lyrics || settled?.params.style
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col">{songs}</div>
      <form
        ref={notesAbove}
        aria-label={t.compose}
        onSubmit={onForm}
        className="flex shrink-0 flex-col gap-2 border-t border-line bg-page p-3"
      >
        {failed}
        {way === 'idea' ? (
          <PromptField
            studio={music}
            onSubmit={onSubmit}
            compact
            label={t.idea}
            hint={t.ideaHint}
          />
        ) : (
          <button
            type="button"
            onClick={() => setSheetOpen(true)}
            className="min-h-11 truncate rounded-control border border-line-control bg-field px-3 text-left"
          >
            {typeof words === 'string' && words !== '' ? (
              words.split('\n')[0]
            ) : (
              <span className="text-soft">{t.wayLyrics}</span>
            )}
          </button>
        )}
        <div className="flex items-center gap-2">
          <IconButton
            icon="sliders-horizontal"
            size="large"
            kind="plain"
            label={studio.openControls({ summary: settled?.model.name ?? '' })}
            onClick={() => setSheetOpen(true)}
          />
          <p className="min-w-0 flex-1 truncate text-small text-soft">{settled?.model.name}</p>
          <SubmitButton studio={music} compact />
        </div>
      </form>
      <Dialog
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title={studio.controls}
        closeLabel={common.close}
        size="medium"
      >
        <div className="flex flex-col gap-5">
          <SongForm {...form} onSubmit={onSubmit} />
        </div>
      </Dialog>
    </div>
  )
}
