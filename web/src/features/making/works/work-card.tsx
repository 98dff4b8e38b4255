// One work in a gallery, from its wish to its pictures. Its place is known before it is drawn (work-row.ts) and does not depend on what is.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Tile } from '../../../ui/masonry/tile.tsx'
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
  /** Buttons that come on hover and focus, or at a tap, and are only made then. */
  actions?: (() => ReactNode) | undefined
  onStop: () => void
  onRetry: () => void
  onDelete: () => void
  isTouch: boolean
  /** More buttons, over the others. */
  extra?: ReactNode
  /** Where nothing hovers, over all of it in place of those. */
  touched?: ReactNode
  /** Its words stand over the group that it belongs to. */
  isGrouped?: boolean
  /** How songs and stems of it stand there; where there can be none it is not asked for. */
  songs?: WorkMedia['songs']
  /** Takes one of its answers on. */
  onText?: ((text: string) => void) | undefined
}

export function WorkCard(props: WorkCardProps) {
  const { work, links, actions, onStop, onRetry, onDelete, isTouch, extra, touched } = props
  const { isGrouped = false, songs } = props
  const t = useTexts('works')
  const isDone = work.status === workStates.done
  const words = useWorkName()(work)
  const understood = understoodText(work.understood, t)
  const missed = missedText(work.understood, t)
  const hasAnswers = work.files.length === 0
  if (songs && isSounding(work) && !(isDone && hasAnswers))
    return (
      <article aria-label={words} className="h-full">
        {songs(work, { actions: () => actions?.(), onStop, onRetry, onDelete })}
      </article>
    )
  const hasOver = isDone && !hasAnswers
  return (
    <Tile
      isAiry
      isTapped={isTouch}
      name={words}
      over={
        hasOver &&
        !touched &&
        actions &&
        (() => (
          <>
            {!isGrouped && <p className="line-clamp-2 text-small @max-[150px]:hidden">{words}</p>}
            {understood && (
              <p className="line-clamp-2 text-small opacity-80 @max-[150px]:hidden">{understood}</p>
            )}
            {!isTouch && extra && <div className="pointer-events-auto">{extra}</div>}
            <div className="pointer-events-auto flex flex-wrap items-center gap-1">{actions()}</div>
          </>
        ))
      }
      corner={isDone && hasAnswers && actions}
      above={hasOver && touched}
    >
      {isDone && !hasAnswers && <WorkFaces work={work} links={links} />}
      {isDone &&
        hasAnswers &&
        (props.onText ? (
          <Answers texts={work.texts} onText={props.onText} />
        ) : (
          <Words work={work} links={links} />
        ))}
      {isUnderWay(work.status) && <WorkUnderWay work={work} onStop={onStop} isNamed={!isGrouped} />}
      {!isDone && !isUnderWay(work.status) && (
        <WorkEnded work={work} onRetry={onRetry} onDelete={onDelete} isNamed={!isGrouped} />
      )}
      {hasOver && missed && (
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
