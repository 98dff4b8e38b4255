import { useSite } from '../../../features/site/sites/queries.ts'
import type { RailPlace } from '../rail-places.ts'
import { useCurrentPlace, usePlaces } from '../use-places.ts'

/** The place whose content stands in the list; undefined where conversations stand there. */
export function usePaneOf(): RailPlace | undefined {
  const current = useCurrentPlace()
  const place = usePlaces().find(({ name }) => name === current)
  const { flatMenu } = useSite()
  // What a flat menu shows already needs no list of its own.
  return flatMenu || current === 'chat' || current === 'home' ? undefined : place
}
