// A connection as it is kept: its settings sealed, and unreadable once the key of the installation has changed.
import { Failure } from '@atelier/contract/errors'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { vendorOfApi } from './connection-apis.ts'
import type { ConnectionSettings } from './connection-input.ts'
import type { ConnectionPool, OpenConnection } from './connection-pool.ts'
import type { OwnConnectionRecord } from './own-connections.store.ts'

export type Kept = {
  record: OwnConnectionRecord
  /** Where it leads; empty when that cannot be read. */
  baseUrl: string
  /** Whether its API decides how it is spoken with; where nobody was asked that, the address of any other than a vendor's does. */
  isChosen?: boolean
  settings?: ConnectionSettings
}

export function readKept(record: OwnConnectionRecord, secrets: SecretBox): Kept {
  try {
    const { baseUrl, settings, isChosen } = JSON.parse(secrets.open(record.settings)) as {
      baseUrl: string
      settings: ConnectionSettings
      isChosen?: boolean
    }
    return { record, baseUrl, settings, isChosen: isChosen ?? false }
  } catch {
    return { record, baseUrl: '' }
  }
}

/** Throws own_connections.unreadable. */
export function openKept(
  { record, baseUrl, settings, isChosen }: Kept,
  pool: ConnectionPool,
): OpenConnection {
  if (!settings) throw new Failure('own_connections.unreadable')
  return pool.reuse(record.id, record.settings, () => ({
    engine: record.engine,
    vendor: vendorOfApi(record.api) ?? (isChosen ? null : undefined),
    baseUrl,
    settings,
  }))
}
