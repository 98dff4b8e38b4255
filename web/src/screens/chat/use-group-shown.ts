import { runs } from '../../features/talk/runs/runs.ts'
import { useOpenGroupHere } from '../../lib/open-group.ts'
import { drawnFrom } from './drawing/drawn-keys.ts'

/**
 * The conversation that the screen shows: that of the address, or the one that was made from this empty page and is opened just now. On a
 * busy machine the address follows when a short answer is long over; what is typed and pressed by then belongs to that conversation.
 */
export function useGroupShown(inAddress: number, page: string): number {
  const active = useOpenGroupHere()
  if (inAddress > 0 || active === 0) return inAddress
  return active === runs.madeFrom(page) || active === drawnFrom(page) ? active : 0
}
