import { randomInt } from 'node:crypto'
import { beforehand } from '../../beforehand.ts'
import { paintableSize } from '../../checkpoint-size.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import type { ImageEngine, ImageRequest, ImageStatus } from '../../kinds/image.ts'
import { gone, readTicket } from '../../task-engine.ts'
import { toolTexts } from '../../tool-labels.ts'
import { builtinWorkflows } from './builtin-workflows.ts'
import { type ComfyClient, createClient } from './comfyui.client.ts'
import { familiesOf, listComfyModels, readModelName } from './comfyui.models.ts'
import { createProgressWatch } from './comfyui.progress.ts'
import { type PromptTicket, statusInHistory, statusInQueue, ticketShape } from './comfyui.status.ts'
import { clientIn } from './comfyui.wire.ts'
import { assign, fillGraph, type Values, wayFor } from './fill-graph.ts'
import { type Graph, readWorkflows, type Workflow } from './workflow.ts'

export type Settings = { baseUrl: string; apiKey: string; workflows: string }

/** An engine, and what ends the lines that it keeps open. */
export function openComfyUi(settings: Settings): { image: ImageEngine; close(): Promise<void> } {
  const client = createClient(settings)
  const watch = createProgressWatch(client.upstream)
  const own = readWorkflows(settings.workflows)
  const replaced = new Set(own.map(({ id }) => id))
  const workflows = [...builtinWorkflows.filter(({ id }) => !replaced.has(id)), ...own]
  const image: ImageEngine = {
    checkEveryMs: 1500,
    deadlineMs: 60 * 60_000,
    listModels: async (io) => listComfyModels(workflows, await client.inventory(io)),
    // Families of an operator's own are called as the operator says.
    textsOf: (model, locale) =>
      toolTexts(
        builtinWorkflows.find(({ id }) => id === model && !replaced.has(id))?.label,
        locale,
      ),
    async submit(request, io) {
      const ticket = await submit(client, workflows, request, io)
      watch.follow(ticket, io)
      return { ticket }
    },
    async check(ticket, io) {
      const read = readTicket(ticketShape, ticket)
      const status = await check(client, read, io)
      if (status.state === 'done' || status.state === 'failed') watch.forget(read.promptId)
      else {
        const progress = watch.follow(read, io)
        if (status.state === 'running') return { ...status, ...progress }
      }
      return status
    },
    async cancel(ticket, io) {
      const { promptId } = readTicket(ticketShape, ticket)
      watch.forget(promptId)
      await cancel(client, promptId, io)
    },

    async find(key, io) {
      const { queue_running: running, queue_pending: pending } = await client.queue(io)
      const queued = [...running, ...pending].find(({ clientId }) => clientId === clientOf(key))
      if (queued) return { promptId: queued.id, clientId: clientOf(key) }
      const over = (await client.wholeHistory(io)).find(
        ([, { prompt }]) => clientIn(prompt?.[3]) === clientOf(key),
      )
      return over && { promptId: over[0] }
    },
  }
  return { image, close: async () => watch.close() }
}

/** Whoever asks for a prompt is written down beside it, which is what finds it again. */
const clientOf = (key: string): string => `atelier-${key}`

async function submit(
  client: ComfyClient,
  workflows: readonly Workflow[],
  request: ImageRequest,
  io: EngineIo,
): Promise<PromptTicket> {
  const { family: id, checkpoint } = readModelName(request.model)
  const family = familiesOf(workflows).find((one) => one.id === id)
  if (!family) throw new EngineError('invalid', `There is no workflow "${id}".`)
  const way = wayFor(family.workflows, request)
  const pictures: Record<string, string> = {}
  for (const [input, picture] of assign(way, request.pictures) ?? [])
    pictures[input] = await beforehand(client.upload(picture, io))
  const values = valuesOf(request)
  const graph = fillGraph(way, {
    ...values,
    ...pictures,
    ...(checkpoint === undefined ? {} : { checkpoint }),
  })
  const clientId = clientOf(request.key)
  const promptId = await client.post(graph, clientId, io)
  return {
    promptId,
    clientId,
    passes: countPasses(graph),
    seed: Number(values.seed),
    ...(way.output === undefined ? {} : { output: way.output }),
  }
}

/** Nodes that tell of their steps: those that sample, and those that enlarge with a model. */
const countPasses = (graph: Graph): number =>
  Object.values(graph).filter(({ class_type: type }) => /sampler|upscalewithmodel/i.test(type))
    .length || 1

function valuesOf(request: ImageRequest): Values {
  const { cfgScale, ...params } = request.params
  const source = request.pictures.find(({ role }) => role === 'source')
  // A picture that is begun with brings its size, unless another was asked for.
  const size = source && params.width === undefined ? paintableSize(source) : {}
  return {
    ...size,
    ...params,
    ...(cfgScale === undefined ? {} : { cfg: cfgScale }),
    prompt: request.prompt,
    negative: request.negativePrompt,
    seed: params.seed ?? randomInt(2 ** 32),
    batch: request.count,
    key: request.key,
  }
}

async function check(
  client: ComfyClient,
  ticket: PromptTicket,
  io: EngineIo,
): Promise<ImageStatus> {
  const inHistory = async () => {
    const entry = await client.history(ticket.promptId, io)
    return entry && statusInHistory(entry, ticket, client.fetchable)
  }
  const status =
    (await inHistory()) ??
    statusInQueue(await client.queue(io), ticket.promptId) ??
    // It may have gone from the queue into history between the two questions.
    (await inHistory())
  return status ?? gone('ComfyUI does not know this any more.')
}

/** Takes it out of the queue or, when it is the one that runs, interrupts it. It may begin to run between the two looks. */
async function cancel(client: ComfyClient, promptId: string, io: EngineIo): Promise<void> {
  for (const isLast of [false, true]) {
    const { queue_running: running, queue_pending: pending } = await client.queue(io)
    if (running.some(({ id }) => id === promptId)) return client.interrupt(promptId, io)
    if (isLast || !pending.some(({ id }) => id === promptId)) return
    await client.remove(promptId, io)
  }
}
