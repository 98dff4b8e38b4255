// Hands over what is to be drawn in a conversation, which shows it as a work from then on.
import type { Work } from '@atelier/contract/features/making/works'
import { priceOfWork } from '@atelier/contract/work-price'
import { workTypes } from '@atelier/contract/work-terms'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { WishedWork } from '../../../features/making/works/placeholder.ts'
import { workModelsQuery } from '../../../features/making/works/queries.ts'
import { worksClientOf } from '../../../features/making/works/works.ts'
import { loadLog, refetchLog } from '../../../features/talk/groups/log-queries.ts'
import { refetchGroups } from '../../../features/talk/groups/queries.ts'
import { type DrawRequest, maxPicturesOf, messageWish } from './draw-request.ts'
import { settledDrawModel } from './use-draw-models.ts'

/** The model that is to draw takes fewer pictures than go with the message. */
export class TooManyPictures extends Error {
  readonly model: string
  readonly most: number
  constructor(model: string, most: number) {
    super(`${model} takes ${most} pictures`)
    this.model = model
    this.most = most
  }
}

/** What a message asks for, of the model in use; undefined where none draws. Rejects with CallFailure and TooManyPictures. */
export async function requestOfMessage(
  message: { text: string; uploads: readonly string[] },
  client: QueryClient,
): Promise<DrawRequest | undefined> {
  const model = await settledDrawModel(client)
  if (!model) return undefined
  const most = maxPicturesOf(model)
  if (message.uploads.length > most) throw new TooManyPictures(model.name, most)
  return messageWish(model, message)
}

/** Resolves with the conversation once its log shows it; `onTaken` is told what it is named there before that. Rejects with CallFailure. */
export async function askDrawing(
  wish: DrawRequest,
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
  const body = { ...wish, ...(groupId > 0 ? { groupId } : {}) }
  await worksClientOf(client).wish([await wishedBy(wish, client)], async () => {
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
async function wishedBy(wish: DrawRequest, client: QueryClient): Promise<WishedWork> {
  const models = await client.ensureQueryData(workModelsQuery()).catch(() => [])
  const model = models.find(({ id }) => id === wish.modelId)
  const rates = model?.price[wish.task]
  const count = wish.count ?? 1
  const params: Work['params'] = { ...wish.params }
  return {
    type: model?.type ?? workTypes.draw,
    task: wish.task,
    prompt: wish.prompt,
    negativePrompt: wish.negativePrompt ?? '',
    model: model?.name ?? '',
    modelId: wish.modelId,
    builtin: model?.builtin ?? false,
    params,
    count,
    price: rates ? priceOfWork(rates, count) : 0,
    purse: model?.purse ?? 'credits',
    parentId: wish.parent?.id ?? null,
    parentIndex: wish.parent?.index ?? null,
  }
}
