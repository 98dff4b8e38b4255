// Works that were refused for want of credit, to be asked for again once there is more.
import { keepForCredit, type Resume } from './after-credit.ts'
import { searchWithDialog } from './use-dialog-link.ts'

/** Whether a call failed for want of credit. */
export const isOutOfCredit = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === 430

/** Keeps a work that a call of the place where one is was refused for want of credit; does nothing for any other failure. */
export function keepRefusedWork(
  failure: unknown,
  { again, resume }: { again: () => void; resume: Resume },
): void {
  if (!isOutOfCredit(failure)) return
  const { pathname, search } = location
  const to = { pathname, search: searchWithDialog(search, undefined) }
  keepForCredit({ what: 'work', place: { to }, again, resume })
}
