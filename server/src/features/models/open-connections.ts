// Connections with their engines, each opened once for whatever it makes.
import type { Engine, OpenedEngine } from '@atelier/engines/engine'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { ConnectionRecord } from './models.store.ts'

export type { ConnectionRecord } from './models.store.ts'

/** The engine of a connection, with its settings. Throws when its engine is not there any more or does not take them. */
export type OpenConnection = (
  connection: Pick<ConnectionRecord, 'id' | 'engine' | 'settings'>,
) => OpenedEngine

export function createConnectionOpener({
  engines,
  secrets,
}: {
  engines: readonly Engine[]
  secrets: SecretBox
}): OpenConnection {
  const open = new Map<number, { settings: string; engine: OpenedEngine }>()
  return ({ id, engine: engineId, settings }) => {
    const known = open.get(id)
    if (known?.settings === settings) return known.engine
    const engine = engines.find((each) => each.id === engineId)
    if (!engine) throw new Error(`connection ${id} names an unknown engine`)
    const opened = engine.create(engine.settings.parse(JSON.parse(secrets.open(settings))))
    open.set(id, { settings, engine: opened })
    return opened
  }
}

/** Scheme, host and port that a connection leads to; null where it leads nowhere. */
export type OriginOfConnection = (connection: Pick<ConnectionRecord, 'settings'>) => string | null

export const createOriginReader =
  (secrets: SecretBox): OriginOfConnection =>
  ({ settings }) => {
    const { baseUrl } = JSON.parse(secrets.open(settings)) as { baseUrl?: unknown }
    return typeof baseUrl === 'string' ? (URL.parse(baseUrl)?.origin ?? null) : null
  }
