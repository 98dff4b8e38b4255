import { beforehand } from '../../beforehand.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { notUnderstood } from '../../json-request.ts'
import type { ImageEngine, ImageInput, ImageRequest } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { readTicket } from '../../task-engine.ts'
import { type ClientSettings, createClient, type ProxyClient } from './midjourney-proxy.client.ts'
import { type Line, listMidjourneyModels } from './midjourney-proxy.models.ts'
import {
  picturesDone,
  proxyEngine,
  type TaskTicket,
  ticketShape,
} from './midjourney-proxy.status.ts'
import { type Submission, toSubmission } from './midjourney-proxy.submit.ts'
import { buttonIds, resultId, type SubmitReply } from './midjourney-proxy.wire.ts'
import type { NamedPictures } from './prompt-flags.ts'
import { speedPath } from './speed.ts'
import { readVersions, versionOf } from './versions.ts'

export type Settings = ClientSettings & { line: 'auto' | Line; versions: string }

export function createImage(settings: Settings): ImageEngine {
  const client = createClient(settings)
  let line = settings.line === 'auto' ? undefined : settings.line
  return {
    async listModels(io) {
      line ??= await client.probeLine(io)
      return listMidjourneyModels(readVersions(settings.versions), line)
    },

    ...proxyEngine(client, {
      ticket: ticketShape,
      submit: (request: ImageRequest, io) => submit(client, request, io),
      doneAs: (found) => picturesDone(found, client.baseUrl),
    }),
  }
}

async function submit(
  client: ProxyClient,
  request: ImageRequest,
  io: EngineIo,
): Promise<TaskTicket> {
  const version = versionOf(request.model)
  if (!version)
    throw new EngineError('invalid', `There is no model "${request.model}" at Midjourney.`)
  const parent = await beforehand(parentOf(client, request, io))
  const named = await beforehand(uploadNamed(client, request, io))
  const submission = toSubmission(request, { version, parent, named })
  const prefix = speedPath(request)
  const botType = version.niji ? 'NIJI_JOURNEY' : 'MID_JOURNEY'
  const fields = { botType, ...submission.fields, state: request.key }
  const reply = await client.post(`${prefix}${submission.path}`, fields, io)
  const id = resultId(reply)
  if (id === undefined) throw notUnderstood({ submits: true })
  if (!wantsModal(reply)) return { id }
  const filled = await client.post(
    `${prefix}/submit/modal`,
    modalFields(id, request, submission),
    io,
  )
  return { id: resultId(filled) ?? id }
}

/** Anything else is drawn from its words and pictures alone, whatever those are of. */
const goesOn = ({ task, pictures }: ImageRequest): boolean =>
  ['upscale', 'vary', 'reroll', 'zoom', 'pan'].includes(task) ||
  (task === 'edit' && pictures.some(({ role }) => role === 'mask'))

async function parentOf(
  client: ProxyClient,
  request: ImageRequest,
  io: EngineIo,
): Promise<TaskTicket | null> {
  if (request.parent === null || !goesOn(request)) return null
  const ticket = readTicket(ticketShape, request.parent.ticket)
  if (ticket.buttons) return ticket
  const found = await client.fetchTask(ticket.id, io)
  if (!found) throw new EngineError('invalid', 'The proxy does not know the earlier work any more.')
  return { id: ticket.id, buttons: buttonIds(found) }
}

/** Pictures that the prompt names must have an address before it is written. */
async function uploadNamed(
  client: ProxyClient,
  request: ImageRequest,
  io: EngineIo,
): Promise<NamedPictures> {
  if (request.task !== 'draw') return {}
  const upload = async (pictures: readonly ImageInput[]): Promise<string[]> => {
    if (pictures.length === 0) return []
    const fields = { base64Array: pictures.map(toDataUrl) }
    const { result } = await client.post('/mj/submit/upload-discord-images', fields, io)
    const urls = [result].flat().filter((url): url is string => typeof url === 'string')
    if (urls.length === pictures.length) return urls
    throw new EngineError('broken', 'The proxy did not take the pictures.')
  }
  const isCharacter = request.params.referenceAs === 'character'
  const byRole = (wanted: string) => request.pictures.filter(({ role }) => role === wanted)
  return {
    style: await upload(byRole('style')),
    character: isCharacter ? await upload(byRole('reference')) : [],
  }
}

/** Code 21 is "there is one already" on the older line, and "a window waits to be filled in" on the newer. */
function wantsModal({ code, description, properties }: SubmitReply): boolean {
  if (code !== 21) return false
  return (
    properties?.remix === true ||
    /window confirm|modal|窗口/i.test(description ?? '') ||
    (typeof properties?.finalPrompt === 'string' && properties.imageUrl === undefined)
  )
}

const modalFields = (taskId: string, request: ImageRequest, { modal }: Submission) => ({
  taskId,
  ...(modal?.prompt ? { prompt: modal.prompt } : {}),
  ...(modal?.maskBase64 ? { maskBase64: modal.maskBase64 } : {}),
  state: request.key,
})
