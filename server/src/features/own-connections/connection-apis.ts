// The upstreams that a member can have a connection to, to chat with.
import { findEngine } from '@atelier/engines/catalog'
import { vendors } from '@atelier/engines/vendors'

export type ConnectionApi = {
  id: string
  label: string
  engine: string
  /** Empty where the address has to be given. */
  baseUrl: string
  needsKey: boolean
}

const other: ConnectionApi = {
  id: 'other',
  label: 'OpenAI-compatible',
  engine: 'openai-compatible',
  baseUrl: '',
  needsKey: false,
}

/** All vendors, and whatever else speaks the common dialect; servers beside us only where private addresses are allowed. */
export function connectionApis({ allowPrivate }: { allowPrivate: boolean }): ConnectionApi[] {
  const known = vendors
    .filter(({ engine }) => findEngine(engine)?.kinds.includes('chat'))
    .filter(({ localPort }) => allowPrivate || localPort === undefined)
    .map(({ id, label, engine, baseUrl = '', localPort }) => ({
      id,
      label,
      engine,
      baseUrl,
      needsKey: localPort === undefined,
    }))
  return [...known, other]
}
