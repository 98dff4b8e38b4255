// One line of a stream, held against what the contract says of its events.
import type { Shape } from '@atelier/contract/shape'
import { fitShape, misfit } from '@atelier/contract/shape'

/** Stands for an event that this page cannot read, in a stream whose events are numbered: its number counts, and nothing else. */
export type Skipped = { type: 'skipped'; seq: number }

/**
 * The event that a line is. One of an unknown kind, as a server that is newer than the page sends it, and one without what it needs
 * becomes `Skipped` where events are numbered, else undefined. `odd` collects what was wrong; that a kind is unknown is not.
 */
export function eventOf<E>(
  kinds: Readonly<Record<string, Shape>>,
  line: Record<string, unknown>,
  invalid: string[],
): E | Skipped | undefined {
  const { type, seq } = line
  const shape = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (typeof type !== 'string') invalid.push('type')
  if (shape !== undefined && fitShape(shape, line, invalid, String(type)) !== misfit)
    return line as E
  return areNumbered(kinds) && typeof seq === 'number' ? { type: 'skipped', seq } : undefined
}

const areNumbered = (kinds: Readonly<Record<string, Shape>>): boolean =>
  Object.values(kinds).some((shape) => typeof shape === 'object' && 'seq' in shape)
