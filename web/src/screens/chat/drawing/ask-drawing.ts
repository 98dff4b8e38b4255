// Hands over what is to be drawn in a conversation, which shows it as a work from then on.
import type { Work } from '@atelier/contract/features/making/works'
import { priceOfWork } from '@atelier/contract/work-price'
import { workTypes } from '@atelier/contract/work-terms'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { RequestedWork } from '../../../features/making/works/placeholder.ts'
import { workModelsQuery } from '../../../features/making/works/queries.ts'
import { worksClientOf } from '../../../features/making/works/works.ts'
import { loadLog, refetchLog } from '../../../features/talk/groups/log-queries.ts'
import { refetchGroups } from '../../../features/talk/groups/queries.ts'
import { type DrawRequest, maxPicturesOf, messageRequest } from './draw-request.ts'
import { settledDrawModel } from './use-draw-models.ts'

/** The model that is to draw takes fewer pictures than go with the message. */
export class TooManyPictures extends Error {
  readonly model: string
  readonly max: number
  constructor(model: string, max: number) {
    super(`${model} takes ${max} pictures`)
    this.model = model
    this.max = max
  }
}

/** What a message asks for, of the model in use; undefined where none draws. Rejects with CallFailure and TooManyPictures. */
export async function requestOfMessage(
  message: { text: string; uploads: readonly string[] },
  client: QueryClient,
): Promise<DrawRequest | undefined> {
  const model = await settledDrawModel(client)
  if (!model) return undefined
  const max = maxPicturesOf(model)
  if (message.uploads.length > max) throw new TooManyPictures(model.name, max)
  return messageRequest(model, message)
}

/** Resolves with the conversation once its log shows it; `onTaken` is told what it is named there before that. Rejects with CallFailure. */
export async function askDrawing(
  request: DrawRequest,
  groupId: number,
  {
    client,
    shownInPlace,
    onTaken,
  }: {
    client: QueryClient
    shownInPlace: boolean
    onTaken: (named: { groupId: number; promptId: number; entryId: number }) => void
  },
): Promise<number> {
  let drawnIn = groupId
  const body = { ...request, ...(groupId > 0 ? { groupId } : {}) }
  await worksClientOf(client).wish([await requestedBy(request, client)], async () => {
    const told = await call('queue.drawInChat', body, { shownInPlace })
    drawnIn = told.groupId
    onTaken(told)
    return told.ids
  })
  void refetchGroups(client)
  await (groupId > 0 ? refetchLog(client, groupId) : loadLog(client, drawnIn))
  return drawnIn
}

/** What it is shown as among all works until the server tells of it. */
async function requestedBy(request: DrawRequest, client: QueryClient): Promise<RequestedWork> {
  const models = await client.ensureQueryData(workModelsQuery()).catch(() => [])
  const model = models.find(({ id }) => id === request.modelId)
  const rates = model?.price[request.task]
  const count = request.count ?? 1
  const params: Work['params'] = { ...request.params }
  return {
    type: model?.type ?? workTypes.draw,
    task: request.task,
    prompt: request.prompt,
    negativePrompt: request.negativePrompt ?? '',
    model: model?.name ?? '',
    modelId: request.modelId,
    builtin: model?.builtin ?? false,
    params,
    count,
    price: rates ? priceOfWork(rates, count) : 0,
    purse: model?.purse ?? 'credits',
    parentId: request.parent?.id ?? null,
    parentIndex: request.parent?.index ?? null,
  }
}
