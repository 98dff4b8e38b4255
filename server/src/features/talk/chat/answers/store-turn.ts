// Where a prompt and its answer go in the log: at the end, beside an earlier answer, or on with one that broke off.
import { Failure } from '@atelier/contract/errors'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import { isFree } from '@atelier/contract/price-rule'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import type { guardedFetch } from '../../../../platform/http/guarded-fetch.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { wordsToIndex } from '../../../../platform/search-words.ts'
import { storable } from '../../../../platform/storable-text.ts'
import type { FileStorage } from '../../../../platform/storage/storage.ts'
import { expectStorage } from '../../../identity/stored-bytes/stored-bytes.usecases.ts'
import { getOwnEntry, listBranch } from '../../chatlog/chatlog.usecases.ts'
import { countUses, hasQuota } from '../../models/model-quota.ts'
import type { UsableModel } from '../../models/models.usecases.ts'
import type { Told } from '../turns/conversation.ts'
import { titleFromPrompt } from '../turns/group-title.ts'
import { takePictures } from '../turns/prompt-pictures.ts'
import * as store from '../turns/turns.store.ts'
import { type Charge, reserveAnswer } from './charge-answer.ts'
import { type Ask, type ChatInput, type Plan, planRequest } from './plan-request.ts'

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
  /** What the model is told. */
  plan: Plan
  /** What was taken for the answer; null when it is free. */
  charge: Charge | null
  /** What the answer holds already, took and cost. */
  begun: { parts: readonly MessagePart[]; usage: Usage | null; price: number }
  /** The words of a conversation's first prompt, to name it by. */
  firstPrompt: readonly MessagePart[] | null
}

const nothingYet: Turn['begun'] = { parts: [], usage: null, price: 0 }

/** How many messages of a conversation are looked at for what fits. */
const longestPath = 400

/**
 * Stores what the caller sent and the place of the answer to it, and takes what the answer may cost: all of it or nothing. Throws what the
 * call lists as its failures.
 */
export async function storeTurn(ask: Ask, dependencies: TurnDependencies): Promise<Turn> {
  const { options } = ask.input
  if (options.continue !== undefined) return continueTurn(options.continue, ask, dependencies)
  if (options.regenerate !== undefined) return regenerateTurn(options.regenerate, ask, dependencies)
  return promptTurn(ask, dependencies)
}

const modelOf = (model: UsableModel) => ({
  id: model.id,
  name: model.label,
  engine: model.engineId,
})

async function prepare(
  tx: Database,
  told: readonly Told[],
  { groupId, ...ask }: Ask & { groupId: number },
  { clock }: TurnDependencies,
): Promise<Pick<Turn, 'plan' | 'charge'>> {
  await countUses([ask.model], ask.context, { db: tx, clock })
  const plan = planRequest(told, ask)
  return { plan, charge: await reserveAnswer(tx, plan, ask, { groupId, at: clock.now() }) }
}

async function promptTurn(ask: Ask, dependencies: TurnDependencies): Promise<Turn> {
  const { db, clock, serverId } = dependencies
  const { input, model, context } = ask
  const { caller } = context
  const { options } = input
  const parts = await readPrompt(ask, caller.accountId, dependencies)
  const text = plainText(parts)
  const turn = {
    serverId,
    prompt: {
      parts,
      words: wordsToIndex(text),
      title: titleFromPrompt(text || (ask.knowledge?.documents[0]?.title ?? '')),
    },
    model: modelOf(model),
    at: clock.now(),
  }
  const { groupId } = options
  if (groupId === undefined) {
    const begin = async (on: Database, id: number | null): Promise<Turn> => {
      const told: Told[] = [{ role: 'user', parts }]
      const prepared = await prepare(on, told, { ...ask, groupId: id ?? 0 }, dependencies)
      const { siteId, accountId: ownerId } = caller
      const group = { id, siteId, ownerId, appId: null, kind: kindOf(input) }
      const inserted = await store.insertFirstTurn(on, group, { ...turn, ...prepared })
      return { ...inserted, ...prepared, begun: nothingYet, firstPrompt: parts }
    }
    // What is free and not counted is one statement, and needs no transaction.
    if (isFree(model.rates) && !hasQuota(model.quota)) return begin(db, null)
    // What is charged is charged for this conversation, so its number comes first.
    return db.transaction(async (tx) => begin(tx, await store.newGroupId(tx)))
  }
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, ask, groupId)
    if (options.parentId) await checkParent(tx, caller, groupId, options.parentId)
    const parentId = options.parentId === undefined ? group.leafId : options.parentId
    const branch = options.usingContext && parentId ? await readBranch(tx, parentId) : []
    // Most go on at the end, and have just read it.
    const end = parentId === group.leafId ? branch.at(-1) : undefined
    const isGrowing = end ? end.state === 'running' : await store.isBusy(tx, group)
    if (isGrowing) throw new Failure('entries.busy')
    const told: Told[] = [...toTold(branch), { role: 'user', parts }]
    const prepared = await prepare(tx, told, { ...ask, groupId }, dependencies)
    const inserted = await store.insertTurn(tx, { ...turn, ...prepared, groupId, parentId })
    const firstPrompt = parentId === null ? parts : null
    return { groupId, ...inserted, ...prepared, begun: nothingYet, firstPrompt }
  })
}

