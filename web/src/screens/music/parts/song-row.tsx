// One wish of music in the list: on its way, as songs to listen to, as words, or ended without any.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { memo } from 'react'
import { songTitle, takesOf } from '../../../features/making/songs/song.ts'
import { WorkLine } from '../../../features/making/works/work-line.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RowActions } from '../row-actions.ts'
import { LyricsVersions } from './lyrics-versions.tsx'
import { TakeRow } from './take-row.tsx'

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
  return (
    <article
      aria-label={title}
      className="relative flex h-full flex-col overflow-hidden rounded-control"
    >
      {!isDone && (
        <WorkLine
          // It says what it is by its words.
          work={{ ...work, prompt: title }}
          onStop={() => void workActions.stop([work])}
          onRetry={() => void workActions.redo(work)}
          onDelete={() => void workActions.remove([work])}
        />
      )}
      {isDone && takes.length === 0 && <WrittenRow work={work} title={title} actions={actions} />}
      {isDone &&
        takes.map(({ index }) => (
          <TakeRow
            key={index}
            work={work}
            index={index}
            model={model}
            title={title}
            actions={actions}
            hasRoom={width >= 480}
          />
        ))}
    </article>
  )
})

function WrittenRow({ work, title, actions }: { work: Work; title: string; actions: RowActions }) {
  const t = useTexts('music')
  const common = useTexts('common')
  return (
    <div className="flex h-full flex-col justify-center gap-2 rounded-control bg-fill px-3">
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
