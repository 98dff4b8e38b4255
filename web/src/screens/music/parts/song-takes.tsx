import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'
import { wideRow } from '../../../features/making/songs/row-height.ts'
import { takeId, takeName, takesOf } from '../../../features/making/songs/song.ts'
import { TakeLine } from '../../../features/making/songs/take-line.tsx'
import { classes } from '../../../ui/classes.ts'
import type { RowActions } from '../row-actions.ts'
import { type Deck, useTakeState } from '../use-deck.ts'
import { TakeMenu } from './song-menu.tsx'

type SongTakesProps = {
  work: Work
  model: WorkModel | undefined
  title: string
  actions: RowActions
  width: number
}

/** The takes of one wish beside each other: pressing the other one goes on at the same second. */
export function SongTakes({ work, model, title, actions, width }: SongTakesProps) {
  const takes = takesOf(work)
  const isWide = width >= wideRow && takes.length > 1
  return (
    <div className={classes('grid gap-1 px-2 pt-1', isWide && 'grid-cols-2')}>
      {takes.map(({ index }) => (
        <Take
          key={index}
          work={work}
          index={index}
          title={title}
          name={takes.length > 1 ? takeName(index) : ''}
          deck={actions.deck}
          end={
            takes.length > 1 && (
              <TakeMenu work={work} model={model} title={title} index={index} actions={actions} />
            )
          }
        />
      ))}
    </div>
  )
}

type TakeProps = {
  work: Work
  index: number
  title: string
  name: string
  deck: Deck
  end?: ReactNode
}

/** One of them. */
export function Take({ work, index, title, name, deck, end }: TakeProps) {
  const state = useTakeState(takeId(work, index))
  const track = deck.track(work, index)
  if (!track) return null
  return (
    <TakeLine
      {...state}
      title={title}
      name={name}
      end={end}
      peaks={track.peaks}
      durationS={track.durationS ?? 0}
      onToggle={() => deck.toggle(work, index)}
      onSeek={(positionS) => deck.seek(work, index, positionS)}
    />
  )
}
