// One work in a gallery, from its wish to its pictures. Its height is card-height.ts's and does not depend on what is drawn.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Tile, TileCaption } from '../../../ui/masonry/tile.tsx'
import { Answers } from './answers.tsx'
import { isSounding } from './card-height.ts'
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
  const isDone = work.status === workStates.done
  const words = useWorkName()(work)
  const understood = understoodText(work.understood, t)
  const missed = missedText(work.understood, t)
  // Over the lines of songs nothing lies: what can be done stands below them.
  const isLines = isSounding(work) && work.files.length > 0
  const hasFoot = isTouch || isLines
  const hasAnswers = work.files.length === 0
  return (
    <Tile
      isAiry
      name={words}
      over={
        isDone &&
        !hasFoot &&
        !hasAnswers &&
        actions &&
        (() => (
          <>
            <p className="line-clamp-2 text-small">{words}</p>
            {understood && <p className="line-clamp-2 text-small opacity-80">{understood}</p>}
            {extra && <div className="pointer-events-auto">{extra}</div>}
            <div className="pointer-events-auto flex flex-wrap items-center gap-1">{actions()}</div>
          </>
        ))
      }
      corner={isDone && !hasFoot && hasAnswers && actions}
      foot={
        <>
          {isDone && isTouch && extra && extraHeight > 0 && (
            <div className="shrink-0 bg-page" style={{ height: extraHeight }}>
              {extra}
            </div>
          )}
          {isDone && hasFoot && (
            <TileCaption>
              <div className="min-w-0 flex-1 text-small text-soft">
                <p className="truncate">{words}</p>
                {missed && <p className="truncate text-warning">{missed}</p>}
              </div>
              {actions?.()}
            </TileCaption>
          )}
        </>
      }
    >
      {isDone && !hasAnswers && <WorkFaces work={work} links={links} onPlay={onPlay} />}
      {isDone &&
        hasAnswers &&
        (props.onText ? (
          <Answers texts={work.texts} onText={props.onText} />
        ) : (
          <Words work={work} links={links} />
        ))}
      {isUnderWay(work.status) && <WorkUnderWay work={work} onStop={onStop} />}
      {!isDone && !isUnderWay(work.status) && (
        <WorkEnded work={work} onRetry={onRetry} onDelete={onDelete} />
      )}
      {isDone && !hasFoot && missed && (
        <p className="pointer-events-none absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate rounded-small bg-surface/85 px-1.5 py-0.5 text-small group-focus-within/card:opacity-0 group-hover/card:opacity-0">
          {missed}
        </p>
      )}
    </Tile>
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
