import type { ReactNode } from 'react'

/** Draws items that are known by their place: parts of a text, which only grows at its end. */
export function drawEach<T>(
  items: readonly T[],
  draw: (item: T, place: number) => ReactNode,
): ReactNode[] {
  return items.map(draw)
}
