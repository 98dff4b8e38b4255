// One wish of music in the list: on its way, as songs to listen to, as words, or ended without any.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { memo } from 'react'
import { songLyrics, songStyle, songTitle, takesOf } from '../../../features/making/songs/song.ts'
import { SongCover } from '../../../features/making/songs/song-cover.tsx'
import { useWorkLinks } from '../../../features/making/works/work-link.ts'
import { WorkEnded, WorkUnderWay } from '../../../features/making/works/work-state.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RowActions } from '../row-actions.ts'
import { LyricsVersions } from './lyrics-versions.tsx'
import { SongMenu } from './song-menu.tsx'
import { SongTakes } from './song-takes.tsx'

type SongRowProps = {
  work: Work
  model: WorkModel | undefined
  width: number
  actions: RowActions
}

export const SongRow = memo(function SongRow({ work, model, width, actions }: SongRowProps) {
  const { tasks } = useTexts('fields')
  const { actions: workActions } = actions
  const title = songTitle(work, tasks[work.task])
  const takes = takesOf(work)
  const isDone = work.status === workStates.done
  // Those two say what it is by its words.
  const named = { ...work, prompt: title }
  return (
    <article
      aria-label={title}
      className="relative flex h-full flex-col overflow-hidden rounded-card bg-fill"
    >
      {isUnderWay(work.status) && (
        <WorkUnderWay work={named} onStop={() => void workActions.stop([work])} />
      )}
      {!isDone && !isUnderWay(work.status) && (
        <WorkEnded
          work={named}
          onRetry={() => void workActions.redo(work)}
          onDelete={() => void workActions.remove([work])}
        />
      )}
      {isDone && takes.length === 0 && <WrittenRow work={work} title={title} actions={actions} />}
      {isDone && takes.length > 0 && (
        <>
          <Head work={work} model={model} title={title} actions={actions} width={width} />
          <SongTakes work={work} model={model} title={title} actions={actions} width={width} />
        </>
      )}
    </article>
  )
})

type HeadProps = Omit<SongRowProps, 'width'> & { title: string; width: number }

function Head({ work, model, title, actions, width }: HeadProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const { ago } = useFormats()
  const links = useWorkLinks()
  const [take] = takesOf(work)
  const at = take?.index ?? 0
  const style = songStyle(work, at)
  const hasLyrics = songLyrics(work, at) !== ''
  return (
    <div className="flex h-18 shrink-0 items-center gap-3 px-3 pt-2">
      <SongCover src={take?.file.thumbnail ?? ''} className="size-14" />
      <div className="min-w-0 flex-1">
        <a
          href={links.to(work.id, at)}
          onClick={(event) => links.open(event, work.id, at)}
          className="block truncate font-medium hover:underline"
        >
          {title}
        </a>
        <p className="truncate text-soft" title={style}>
          {style || work.model}
        </p>
        <p className="flex items-center gap-1.5 truncate text-small text-soft">
          {work.builtin && (
            <span data-tooltip={works.builtinText}>
              <Badge>{works.builtin}</Badge>
            </span>
          )}
          {work.task !== 'compose' && (
            <Badge>{t.made[work.task === 'join' ? 'join' : 'continue']}</Badge>
          )}
          <span className="truncate">{ago(work.createdAt)}</span>
        </p>
      </div>
      <div className="flex shrink-0 items-center self-start">
        {hasLyrics && width >= 420 && (
          <IconButton
            icon="mic-vocal"
            label={t.showLyrics({ title })}
            onClick={() => actions.onOpen(work, at)}
          />
        )}
        <SongMenu work={work} model={model} title={title} actions={actions} />
      </div>
    </div>
  )
}

function WrittenRow({ work, title, actions }: { work: Work; title: string; actions: RowActions }) {
  const t = useTexts('music')
  const common = useTexts('common')
  return (
    <div className="flex h-full flex-col justify-center gap-2 px-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate">
          <span className="text-soft">{t.lyricsFor}</span> {title}
        </p>
        <IconButton
          icon="trash-2"
          label={common.delete}
          onClick={() => void actions.actions.remove([work])}
        />
      </div>
      <LyricsVersions texts={work.texts} onUse={actions.onVersion} brief />
    </div>
  )
}
