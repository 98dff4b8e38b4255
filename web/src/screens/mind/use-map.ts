// An opened map: what the server has of it, and its session, which outlives a visit to another screen.
import type { Mind } from '@atelier/contract/features/talk/minds'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { callOptions } from '../../api/call-options.ts'
import { MapSession, type Refusal } from './map-session.ts'
import { keepUnsaved, unsavedMind } from './unsaved-minds.ts'

const sessions = new Map<number, MapSession>()

const options = (id: number) => callOptions('minds.get', { id })

/** The map as the server has it, asked for each time that it is opened. */
export const useMind = (id: number) =>
  useQuery({
    ...options(id),
    staleTime: Infinity,
    refetchOnMount: 'always',
    retry: (count, failure) =>
      count < 2 && !(failure instanceof CallFailure && failure.status === 404),
  })

export const readMind = (client: QueryClient, id: number): Promise<Mind> =>
  client.fetchQuery({ ...options(id), staleTime: 0 })

export function useSession(mind: Mind) {
  const client = useQueryClient()
  const { id } = mind
  const session = useMemo(() => sessionOf(mind, client), [mind, client])
  const state = useSyncExternalStore(session.subscribe, session.state)
  const load = async () => session.load(await readMind(client, id))
  const keepMine = async () => session.replace((await readMind(client, id)).revision)
  return { session, state, load, keepMine }
}

function sessionOf(mind: Mind, client: QueryClient): MapSession {
  const { id, tree, revision } = mind
  const known = sessions.get(id)
  if (known) {
    // What the server has counts where nothing waits to be sent there.
    if (!known.hasUnsaved && revision > known.revision) queueMicrotask(() => known.load(mind))
    return known
  }
  const session = new MapSession(
    { tree, revision },
    {
      save: async (changed, over) => {
        return call('minds.save', { id, tree: changed, revision: over }, { shownInPlace: true })
      },
      refusalOf,
      keep: (unsaved) => keepUnsaved(id, unsaved),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      online: () =>
        navigator.onLine
          ? Promise.resolve()
          : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
      onStale: () => void readMind(client, id).then((found) => session.load(found)),
    },
  )
  sessions.set(id, session)
  const unsaved = unsavedMind(id)
  if (unsaved) {
    // A conflict with what was saved since shows when it is sent.
    if (unsaved.revision !== revision) session.replace(unsaved.revision)
    session.resume(unsaved.tree)
  }
  return session
}

function refusalOf(failure: unknown): Refusal {
  if (!(failure instanceof CallFailure)) return { kind: 'busy', message: '' }
  const { status, message, error } = failure
  if (status === 0) return { kind: 'network', message }
  if (error === 'minds.conflict') return { kind: 'conflict', message }
  return { kind: status === 429 || status >= 500 ? 'busy' : 'refused', message }
}
