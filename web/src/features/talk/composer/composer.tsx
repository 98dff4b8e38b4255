import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { AddMenu } from './add-menu.tsx'
import { useAttached } from './attaching.ts'
import { composerFieldId } from './composer-field.ts'
import { ComposerNotice } from './composer-notice.tsx'
import { adoptAbandonedDraft, composing, useComposed, writeDrafts } from './composing.ts'
import { filesIn } from './picture-files.ts'
import { PictureTray } from './picture-tray.tsx'
import { SendButton } from './send-button.tsx'
import { useBootDraft, useFocus } from './use-boot-draft.ts'
import { useComposerField } from './use-composer-field.ts'
import { usePictures } from './use-pictures.ts'

const FileTray = late(async () => (await import('./file-tray.tsx')).FileTray)

const noFiles: ReturnType<typeof useAttached> = []

type ComposerProps = {
  /** The conversation that is written for; 0 for one that does not exist yet. */
  place: number
  placeholder: string
  /** An answer is under way here: the button stops it. */
  running: boolean
  stopping: boolean
  /** Why pictures cannot go with the message; empty when they can. */
  blindReason: string
  /** Why those that are there cannot, and what to do about it; empty when they can. `blindReason` when absent. */
  unfitReason?: string
  /** Asked to send; false when it could not be taken now. */
  onSend: () => void
  onStop: () => void
  onEditLast: () => void
  /** Files may go with the message, for the answer to be taken from. */
  takesFiles?: boolean
  /** Chooses among the files that are there already; absent where none can be. */
  onOwnFiles?: () => void
  /** Chooses a picture among the works; absent where none can be. */
  onWorks?: () => void
  /** Rows of the menu after those for what goes along. */
  rows?: ReactNode
  /** What is on, each with a way to take it off: list items. */
  chips?: ReactNode
  /** Who answers, and other choices about the message. */
  controls: ReactNode
  /** Another way to write, beside the button that sends. */
  voice?: ReactNode
  /** What the answer will cost, beside the button that sends. */
  hint: ReactNode
}

/** Longest prompt that the server takes, in UTF-16 units. */
const longest = 200_000

export function Composer(props: ComposerProps) {
  const { place, placeholder, running, stopping, blindReason, onSend, onStop, controls } = props
  const t = useTexts('chat')
  const composed = useComposed(place)
  const { text, pictures } = composed
  const attached = useAttached(place)
  const files = props.takesFiles ? attached : noFiles
  const field = useRef<HTMLTextAreaElement>(null)
  const { add, over } = usePictures(place, blindReason, props.takesFiles)
  useEffect(() => {
    if (place === 0) void adoptAbandonedDraft()
  }, [place])
  const over200k = text.length - longest
  const uploading = pictures.some(({ state }) => state === 'uploading')
  const failed = pictures.some(({ state }) => state === 'failed')
  const unfit = pictures.length > 0 ? (props.unfitReason ?? blindReason) : ''
  const filesBusy = files.some(({ state }) => state === 'uploading' || state === 'reading')
  const fileFailed = files.some(({ state }) => state === 'failed')
  const empty = text.trim() === '' && pictures.length === 0 && files.length === 0
  const unready = uploading || failed || filesBusy || fileFailed || unfit !== ''
  const ready = !empty && over200k <= 0 && !unready

  const send = () => {
    if (running || !ready) {
      if (uploading) composing.say(place, { text: t.uploadWait })
      else if (filesBusy) composing.say(place, { text: t.filesWait })
      return
    }
    onSend()
  }
  const { onKeyDown, onChange } = useComposerField({ ...props, field, text, onSend: send })
  useBootDraft(field, place)
  useFocus(field, place)
  useEffect(() => {
    addEventListener('pagehide', writeDrafts)
    return () => removeEventListener('pagehide', writeDrafts)
  }, [])

  return (
    <form
      aria-label={t.composer}
      data-tour="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      {...over.handlers}
      onPaste={(event) => {
        const files = filesIn(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        add(files)
      }}
      className="relative flex flex-col rounded-composer border border-line bg-surface shadow-[0_2px_12px_#0000000d] transition-[border-color] focus-within:border-line-control"
    >
      <ComposerNotice place={place} unfitReason={unfit} over={over200k} />
      <PictureTray
        pictures={pictures}
        onRemove={(key) => composing.removePicture(place, key)}
        onRetry={composing.retryPicture}
      />
      {files.length > 0 && (
        <Suspense>
          <FileTray place={place} />
        </Suspense>
      )}
      <textarea
        ref={field}
        id={composerFieldId}
        dir="auto"
        data-finds="prompts"
        value={text}
        rows={1}
        aria-label={t.composer}
        placeholder={placeholder}
        enterKeyHint="send"
        autoComplete="off"
        onChange={onChange}
        onKeyDown={onKeyDown}
        className="scroll-quiet field-sizing-content block max-h-[calc(var(--visible-height,100dvh)*0.4)] min-h-14 w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-[16px] leading-6 outline-none"
      />
      <div className="flex min-h-11.5 flex-wrap items-end gap-x-1 px-2 pb-2">
        <AddMenu
          place={place}
          blindReason={blindReason}
          takesFiles={props.takesFiles}
          onFiles={add}
          onOwnFiles={props.onOwnFiles}
          onWorks={props.onWorks}
        >
          {props.rows}
        </AddMenu>
        <ul
          aria-label={t.inUse}
          className="flex min-w-0 flex-wrap items-center gap-1.5 self-center empty:hidden max-sm:order-first max-sm:w-full max-sm:pb-1"
        >
          {props.chips}
        </ul>
        {/* A line of its own where the names of models would be cut for it. */}
        {!running && !empty && (
          <div className="flex-1 self-center text-right max-sm:order-first max-sm:w-full max-sm:pb-1">
            {/* What it waits for holds up nothing that is typed. */}
            <Suspense>{props.hint}</Suspense>
          </div>
        )}
        <div className="ml-auto flex min-w-0 items-center gap-0.5">{controls}</div>
        {props.voice}
        <SendButton running={running} stopping={stopping} ready={ready} onStop={onStop} />
      </div>
      {over.isOver && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-composer border-2 border-dashed border-accent-text bg-surface font-medium">
          {props.takesFiles ? t.dropFilesHere : blindReason || t.dropHere}
        </div>
      )}
    </form>
  )
}
