// One song that is, was, or could not be taken apart.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useId } from 'react'
import type { ActionsOfWork } from '../../../features/making/works/use-work-actions.ts'
import type { WorkLinks } from '../../../features/making/works/work-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTakenName } from '../use-taken-name.ts'
import { SongEnded, SongUnderWay } from './song-state.tsx'
import { Stems } from './stems.tsx'
import { TakenMenu } from './taken-menu.tsx'

type TakenSongProps = {
  work: Work
  isOpen: boolean
  links: WorkLinks
  actions: ActionsOfWork
  onClose: () => void
  onUse: (work: Work) => void
}

export function TakenSong({ work, isOpen, links, actions, onClose, onUse }: TakenSongProps) {
  const id = useId()
  const name = useTakenName()(work)
  const isDone = work.status === workStates.done
  const remove = () => {
    if (isOpen) onClose()
    void actions.remove([work])
  }
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="overflow-clip rounded-card border border-line bg-surface"
    >
      <header
        className={classes('relative flex items-center gap-2 py-3 pl-4', isDone ? 'pr-2' : 'pr-4')}
      >
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-name`} className="truncate font-medium" title={name}>
            {isDone ? (
              <a
                href={links.to(work.id, 0)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-stems` : undefined}
                onClick={(event) => {
                  if (!isOpen) return links.open(event, work.id, 0)
                  event.preventDefault()
                  onClose()
                }}
                // All of the head opens it.
                className="-outline-offset-4 after:absolute after:inset-0 after:rounded-card hover:after:bg-fill/60"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <Meta work={work} />
        </div>
        {isDone && (
          <>
            <span className="relative z-1">
              <TakenMenu
                work={work}
                actions={actions}
                onRemove={remove}
                onUse={() => onUse(work)}
              />
            </span>
            <Icon
              name="chevron-down"
              size={20}
              className={classes(
                'pointer-events-none mr-1 text-soft transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          </>
        )}
      </header>
      {isUnderWay(work.status) && (
        <SongUnderWay work={work} onStop={() => void actions.stop([work])} />
      )}
      {!isDone && !isUnderWay(work.status) && (
        <SongEnded
          work={work}
          onRetry={() => void actions.redo(work)}
          onUse={() => onUse(work)}
          onRemove={remove}
        />
      )}
      {isDone && isOpen && (
        <div id={`${id}-stems`} className="border-t border-line p-4">
          <Stems work={work} title={name} />
        </div>
      )}
    </article>
  )
}

function Meta({ work }: { work: Work }) {
  const t = useTexts('separation')
  const works = useTexts('works')
  const { ago, dateTime } = useFormats()
  const durationS = work.files[0]?.durationS ?? work.inputs[0]?.durationS ?? null
  const told = [
    work.files.length > 0 ? t.tracks({ n: work.files.length }) : '',
    durationS === null ? '' : clockText(durationS),
  ]
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 text-small text-soft">
      {told.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span className="flex min-w-0 items-center gap-1.5">
        {work.builtin ? (
          <span title={works.builtinText}>
            <Badge>{works.builtin}</Badge>
          </span>
        ) : (
          <span className="truncate">{work.model}</span>
        )}
      </span>
      <time dateTime={work.createdAt} title={dateTime(work.createdAt)}>
        {ago(work.createdAt)}
      </time>
    </p>
  )
}