/** The branch that ends at an entry. */
const readBranch = (db: Database, leafId: number) => listBranch(leafId, longestPath, db)

/** Entries as a model is told them. */
const toTold = (entries: readonly Told[]): Told[] =>
  entries.map(({ role, parts }) => ({ role, parts }))

const tellBranch = async (db: Database, leafId: number): Promise<Told[]> =>
  toTold(await readBranch(db, leafId))

async function readPrompt(
  { input, model, knowledge, context }: Ask,
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
  const documents = knowledge?.documents ?? []
  if (!text.trim() && !pictures && !documents.length) throw new Failure('chat.empty_prompt')
  if (addresses.length) await expectStorage(context.caller, context.site, dependencies.db)
  const shown = pictures ? await takePictures({ uploadIds, addresses }, ownerId, dependencies) : []
  return [...(text ? [{ type: 'text' as const, text }] : []), ...documents, ...shown]
}

const kindOf = ({ outline }: ChatInput): store.GroupKind => (outline ? 'mind' : 'chat')

/** Throws groups.not_found for what belongs to others or is of another kind. */
async function lockGroup(tx: Database, { input, context }: Ask, groupId: number) {
  const owned = { ownerId: context.caller.accountId, kind: kindOf(input) } as const
  const group = await store.lockGroup(tx, owned, groupId)
  if (!group) throw new Failure('groups.not_found')
  return group
}

/** As lockGroup; throws entries.busy while an answer grows at its end. */
async function lockOwnGroup(tx: Database, ask: Ask, groupId: number): Promise<void> {
  if (await store.isBusy(tx, await lockGroup(tx, ask, groupId))) throw new Failure('entries.busy')
}

/** How many answers to one prompt may grow at a time. */
const maxBeside = 4

/** As lockOwnGroup, for an answer beside others to the same prompt: those may grow, as long as they are few. */
async function lockForAnother(
  tx: Database,
  ask: Ask,
  { groupId, parentId }: { groupId: number; parentId: number },
): Promise<void> {
  const group = await lockGroup(tx, ask, groupId)
  const { beside, endsHere } = await store.countGrowing(tx, { parentId, leafId: group.leafId })
  if (beside >= maxBeside || (!endsHere && (await store.isBusy(tx, group))))
    throw new Failure('entries.busy')
}

async function checkParent(tx: Database, caller: Caller, groupId: number, parentId: number) {
  const parent = await getOwnEntry(parentId, caller, tx)
  if (parent.groupId !== groupId) throw new Failure('entries.not_found')
}

async function regenerateTurn(
  entryId: number,
  ask: Ask,
  dependencies: TurnDependencies,
): Promise<Turn> {
  const { db, clock, serverId } = dependencies
  const { input, model, context } = ask
  const { caller } = context
  return db.transaction(async (tx) => {
    const entry = await getOwnEntry(entryId, caller, tx)
    if (entry.role !== 'assistant' || entry.parentId === null)
      throw new Failure('entries.not_found')
    const { groupId, parentId } = entry
    if (input.options.beside) await lockForAnother(tx, ask, { groupId, parentId })
    else await lockOwnGroup(tx, ask, groupId)
    const branch = await tellBranch(tx, parentId)
    const told = input.options.usingContext ? branch : branch.slice(-1)
    const prepared = await prepare(tx, told, { ...ask, groupId }, dependencies)
    const inserted = await store.insertTurn(tx, {
      groupId,
      serverId,
      parentId,
      prompt: null,
      model: modelOf(model),
      charge: prepared.charge,
      at: clock.now(),
    })
    return { groupId, ...inserted, ...prepared, begun: nothingYet, firstPrompt: null }
  })
}

async function continueTurn(
  entryId: number,
  ask: Ask,
  dependencies: TurnDependencies,
): Promise<Turn> {
  const { db, clock, serverId } = dependencies
  const { input, model, context } = ask
  const { caller } = context
  return db.transaction(async (tx) => {
    const found = await getOwnEntry(entryId, caller, tx)
    if (found.role !== 'assistant') throw new Failure('entries.not_found')
    const { groupId } = found
    await lockOwnGroup(tx, ask, groupId)
    // Read again under the lock: two tabs may have asked at once.
    const entry = await getOwnEntry(entryId, caller, tx)
    if (entry.state === 'running') throw new Failure('entries.busy')
    const branch = await tellBranch(tx, entryId)
    // The question and the answer so far.
    const told = input.options.usingContext ? branch : branch.slice(-2)
    const { plan, charge } = await prepare(tx, told, { ...ask, groupId }, dependencies)
    const run = { serverId, model: modelOf(model), charge, at: clock.now() }
    await store.reopenAnswer(tx, entryId, run)
    return {
      groupId,
      entryId,
      promptId: entry.parentId ?? entryId,
      plan,
      charge,
      begun: { parts: entry.parts, usage: entry.usage, price: entry.price },
      firstPrompt: null,
    }
  })
}
