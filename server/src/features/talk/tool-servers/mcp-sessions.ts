// Sessions with servers of the Model Context Protocol: one for each server and account, opened when needed, closed when idle.
import { statusOf } from './library-errors.ts'
import type { McpSession, openMcpSession, ServerAddress } from './open-mcp-session.ts'

export type McpSessions = {
  /**
   * Does something in the session of this name, which is opened when there is none for this address. One that the server has forgotten is
   * opened anew, once: what it refused was not done.
   */
  use<T>(
    name: string,
    address: ServerAddress,
    task: (session: McpSession) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>
  /** Closes those whose names begin so. */
  forget(prefix: string): void
  close(): Promise<void>
}

type Open = Awaited<ReturnType<typeof openMcpSession>> & {
  version: string
  uses: number
  idle: NodeJS.Timeout | undefined
}

const idleMs = 5 * 60_000

export function createMcpSessions({
  allowPrivate,
  mostOpen: maxOpen = 200,
}: {
  allowPrivate: boolean
  /** Beyond that, those that nobody uses are closed, the longest unused first. */
  mostOpen?: number
}): McpSessions {
  const sessions = new Map<string, Promise<Open>>()
  /** Those that nobody uses, the longest unused first. */
  const unused = new Map<string, Promise<Open>>()

  const forgetOne = (name: string, opened: Promise<Open>) => {
    if (sessions.get(name) === opened) sessions.delete(name)
    if (unused.get(name) === opened) unused.delete(name)
    return opened.then(
      (session) => session.end(),
      () => undefined,
    )
  }

  const find = async (name: string, address: ServerAddress) => {
    const version = JSON.stringify(address)
    const known = sessions.get(name)
    if (known) {
      const session = await known.catch(() => undefined)
      if (session?.version === version && !session.state().isOver) return { session, opened: known }
      void forgetOne(name, known)
    }
    const opened = open(address, allowPrivate).then((session) => ({
      ...session,
      version,
      uses: 0,
      idle: undefined,
    }))
    sessions.set(name, opened)
    opened.catch(() => {
      if (sessions.get(name) === opened) sessions.delete(name)
    })
    const [longest] = unused
    if (sessions.size > maxOpen && longest) void forgetOne(...longest)
    return { session: await opened, opened }
  }

  const rest = (name: string, opened: Promise<Open>, session: Open) => {
    // Another one may stand in its place by now.
    if (sessions.get(name) !== opened) return
    unused.set(name, opened)
    session.idle = setTimeout(() => void forgetOne(name, opened), idleMs).unref()
  }

  const useOnce = async <T>(
    name: string,
    address: ServerAddress,
    task: (session: McpSession) => Promise<T>,
  ): Promise<T> => {
    unused.delete(name)
    const { session, opened } = await find(name, address)
    clearTimeout(session.idle)
    session.uses++
    try {
      return await task(session)
    } catch (error) {
      const { isOver, fault } = session.state()
      const cause = fault ?? error
      if (isOver || isForgotten(cause)) void forgetOne(name, opened)
      throw cause
    } finally {
      session.uses--
      if (session.uses === 0) rest(name, opened, session)
    }
  }

  return {
    async use(name, address, task, signal) {
      signal.throwIfAborted()
      const wasOpen = sessions.has(name)
      try {
        return await useOnce(name, address, task)
      } catch (error) {
        signal.throwIfAborted()
        if (!wasOpen || !isForgotten(error)) throw error
        return useOnce(name, address, task)
      }
    },
    forget(prefix) {
      for (const [name, opened] of sessions)
        if (name.startsWith(prefix)) void forgetOne(name, opened)
    },
    async close() {
      await Promise.all([...sessions].map(([name, opened]) => forgetOne(name, opened)))
    },
  }
}

/** 404 by the protocol; servers that keep sessions in memory say 400 after a restart. */
const isForgotten = (error: unknown): boolean => [404, 400].includes(statusOf(error) ?? 0)

/** What speaks MCP is loaded with the first server. */
async function open(address: ServerAddress, allowPrivate: boolean) {
  const { openMcpSession } = await import('./open-mcp-session.ts')
  return openMcpSession(address, { allowPrivate })
}
