// Which card is meant by an arrow key. Pure.
import { findCard, type Masonry, type Placed } from './masonry-layout.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The card above, below, or beside at about the same height; undefined for other keys and at the edges. */
export function neighbourOf<T>(
  masonry: Masonry<T>,
  key: string,
  pressed: string,
): Placed<T> | undefined {
  const card = findCard(masonry, key)
  if (!card) return undefined
  const lane = masonry.lanes[card.lane] ?? []
  const at = lane.indexOf(card)
  if (pressed === 'ArrowUp') return lane[at - 1]
  if (pressed === 'ArrowDown') return lane[at + 1]
  const step = steps[pressed]
  return step === undefined ? undefined : nearest(masonry.lanes[card.lane + step] ?? [], card)
}

function nearest<T>(lane: readonly Placed<T>[], { top, height }: Placed<T>): Placed<T> | undefined {
  const middle = top + height / 2
  const distance = (card: Placed<T>) => Math.abs(card.top + card.height / 2 - middle)
  return lane.reduce<Placed<T> | undefined>(
    (best, card) => (best && distance(best) <= distance(card) ? best : card),
    undefined,
  )
}
