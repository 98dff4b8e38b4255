import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { Mind, MindSummary, minds } from '@atelier/contract/features/talk/minds'
import {
  countMindNodes,
  eachMindNode,
  hasOwnIds,
  type MindNode,
  maxMindNodes,
} from '@atelier/contract/mind-terms'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, RequestContext } from '../../../platform/http/request-context.ts'
import { beginAnswer, type ChatDependencies } from '../chat/chat.usecases.ts'
import type { LiveRun } from '../chat/runs/live-run.ts'
import type { ChatlogDependencies } from '../chatlog/chatlog.usecases.ts'
import { readOwnEntries } from '../chatlog/read-entries.ts'
import { createMindGroup } from '../groups/groups.usecases.ts'
import { mindSystem } from './mind-system.ts'
import * as store from './minds.store.ts'

export type MindDependencies = {
  db: Database
  clock: Clock
  chat: ChatDependencies
  chatlog: ChatlogDependencies
}

/** Begins an outline. Stored, charged and stopped as every other answer is, in a log of the map's own. */
export async function askMind(
  { options, systemMessage, ...input }: ParsedInputOf<typeof minds.ask>,
  context: RequestContext<'caller'>,
  { chat }: Pick<MindDependencies, 'chat'>,
): Promise<LiveRun> {
  const { path = [], known = [], ...rest } = options
  const outline = { path, known }
  return beginAnswer(
    {
      ...input,
      systemMessage: mindSystem(outline, systemMessage ?? ''),
      // A map is asked for anew each time: where a node stands is told with it.
      options: { ...rest, usingContext: rest.continue !== undefined },
      outline,
    },
    context,
    chat,
  )
}

export async function listOwnMinds(
  { page, size }: { page: number; size: number },
  caller: Caller,
  { db }: Pick<MindDependencies, 'db'>,
): Promise<{ rows: MindSummary[]; count: number }> {
  const [rows, count] = await Promise.all([
    store.listMinds(db, caller.accountId, { offset: (page - 1) * size, limit: size }),
    store.countMinds(db, caller.accountId),
  ])
  return {
    rows: rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    count,
  }
}

/** A map of the caller's own as it was last saved. Throws groups.not_found. */
export async function getOwnMind(id: number, caller: Caller, db: Database): Promise<store.MindRow> {
  const found = await store.findMind(db, caller.accountId, id)
  if (!found) throw new Failure('groups.not_found')
  return found
}

/** Throws groups.not_found. */
export async function readOwnMind(
  id: number,
  { caller, locale }: RequestContext<'caller'>,
  { db, chatlog }: Pick<MindDependencies, 'db' | 'chatlog'>,
): Promise<Mind> {
  const row = await getOwnMind(id, caller, db)
  const { tree, leafId, revision, title } = row
  return {
    id,
    title,
    tree,
    revision,
    nodes: tree ? countMindNodes(tree) : 0,
    answers: await readOwnEntries(awaitedIn(tree, leafId), id, locale, chatlog),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function awaitedIn(tree: MindNode | null, leafId: number | null): number[] {
  if (!tree) return leafId === null ? [] : [leafId]
  return [...eachMindNode(tree)].flatMap(({ grows }) => grows ?? [])
}

/** Throws minds.too_large. */
export async function createMind(
  { title, tree }: { title: string; tree: MindNode },
  caller: Caller,
  { db, clock }: Pick<MindDependencies, 'db' | 'clock'>,
): Promise<{ id: number; revision: number }> {
  checkTree(tree)
  return db.transaction(async (tx) => {
    const id = await createMindGroup(title, caller, { db: tx, clock })
    const revision = await store.putTree(tx, { id, tree, revision: 0, at: clock.now() })
    if (revision === undefined) throw new Error('a new map was there already')
    return { id, revision }
  })
}

/** Throws groups.not_found, minds.too_large, and minds.conflict when it was saved elsewhere since `revision`. */
export async function saveMind(
  asked: ParsedInputOf<typeof minds.save>,
  caller: Caller,
  { db, clock }: Pick<MindDependencies, 'db' | 'clock'>,
): Promise<{ revision: number; updatedAt: string }> {
  const { id, tree, title } = asked
  checkTree(tree)
  const at = clock.now()
  return db.transaction(async (tx) => {
    await getOwnMind(id, caller, tx)
    const revision = await store.putTree(tx, { id, tree, revision: asked.revision, at })
    if (revision === undefined) throw new Failure('minds.conflict')
    await store.touchMind(tx, { id, title, at })
    return { revision, updatedAt: at.toISOString() }
  })
}

/** Throws minds.too_large, request.invalid. */
export function checkTree(tree: MindNode): void {
  if (countMindNodes(tree) > maxMindNodes)
    throw new Failure('minds.too_large', { values: { nodes: maxMindNodes } })
  if (!hasOwnIds(tree))
    throw new Failure('request.invalid', {
      fields: [{ field: 'tree', reason: 'two nodes with one id' }],
    })
}
