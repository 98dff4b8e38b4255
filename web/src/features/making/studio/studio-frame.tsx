// The frame in which works are made: controls at the left and results at the right; on narrower screens the prompt stays below the
// results, and the other controls are a sheet.
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notesAbove } from '../../../ui/notes-above.ts'
import { InputSlots, type PickWork } from './input-slots.tsx'
import { ModelChoice } from './model-choice.tsx'
import { OriginNote } from './origin-note.tsx'
import { PromptField } from './prompt-field.tsx'
import { RequestFields, TaskChoice } from './request-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import { useFileDrop } from './use-file-drop.ts'
import type { Studio } from './use-studio.ts'

type StudioFrameProps = {
  studio: Studio
  models: Parameters<typeof ModelChoice>[0]['models']
  results: ReactNode
  /** Told when a wish was sent. */
  onSent: () => void
  pickWork: PickWork
  /** Paints a mask over the source; without it masks are pictures like others. */
  drawMask?: Parameters<typeof InputSlots>[0]['drawMask']
  /** What the site tells: above the controls, on a phone above the results. */
  notice?: ReactNode
  /** Above the controls. */
  head?: ReactNode
  /** Help with the words, below them. */
  promptTools?: ReactNode
  /** More controls, after those of the model. */
  moreFields?: ReactNode
  /** Over the main button: what a press on it will make. */
  before?: ReactNode
}

export function StudioFrame(props: StudioFrameProps) {
  const { studio, models, onSent, pickWork, drawMask, notice, head } = props
  const { promptTools, moreFields, before } = props
  const t = useTexts('studio')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [sheetOpen, setSheetOpen] = useState(false)
  const { isOver, handlers, onPaste } = useFileDrop(studio)
  // Where there are several places, each shows itself.
  const hasPlaces = (studio.settled?.declared.inputs.length ?? 0) > 1
  const submit = async () => {
    if (await studio.submit()) {
      setSheetOpen(false)
      onSent()
    }
  }
  // What waits for its texts must not hold up the fields: until it has them, nothing that is typed would stay.
  const results = <Suspense>{props.results}</Suspense>
  const prompt = <PromptField studio={studio} onSubmit={() => void submit()} compact={!isDesktop} />
  const files = (
    <InputSlots studio={studio} pickWork={pickWork} drawMask={drawMask} isOver={isOver} />
  )
  const failure = studio.failure && (
    <FailureState
      inline
      message={studio.failure.message}
      request={{
        id: studio.failure.requestId,
        label: common.copyRequestId,
        copiedLabel: common.copied,
      }}
    />
  )
  const drop = isOver && !(hasPlaces && isDesktop) && (
    <div className="pointer-events-none absolute inset-2 z-bar grid place-items-center rounded-card border-2 border-dashed border-focus bg-page/85 text-title font-medium">
      {t.dropHere}
    </div>
  )
  if (isDesktop) {
    return (
      <div {...handlers} onPaste={onPaste} className="relative flex min-h-0 flex-1">
        <form
          aria-label={t.controls}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          className="flex w-90 shrink-0 flex-col border-r border-line"
        >
          <div className="scroll-quiet flex min-h-0 flex-1 flex-col gap-5 p-4">
            {notice}
            {head}
            <OriginNote studio={studio} />
            <div className="flex flex-col gap-2 empty:hidden">
              {prompt}
              {promptTools}
            </div>
            {models.length > 1 && <ModelChoice studio={studio} models={models} />}
            <TaskChoice studio={studio} />
            {files}
            <RequestFields studio={studio} />
            {moreFields}
          </div>
          <div className="flex shrink-0 flex-col gap-2 border-t border-line p-4">
            {failure}
            {before}
            <SubmitButton studio={studio} />
          </div>
        </form>
        <div className="flex min-w-0 flex-1 flex-col">{results}</div>
        {drop}
      </div>
    )
  }
  return (
    <div {...handlers} onPaste={onPaste} className="relative flex min-h-0 flex-1 flex-col">
      {notice && <div className="flex flex-col px-3 pt-3 empty:hidden">{notice}</div>}
      <div className="flex min-h-0 flex-1 flex-col">{results}</div>
      <form
        ref={notesAbove}
        aria-label={t.controls}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="flex shrink-0 flex-col gap-2 border-t border-line bg-page p-3"
      >
        {failure}
        {before}
        <OriginNote studio={studio} />
        {prompt}
        {promptTools}
        <div className="flex items-center gap-2">
          <IconButton
            icon="sliders-horizontal"
            size="large"
            kind="plain"
            label={t.openControls({ summary: studio.settled?.model.name ?? '' })}
            onClick={() => setSheetOpen(true)}
          />
          <UnderstoodLine studio={studio} quiet={studio.settled?.model.name ?? ''} />
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
        <div className="flex flex-col gap-5">
          {models.length > 1 && <ModelChoice studio={studio} models={models} />}
          <TaskChoice studio={studio} />
          {files}
          <RequestFields studio={studio} />
          {moreFields}
        </div>
      </Dialog>
      {drop}
    </div>
  )
}
