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

/** Whoever speaks the common dialect. */
const otherId = 'other'

const other: ConnectionApi = {
  id: otherId,
  label: 'OpenAI-compatible',
  engine: 'openai-compatible',
  baseUrl: '',
  needsKey: false,
}

/** The vendor of an API, as engines want it. */
export const vendorOfApi = (api: string): string | null => (api === otherId ? null : api)

/** All vendors, and whatever else speaks the common dialect. Servers beside us have their usual address only where private ones are allowed. */
export function connectionApis({ allowPrivate }: { allowPrivate: boolean }): ConnectionApi[] {
  const known = vendors
    .filter(({ engine }) => findEngine(engine)?.kinds.includes('chat'))
    .map(({ id, label, engine, baseUrl = '', localPort }) => ({
      id,
      label,
      engine,
      baseUrl: allowPrivate || localPort === undefined ? baseUrl : '',
      needsKey: localPort === undefined,
    }))
  return [...known, other]
}
