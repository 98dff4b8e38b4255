// How fast Midjourney is asked to work, which the newer line of the proxy takes as an address.
import type { Params } from '@atelier/contract/model-declaration'

/** `auto` leaves it to the account. */
export const speedField = {
  name: 'speed',
  kind: 'choice',
  options: ['auto', 'relax', 'fast', 'turbo'],
  fallback: 'auto',
} as const

/** What the paths of a request begin with. */
export function speedPath({ params }: { params: Params }): string {
  const { speed } = params
  return speed === 'relax' || speed === 'fast' || speed === 'turbo' ? `/mj-${speed}/mj` : '/mj'
}
