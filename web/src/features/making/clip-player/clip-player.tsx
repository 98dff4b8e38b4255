import '../../../ui/late.css'
import { useId, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { saveAddress, saveFile } from '../../../lib/save-file.ts'
import { classes } from '../../../ui/classes.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { ClipControls } from './clip-controls.tsx'
import { ClipDownloadMenu } from './clip-download-menu.tsx'
import { frameFileName } from './clip-file-name.ts'
import { ClipPartBar } from './clip-part-bar.tsx'
import { ClipSeekBar } from './clip-seek-bar.tsx'
import { pictureOf } from './save-frame.ts'
import { useClipActions } from './use-clip-actions.ts'
import { useClipClock } from './use-clip-clock.ts'
import { useClipKeys } from './use-clip-keys.ts'
import { useClipState } from './use-clip-state.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePartDownload } from './use-part-download.ts'

type ClipPlayerProps = {
  /** An address of this server. */
  url: string
  mime: string
  /** A picture of it; empty for none. */
  poster: string
  /** Pixels; null where they are not known. */
  width: number | null
  height: number | null
  durationS: number | null
  /** What it is called, for who cannot see it. */
  title: string
  /** What its download is called, with its ending; files that are made of it are named after it. */
  fileName: string
  /** Whether the reader may have a copy, of the clip or of a part or picture of it. */
  mayKeep?: boolean
}

/** Plays a clip, steps through its frames, and cuts a part out of it. As wide as its place. */
export function ClipPlayer(props: ClipPlayerProps) {
  // Another clip has another part, and stands elsewhere.
  return <ClipFrame key={props.url} {...props} />
}

function ClipFrame(props: ClipPlayerProps) {
  const { url, mime, poster, width, height, title, fileName, mayKeep = true } = props
  const t = useTexts('clipPlayer')
  const helpId = useId()
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const state = useClipState(video, { url, mime, durationS: props.durationS })
  const work = useClipActions(video, url, state)
  const { part, loops } = work
  const fullScreen = useFullScreen(frame, video)
  const onKeyDown = useClipKeys(state, work, fullScreen)
  const download = usePartDownload(url, fileName, part)
  useClipClock({ frame, video, ...state, part, loops })

  const saveFrame = async () => {
    const element = video.current
    if (!element) return
    try {
      saveFile(await pictureOf(element), frameFileName(fileName, element.currentTime))
    } catch {
      toast(t.frameFailed, { kind: 'failure' })
    }
  }
  const isWaiting = state.waiting && state.failure === undefined
  return (
    <section
      ref={frame}
      aria-label={t.player({ title })}
      aria-describedby={helpId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: takes keys, which its description names
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={classes(
        'flex min-w-0 flex-col gap-2',
        fullScreen.is ? 'h-full bg-page p-3' : 'rounded-card outline-offset-4',
      )}
    >
      <p id={helpId} className="sr-only">
        {t.keys}
      </p>
      <div
        className={classes(
          'relative grid min-h-0 place-items-center overflow-hidden bg-sunken',
          fullScreen.is ? 'flex-1' : 'rounded-card',
        )}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: what is made here has no words to show */}
        <video
          ref={video}
          src={url}
          playsInline
          preload="metadata"
          poster={poster || undefined}
          width={width ?? undefined}
          height={height ?? undefined}
          loop={loops && !part}
          aria-label={title}
          onClick={work.toggle}
          className={classes(
            'col-start-1 row-start-1 w-full object-contain',
            fullScreen.is ? 'h-full min-h-0' : 'h-auto max-h-[70dvh]',
            state.failure && 'invisible',
          )}
        />
        {state.failure ? (
          <div className="col-start-1 row-start-1">
            <FailureState
              message={t[state.failure]}
              retry={{ label: t.retry, onRetry: work.retry }}
            />
          </div>
        ) : (
          (isWaiting || (state.paused && state.atS === 0)) && (
            <span
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 grid size-16 place-items-center rounded-full bg-page/80"
            >
              {isWaiting ? <Spinner /> : <Icon name="play" size={24} className="ml-1" />}
            </span>
          )
        )}
      </div>
      {!state.failure && (
        <>
          <ClipSeekBar
            atS={state.atS}
            durationS={state.durationS}
            onSeek={work.seek}
            part={part}
            onPart={work.setPart}
          />
          <ClipControls
            state={state}
            loops={loops}
            choosesPart={part !== undefined}
            mayKeep={mayKeep}
            actions={work}
            fullScreen={fullScreen}
          >
            {mayKeep && (
              <ClipDownloadMenu
                onClip={() => saveAddress(url, fileName)}
                onFrame={() => void saveFrame()}
              />
            )}
          </ClipControls>
        </>
      )}
      {part && !state.failure && (
        <ClipPartBar
          part={part}
          onStartHere={work.startHere}
          onEndHere={work.endHere}
          onWhole={() => work.setPart(undefined)}
          download={download}
        />
      )}
    </section>
  )
}
