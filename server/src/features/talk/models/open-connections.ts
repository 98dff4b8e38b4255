// Connections with their engines, each opened once for whatever it makes.
import type { Engine, OpenedEngine } from '@atelier/engines/engine'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { vendorOf } from './connection-choice.ts'
import type { ConnectionRecord } from './models.store.ts'

export type { ConnectionRecord } from './models.store.ts'

export type OpenableConnection = Pick<ConnectionRecord, 'id' | 'engine' | 'choice' | 'settings'>

/** The engine of a connection, with its settings. Throws when its engine is not there any more or does not take them. */
export type OpenConnection = (connection: OpenableConnection) => OpenedEngine

/** Opens connections, and in the end closes what their engines keep running. */
export function createConnectionOpener({
  engines,
  secrets,
}: {
  engines: readonly Engine[]
  secrets: SecretBox
}): { open: OpenConnection; close(): Promise<void> } {
  const opened = new Map<number, { key: string; engine: OpenedEngine }>()
  const open: OpenConnection = ({ id, engine: engineId, choice, settings }) => {
    const known = opened.get(id)
    const key = `${choice ?? ''} ${settings}`
    if (known?.key === key) return known.engine
    const engine = engines.find((each) => each.id === engineId)
    if (!engine) throw new Error(`connection ${id} names an unknown engine`)
    const fresh = engine.create(
      engine.settings.parse(JSON.parse(secrets.open(settings))),
      vendorOf(choice),
    )
    opened.set(id, { key, engine: fresh })
    return fresh
  }
  return {
    open,
    async close() {
      await Promise.all([...opened.values()].map(({ engine }) => engine.close?.()))
    },
  }
}

/** Scheme, host and port, each null where there is none. */
export type ConnectionPlaces = {
  /** Where the connection leads. */
  origin: string | null
  /** Where else its operator lets it keep its files. */
  fileOrigin: string | null
}

export const noPlaces: ConnectionPlaces = { origin: null, fileOrigin: null }

export type PlacesOfConnection = (
  connection: Pick<ConnectionRecord, 'settings'>,
) => ConnectionPlaces

export const createPlacesReader =
  (secrets: SecretBox): PlacesOfConnection =>
  ({ settings }) => {
    const { baseUrl, fileOrigin } = JSON.parse(secrets.open(settings)) as Record<string, unknown>
    return { origin: readOrigin(baseUrl), fileOrigin: readOrigin(fileOrigin) }
  }

/** The origin of a web address; null for anything else. */
export function readOrigin(address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address) : null
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : null
}
