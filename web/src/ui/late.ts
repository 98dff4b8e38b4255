import { type ComponentType, lazy } from 'react'
import { fetchLate } from '../lib/fetch-late.ts'

/**
 * A component whose code is fetched when it is first drawn. Nothing is drawn as long as it cannot be had: without a network it waits
 * for one, and for a server that is away it asks again and again.
 */
export const late = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchLate(load) }))
