// The words of the ledger, for both sides of the wire. No imports: a browser loads it.

/**
 * Where credits lie. `credits` pays for everything on a site with one balance; on a site with two it pays for works, and `tokens` for chat.
 */
export const purses = ['credits', 'tokens'] as const
export type BalanceKind = (typeof purses)[number]

/**
 * Why a balance changed. `charge` takes the worst case when an answer or a work begins, `release` gives back what it did not use; `refund`
 * gives back what was charged for nothing, or takes back what was paid back in money; `merge` moves what a guest held to the member it
 * became; `forfeit` is what is given up when an account is closed or a guest's gift does not come along.
 */
export const causes = [
  'sign-up',
  'invite',
  'invited',
  'package',
  'code',
  'check-in',
  'operator',
  'charge',
  'release',
  'refund',
  'swap',
  'merge',
  'forfeit',
] as const
export type Cause = (typeof causes)[number]
