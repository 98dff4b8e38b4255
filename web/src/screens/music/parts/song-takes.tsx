import type { Work } from '@atelier/contract/features/making/works'
import { takeId } from '../../../features/making/songs/song.ts'
import { TakeLine } from '../../../features/making/songs/take-line.tsx'
import { type Deck, useTakeState } from '../use-deck.ts'

type TakeProps = {
  work: Work
  index: number
  title: string
  deck: Deck
}

/** One song of a wish, alone. */
export function Take({ work, index, title, deck }: TakeProps) {
  const state = useTakeState(takeId(work, index))
  const track = deck.track(work, index)
  if (!track) return null
  return (
    <TakeLine
      {...state}
      title={title}
      peaks={track.peaks}
      durationS={track.durationS ?? 0}
      onToggle={() => deck.toggle(work, index)}
      onSeek={(positionS) => deck.seek(work, index, positionS)}
    />
  )
}
