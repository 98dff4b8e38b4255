// One work in a gallery, from its wish to its pictures. Its height is card-height.ts's and does not depend on what is drawn.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { Answers } from './answers.tsx'
import { captionHeight, isSounding } from './card-height.ts'
import { missedText, understoodText } from './understood-text.ts'
import { WorkFaces } from './work-faces.tsx'
import type { WorkLinks } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { useWorkName } from './work-name.ts'
import { WorkEnded, WorkUnderWay } from './work-state.tsx'

type WorkCardProps = {
  work: Work
  links: WorkLinks
  /** Buttons that come on hover and focus, and are only made then; on touch they stand below the picture. */
  actions?: (() => ReactNode) | undefined
  onStop: () => void
  onRetry: () => void
  onDelete: () => void
  isTouch: boolean
  /** More buttons, over the others; on touch `extraHeight` px of them. */
  extra?: ReactNode
  extraHeight?: number
  /** Plays a song of it. */
  onPlay?: WorkMedia['onPlay']
  /** Takes one of its answers on. */
  onText?: ((text: string) => void) | undefined
}

export function WorkCard(props: WorkCardProps) {
  const {
    work,
    links,
    actions,
    onStop,
    onRetry,
    onDelete,
    isTouch,
    extra,
    extraHeight = 0,
    onPlay,
  } = props
  const t = useTexts('works')
  // Once wanted they stay, so that a menu that is open does not go with the pointer. Cards that pass below a resting pointer want none.
  const [isWanted, setWanted] = useState(false)
  const isDone = work.status === workStates.done
  const words = useWorkName()(work)
  const understood = understoodText(work.understood, t)
  const missed = missedText(work.understood, t)
  // Over the lines of songs nothing lies: what can be done stands below them.
  const isLines = isSounding(work) && work.files.length > 0
  const hasFoot = isTouch || isLines
  const isOurs = work.builtin && (isDone || isUnderWay(work.status))
  return (
    <article
      aria-label={words}
      onPointerMove={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      className="group/card relative flex h-full flex-col overflow-hidden rounded-card bg-fill"
    >
      <div className="relative min-h-0 flex-1">
        {isDone && work.files.length > 0 && <WorkFaces work={work} links={links} onPlay={onPlay} />}
        {isDone &&
          work.files.length === 0 &&
          (props.onText ? (
            <Answers texts={work.texts} onText={props.onText} />
          ) : (
            <Words work={work} links={links} />
          ))}
        {isUnderWay(work.status) && <WorkUnderWay work={work} onStop={onStop} />}
        {!isDone && !isUnderWay(work.status) && (
          <WorkEnded work={work} onRetry={onRetry} onDelete={onDelete} />
        )}
        {isOurs && !(isDone && isLines) && (
          <span
            data-tooltip={t.builtinText}
            className="pointer-events-none absolute top-2 left-2 rounded-small bg-surface/85"
          >
            <Badge>{t.builtin}</Badge>
          </span>
        )}
        {isDone && !hasFoot && missed && (
          <p className="pointer-events-none absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate rounded-small bg-surface/85 px-1.5 py-0.5 text-small group-focus-within/card:opacity-0 group-hover/card:opacity-0">
            {missed}
          </p>
        )}
        {isDone && !hasFoot && isWanted && actions && work.files.length === 0 && (
          // Over the answers nothing lies.
          <div className="absolute top-1 right-1 flex items-center opacity-0 transition-[opacity] group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-data-popup-open:opacity-100">
            {actions()}
          </div>
        )}
        {isDone && !hasFoot && isWanted && actions && work.files.length > 0 && (
          <div
            className={classes(
              'pointer-events-none absolute inset-x-0 bottom-0 flex flex-col gap-2 bg-linear-to-t from-[#000000c0] to-transparent p-2.5 pt-10 text-[#fff] opacity-0 transition-[opacity]',
              'group-focus-within/card:opacity-100 group-hover/card:opacity-100 has-data-popup-open:opacity-100',
            )}
          >
            <p className="line-clamp-2 text-small">{words}</p>
            {understood && <p className="line-clamp-2 text-small opacity-80">{understood}</p>}
            {extra && <div className="pointer-events-auto">{extra}</div>}
            <div className="pointer-events-auto flex flex-wrap items-center gap-1">{actions()}</div>
          </div>
        )}
      </div>
      {isDone && isTouch && extra && extraHeight > 0 && (
        <div className="shrink-0 bg-page" style={{ height: extraHeight }}>
          {extra}
        </div>
      )}
      {isDone && hasFoot && (
        <div
          className="flex shrink-0 items-center gap-1 bg-page pl-1"
          style={{ height: captionHeight }}
        >
          {isOurs && isLines && (
            <span data-tooltip={t.builtinText} className="shrink-0">
              <Badge>{t.builtin}</Badge>
            </span>
          )}
          <div className="min-w-0 flex-1 text-small text-soft">
            <p className="truncate">{words}</p>
            {missed && <p className="truncate text-warning">{missed}</p>}
          </div>
          {actions?.()}
        </div>
      )}
    </article>
  )
}

type OpenerProps = { work: Work; links: WorkLinks }

/** What was answered in words, for works that make no picture. */
function Words({ work, links }: OpenerProps) {
  const t = useTexts('works')
  return (
    <>
      <Answers texts={work.texts} />
      <a
        href={links.to(work.id, 0)}
        onClick={(event) => links.open(event, work.id, 0)}
        className="absolute inset-0 -outline-offset-4"
      >
        <span className="sr-only">{t.open({ prompt: useWorkName()(work) })}</span>
      </a>
    </>
  )
}
