// Where a prompt and its answer go in the log: at the end, beside an earlier answer, or on with one that broke off.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { chat } from '@atelier/contract/features/chat'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { guardedFetch } from '../../platform/http/guarded-fetch.ts'
import type { Caller, RequestContext } from '../../platform/http/request-context.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { getOwnEntry } from '../chatlog/chatlog.usecases.ts'
import { wordsToIndex } from '../chatlog/search-words.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import * as store from './chat.store.ts'
import { titleFromPrompt } from './group-title.ts'
import { takePictures } from './prompt-pictures.ts'
import { storable } from './storable-text.ts'

export type ChatInput = ParsedInputOf<typeof chat.process>

export type TurnDependencies = {
  db: Database
  clock: Clock
  storage: FileStorage
  fetchGuarded: typeof guardedFetch
  serverId: string
}

/** What is to be answered: stored, with the answer's place beside it. */
export type Turn = {
  groupId: number
  entryId: number
  promptId: number
  /** The end of the branch that the model is told. */
  tellFrom: number
  /** What the answer holds already. */
  begun: readonly MessagePart[]
  /** The prompt's own parts, when they are new. */
  promptParts: readonly MessagePart[] | null
  /** Nothing came before the prompt. */
  isFirst: boolean
}

/** Stores what the caller sent and the place of the answer to it. Throws what the call lists as its failures. */
export async function storeTurn(
  input: ChatInput,
  model: UsableModel,
  context: RequestContext<'caller'>,
  dependencies: TurnDependencies,
): Promise<Turn> {
  const { options } = input
  if (options.continue !== undefined)
    return continueTurn(options.continue, model, context, dependencies)
  if (options.regenerate !== undefined)
    return regenerateTurn(options.regenerate, model, context, dependencies)
  return promptTurn(input, model, context, dependencies)
}

const modelOf = (model: UsableModel) => ({
  id: model.id,
  name: model.label,
  engine: model.engineId,
})

async function promptTurn(
  input: ChatInput,
  model: UsableModel,
  { caller }: RequestContext<'caller'>,
  dependencies: TurnDependencies,
): Promise<Turn> {
  const { db, clock, serverId } = dependencies
  const { options } = input
  const parts = await readPrompt(input, model, caller.accountId, dependencies)
  const text = plainText(parts)
  const turn = {
    serverId,
    prompt: { parts, words: wordsToIndex(text), title: titleFromPrompt(text) },
    model: modelOf(model),
    at: clock.now(),
  }
  const { groupId } = options
  if (groupId === undefined) {
    const { siteId, accountId: ownerId } = caller
    const group = { siteId, ownerId, appId: input.appId || null }
    const inserted = await store.insertFirstTurn(db, group, turn)
    return {
      ...inserted,
      tellFrom: inserted.promptId,
      begun: [],
      promptParts: parts,
      isFirst: true,
    }
  }
  return db.transaction(async (tx) => {
    const group = await lockOwnGroup(tx, caller.accountId, groupId)
    if (options.parentId) await checkParent(tx, caller, groupId, options.parentId)
    const parentId = options.parentId === undefined ? group.leafId : options.parentId
    const inserted = await store.insertTurn(tx, { ...turn, groupId, parentId })
    const isFirst = parentId === null
    return {
      groupId,
      ...inserted,
      tellFrom: inserted.promptId,
      begun: [],
      promptParts: parts,
      isFirst,
    }
  })
}

async function readPrompt(
  input: ChatInput,
  model: UsableModel,
  ownerId: number,
  dependencies: TurnDependencies,
): Promise<MessagePart[]> {
  const { image_url: images } = input
  const addresses = typeof images === 'string' ? (images ? [images] : []) : (images ?? [])
  const uploadIds = input.options.attachments ?? []
  const pictures = addresses.length + uploadIds.length
  if (pictures && !model.abilities.vision)
    throw new Failure('models.no_vision', { values: { model: model.label } })
  const text = storable(input.prompt)
  if (!text.trim() && !pictures) throw new Failure('chat.empty_prompt')
  const shown = pictures ? await takePictures({ uploadIds, addresses }, ownerId, dependencies) : []
  return text ? [{ type: 'text', text }, ...shown] : shown
}

/** Throws groups.not_found for what belongs to others, entries.busy while an answer grows at its end. */
async function lockOwnGroup(tx: Database, ownerId: number, groupId: number) {
  const group = await store.lockGroup(tx, ownerId, groupId)
  if (!group) throw new Failure('groups.not_found')
  if (group.isBusy) throw new Failure('entries.busy')
  return group
}

async function checkParent(tx: Database, caller: Caller, groupId: number, parentId: number) {
  const parent = await getOwnEntry(parentId, caller, tx)
  if (parent.groupId !== groupId) throw new Failure('entries.not_found')
}

async function regenerateTurn(
  entryId: number,
  model: UsableModel,
  { caller }: RequestContext<'caller'>,
  { db, clock, serverId }: TurnDependencies,
): Promise<Turn> {
  return db.transaction(async (tx) => {
    const entry = await getOwnEntry(entryId, caller, tx)
    if (entry.role !== 'assistant' || entry.parentId === null)
      throw new Failure('entries.not_found')
    const { groupId, parentId } = entry
    await lockOwnGroup(tx, caller.accountId, groupId)
    const inserted = await store.insertTurn(tx, {
      groupId,
      serverId,
      parentId,
      prompt: null,
      model: modelOf(model),
      at: clock.now(),
    })
    return {
      groupId,
      ...inserted,
      tellFrom: parentId,
      begun: [],
      promptParts: null,
      isFirst: false,
    }
  })
}

async function continueTurn(
  entryId: number,
  model: UsableModel,
  { caller }: RequestContext<'caller'>,
  { db, clock, serverId }: TurnDependencies,
): Promise<Turn> {
  return db.transaction(async (tx) => {
    const found = await getOwnEntry(entryId, caller, tx)
    if (found.role !== 'assistant') throw new Failure('entries.not_found')
    const { groupId } = found
    await lockOwnGroup(tx, caller.accountId, groupId)
    // Read again under the lock: two tabs may have asked at once.
    const entry = await getOwnEntry(entryId, caller, tx)
    if (entry.state === 'running') throw new Failure('entries.busy')
    await store.reopenAnswer(tx, entryId, { serverId, model: modelOf(model), at: clock.now() })
    return {
      groupId,
      entryId,
      promptId: entry.parentId ?? entryId,
      tellFrom: entryId,
      begun: entry.parts,
      promptParts: null,
      isFirst: false,
    }
  })
}
