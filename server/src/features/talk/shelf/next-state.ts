import type { AppState } from '@atelier/contract/app-terms'

export type ShelfChange =
  | { is: 'publish' }
  | { is: 'withdraw' }
  | { is: 'edit'; changesWords: boolean }

/**
 * How an app or a prompt stands after its author has done something to it. `isTrusted`: nobody needs to look first. What was refused stays so until
 * somebody has looked again; keeping it to oneself does not get it past those who refused it.
 */
export function nextState(before: AppState, change: ShelfChange, isTrusted: boolean): AppState {
  if (change.is === 'publish') {
    if (before === 'refused') return 'waiting'
    if (before === 'private') return isTrusted ? 'public' : 'waiting'
    return before
  }
  if (change.is === 'withdraw') return before === 'refused' ? 'refused' : 'private'
  return before === 'public' && change.changesWords && !isTrusted ? 'waiting' : before
}
