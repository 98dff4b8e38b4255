// Own connections that are open: each keeps its sockets and what its engine has learned of the upstream, for as long as it is used.
import type { Engine, OpenedEngine } from '@atelier/engines/engine'
import type { EngineIo } from '@atelier/engines/io'
import {
  type AddressRule,
  isAnyAddress,
  isPublicAddress,
} from '../../../platform/http/address-guard.ts'
import { openGuardedRequest } from '../../../platform/http/guarded-request.ts'
import type { ConnectionSettings } from './connection-input.ts'

export type OpenConnection = {
  opened: OpenedEngine
  request: EngineIo['request']
  close(): Promise<void>
}

export type ConnectionPlan = {
  engine: string
  /** As `Engine.create` wants it. */
  vendor: string | null | undefined
  baseUrl: string
  settings: ConnectionSettings
}

export type ConnectionPool = {
  /** For one use; whoever opens it closes it. */
  open(plan: ConnectionPlan): OpenConnection
  /** The open connection of that number, made anew when what is kept of it (`version`) has changed. */
  reuse(id: number, version: string, plan: () => ConnectionPlan): OpenConnection
  forget(id: number): void
  isAllowed: AddressRule
}

const maxOpen = 200

export function createConnectionPool(parts: {
  engines: readonly Engine[]
  allowPrivate: boolean
}): ConnectionPool {
  const isAllowed = parts.allowPrivate ? isAnyAddress : isPublicAddress
  const pool = new Map<number, { version: string; connection: OpenConnection }>()

  const open = ({ engine: id, vendor, baseUrl, settings }: ConnectionPlan): OpenConnection => {
    const engine = parts.engines.find((each) => each.id === id)
    if (!engine) throw new Error(`an own connection names the unknown engine ${id}`)
    const proxy = settings.socksProxy || settings.httpsProxy
    const guarded = openGuardedRequest({
      proxy: proxy ? new URL(proxy) : null,
      timeoutMs: settings.timeoutMs,
      isAllowed,
    })
    const opened = engine.create(
      engine.settings.parse({ baseUrl, apiKey: settings.apiKey }),
      vendor,
    )
    return { opened, ...guarded }
  }

  const forget = (id: number) => {
    // What is being answered comes to its end first.
    void pool.get(id)?.connection.close()
    pool.delete(id)
  }

  return {
    isAllowed,
    open,
    forget,
    reuse(id, version, plan) {
      const known = pool.get(id)
      if (known?.version === version) {
        // The last used stand at the end.
        pool.delete(id)
        pool.set(id, known)
        return known.connection
      }
      const connection = open(plan())
      forget(id)
      pool.set(id, { version, connection })
      const [oldest] = pool.keys()
      if (pool.size > maxOpen && oldest !== undefined) forget(oldest)
      return connection
    },
  }
}
