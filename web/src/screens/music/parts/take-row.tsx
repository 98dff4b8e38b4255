import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { SongLine } from '../../../features/making/player/song-line.tsx'
import {
  songLyrics,
  songStyle,
  takeId,
  takeName,
  takesOf,
} from '../../../features/making/songs/song.ts'
import { useWorkLinks } from '../../../features/making/works/work-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { RowActions } from '../row-actions.ts'
import { useTakeState } from '../use-deck.ts'
import { SongMenu } from './song-menu.tsx'

type TakeRowProps = {
  work: Work
  index: number
  model: WorkModel | undefined
  title: string
  actions: RowActions
  /** For more than one button. */
  hasRoom: boolean
}

/** One song of a wish. Where that made two, pressing the other one goes on at the same second. */
export function TakeRow({ work, index, model, title, actions, hasRoom }: TakeRowProps) {
  const t = useTexts('music')
  const { ago } = useFormats()
  const links = useWorkLinks()
  const { deck } = actions
  const state = useTakeState(takeId(work, index))
  const track = deck.track(work, index)
  if (!track) return null
  const isOne = takesOf(work).length === 1
  const spoken = isOne ? title : t.take({ title, name: takeName(index) })
  const style = songStyle(work, index)
  return (
    <SongLine
      {...state}
      title={title}
      spoken={spoken}
      mark={
        <>
          {!isOne && <Badge>{takeName(index)}</Badge>}
          {work.task !== 'compose' && (
            <Badge>{t.made[work.task === 'join' ? 'join' : 'continue']}</Badge>
          )}
        </>
      }
      style={style}
      line={[style || work.model, ago(work.createdAt)].join(' · ')}
      cover={track.cover}
      peaks={track.peaks}
      durationS={track.durationS ?? 0}
      link={{
        href: links.to(work.id, index),
        onClick: (event) => links.open(event, work.id, index),
      }}
      onToggle={() => deck.toggle(work, index)}
      onSeek={(positionS) => deck.seek(work, index, positionS)}
      actions={
        <>
          {hasRoom && songLyrics(work, index) !== '' && (
            <IconButton
              icon="mic-vocal"
              label={t.showLyrics({ title: spoken })}
              onClick={() => actions.onOpen(work, index)}
            />
          )}
          <SongMenu work={work} model={model} title={spoken} index={index} actions={actions} />
        </>
      }
    />
  )
}
