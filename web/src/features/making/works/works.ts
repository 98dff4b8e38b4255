// The works of this page, with the browser's network and clock.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { stream } from '../../../api/stream.ts'
import { untilOnline } from '../../../lib/online.ts'
import { token } from '../../../lib/storage/identity.ts'
import { WorksClient } from './works-client.ts'

const clients = new WeakMap<QueryClient, WorksClient>()

const waitUntil = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function later(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

export function worksClientOf(queries: QueryClient): WorksClient {
  const known = clients.get(queries)
  if (known) return known
  const client = new WorksClient(queries, {
    open: (signal) => stream('works.follow', {}, { signal, shownInPlace: true }),
    online: untilOnline,
    wait: waitUntil,
    later,
    random: Math.random,
    now: Date.now,
  })
  token.subscribe(client.live.restart)
  clients.set(queries, client)
  return client
}

export const useWorksClient = (): WorksClient => worksClientOf(useQueryClient())

/** Keeps own works fresh as long as what uses it is shown and `wanted`. */
export function useLiveWorks(wanted = true): void {
  const { live } = useWorksClient()
  useEffect(() => (wanted ? live.hold() : undefined), [live, wanted])
}
