// A connection as it is kept: its settings sealed, and unreadable once the key of the installation has changed.
import { Failure } from '@atelier/contract/errors'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { ConnectionSettings } from './connection-input.ts'
import type { ConnectionPool, OpenConnection } from './connection-pool.ts'
import type { OwnConnectionRecord } from './own-connections.store.ts'

export type Kept = {
  record: OwnConnectionRecord
  /** Where it leads; empty when that cannot be read. */
  baseUrl: string
  settings?: ConnectionSettings
}

export function readKept(record: OwnConnectionRecord, secrets: SecretBox): Kept {
  try {
    const { baseUrl, settings } = JSON.parse(secrets.open(record.settings)) as {
      baseUrl: string
      settings: ConnectionSettings
    }
    return { record, baseUrl, settings }
  } catch {
    return { record, baseUrl: '' }
  }
}

/** Throws own_connections.unreadable. */
export function openKept(
  { record, baseUrl, settings }: Kept,
  pool: ConnectionPool,
): OpenConnection {
  if (!settings) throw new Failure('own_connections.unreadable')
  return pool.reuse(record.id, record.settings, () => ({
    engine: record.engine,
    baseUrl,
    settings,
  }))
}
