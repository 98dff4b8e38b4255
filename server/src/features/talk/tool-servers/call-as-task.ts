// Calls a tool as a task: the server says at once that it has begun, is asked how it stands, and tells the result when there is one.
// https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { z } from 'zod'
import { type CallResult, callResult } from './mcp-answer.ts'

const task = z.object({
  taskId: z.string(),
  status: z.string(),
  statusMessage: z.string().nullish(),
  pollInterval: z.number().nullish().catch(null),
})
type Task = z.infer<typeof task>

/** A server may answer at once all the same. */
const begun = z.union([z.object({ task }), callResult])

export type ToolCall = { name: string; arguments: Record<string, unknown> }

/** `timeout` of each request and `maxTotalTimeout` of all of them, in milliseconds. */
export type CallLimits = { signal: AbortSignal; timeout: number; maxTotalTimeout: number }

/** A task came to an end without a result, in words for the model. */
export class TaskEnded extends Error {
  override readonly name = 'TaskEnded'
}

/** How often a server is asked at most and at least, in milliseconds; it says itself what it likes. */
const soonestMs = 200
const latestMs = 10_000
const defaultMs = 1000

/** Whether a server runs calls of tools as tasks at all. */
export const runsTasks = (client: Client): boolean =>
  client.getServerCapabilities()?.tasks?.requests?.tools?.call !== undefined

/** Throws what the server says; whoever aborts the signal has the task ended at the server as well. */
export async function callAsTask(
  client: Client,
  call: ToolCall,
  limits: CallLimits,
): Promise<CallResult> {
  const { timeout, maxTotalTimeout } = limits
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(maxTotalTimeout)])
  const params = { ...call, task: { ttl: maxTotalTimeout } }
  // Not ended by the signal: only who knows the number of a task can have it ended.
  const beginning = client.request({ method: 'tools/call', params }, begun, { timeout })
  const reply = await unlessAborted(beginning, signal).catch((error: unknown) => {
    beginning.then((late) => ('task' in late ? cancelTask(client, late.task) : undefined), ignore)
    throw error
  })
  if (!('task' in reply)) return reply
  try {
    return await resultOf(client, reply.task, { signal, timeout })
  } catch (error) {
    await cancelTask(client, reply.task)
    // A wait that was ended says only that it was.
    throw signal.aborted ? signal.reason : error
  }
}

const ignore = () => undefined

async function resultOf(
  client: Client,
  first: Task,
  options: { signal: AbortSignal; timeout: number },
): Promise<CallResult> {
  const params = { taskId: first.taskId }
  const ask = () => client.request({ method: 'tasks/get', params }, task, options)
  const { status, statusMessage } = await untilOver(first, ask, options.signal)
  if (status === 'input_required')
    throw new TaskEnded('The tool asks for more while it runs, which cannot be answered here.')
  if (status === 'cancelled')
    throw new TaskEnded(statusMessage || 'The tool server ended the call.')
  return client.request({ method: 'tasks/result', params }, callResult, options)
}

/** One that is over already refuses, which concerns nobody. */
async function cancelTask(client: Client, { taskId }: Task): Promise<void> {
  const request = { method: 'tasks/cancel' as const, params: { taskId } }
  await client.request(request, z.looseObject({}), { timeout: 2000 }).catch(ignore)
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([work, aborted.promise]).finally(() =>
    signal.removeEventListener('abort', stop),
  )
}

async function untilOver(
  first: Task,
  ask: () => Promise<Task>,
  signal: AbortSignal,
): Promise<Task> {
  let current = first
  while (current.status === 'working') {
    const wantedMs = current.pollInterval ?? defaultMs
    await sleep(Math.min(latestMs, Math.max(soonestMs, wantedMs)), undefined, { signal })
    current = await ask()
  }
  return current
}
