// Half-open syntax at the end of a growing text (`**bol`). Only an answer that is being written needs it closed, so what
// does so is fetched when one begins; until then it shows as it stands.
import { lazyModule } from '../../../lib/lazy-module.ts'

export const halfOpenSyntax = lazyModule(() => import('./close-half-open.ts'))

/** Address that a link or picture has while its own is not complete. */
export const isIncompleteAddress = (href: string): boolean => href.startsWith('streamdown:')
