// Where works are made: what can be told at the left and results at the right; on narrower screens the words stay below the results, and
// all else is a sheet.
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notesAbove } from '../../../ui/notes-above.ts'
import { StudioFailure } from './studio-failure.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { Studio } from './use-studio.ts'

/** A part of the form, with what sends it; told how to open the sheet. */
type FormPart = (form: { submit: () => void; openSheet: () => void }) => ReactNode

type StudioLayoutProps = {
  studio: Studio
  /** Told when a wish was sent. */
  onSent: () => void
  results: ReactNode
  /** Above the results of a phone. */
  notice?: ReactNode
  /** Everything that can be told. */
  panel: FormPart
  /** What stays below the results where there is no panel … */
  foot: FormPart
  /** … its name, that of the panel when absent … */
  footLabel?: string
  /** … what stands beside the button that opens the sheet … */
  line: ReactNode
  /** … and what is in that. */
  sheet: FormPart
  /** Over the main button: what a press on it will make. */
  before?: ReactNode
  /** Over all that, while files are held above it. */
  veil?: ReactNode
  /** What takes files that are dropped or pasted. */
  handlers?: object
}

export function StudioLayout(props: StudioLayoutProps) {
  const { studio, onSent, results, notice, panel, foot, line, sheet, before, veil, handlers } =
    props
  const t = useTexts('studio')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [sheetOpen, setSheetOpen] = useState(false)
  const send = async () => {
    if (!(await studio.submit())) return
    setSheetOpen(false)
    onSent()
  }
  const form = { submit: () => void send(), openSheet: () => setSheetOpen(true) }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  if (isDesktop) {
    return (
      <div {...handlers} className="relative flex min-h-0 flex-1">
        <form
          aria-label={t.controls}
          onSubmit={onSubmit}
          className="flex w-86 shrink-0 flex-col border-r border-line"
        >
          <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-4 p-4">{panel(form)}</div>
          <div className="flex shrink-0 flex-col gap-2 border-t border-line p-4">
            <StudioFailure studio={studio} />
            {before}
            <SubmitButton studio={studio} />
          </div>
        </form>
        <div className="flex min-w-0 flex-1 flex-col">{results}</div>
        {veil}
      </div>
    )
  }
  const model = studio.settled?.model.name ?? ''
  return (
    <div {...handlers} className="relative flex min-h-0 flex-1 flex-col">
      {notice && <div className="flex flex-col px-3 pt-3 empty:hidden">{notice}</div>}
      <div className="flex min-h-0 flex-1 flex-col">{results}</div>
      <form
        ref={notesAbove}
        aria-label={props.footLabel ?? t.controls}
        onSubmit={onSubmit}
        className="flex shrink-0 flex-col gap-2 border-t border-line bg-page p-3"
      >
        <StudioFailure studio={studio} />
        {before}
        {foot(form)}
        <div className="flex items-center gap-2">
          <IconButton
            icon="sliders-horizontal"
            size="large"
            kind="plain"
            label={t.openControls({ summary: model })}
            onClick={form.openSheet}
          />
          {line}
          <SubmitButton studio={studio} compact />
        </div>
      </form>
      <Dialog
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t.controls}
        closeLabel={common.close}
        size="medium"
      >
        <div className="flex flex-col gap-5">{sheet(form)}</div>
      </Dialog>
      {veil}
    </div>
  )
}
