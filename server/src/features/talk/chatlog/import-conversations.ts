// An import takes conversations whole: every branch and version, what is shown, and the log of mind maps, each in one transaction.
import { firstOwnAppId } from '@atelier/contract/app-terms'
import { Failure } from '@atelier/contract/errors'
import { entryState } from '@atelier/contract/features/talk/chatlog'
import { plainText } from '@atelier/contract/fold-events'
import { timestamp } from '@atelier/contract/primitives'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { isFailureCode } from '../../../platform/http/failure-texts.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { storable, storableText } from '../../../platform/storable-text.ts'
import {
  type Importing,
  type ImportPart,
  listThereByNumber,
} from '../../identity/account-data/import-part.ts'
import { bringGroup, listOwnGroupIds } from '../groups/bring-groups.ts'
import { partsHere } from './brought-parts.ts'
import { type BroughtEntry, keepTree } from './keep-tree.ts'

const number = z.number().int().min(1)
const entrySchema = z.object({
  id: number,
  parentId: number.nullable(),
  role: z.enum(['user', 'assistant']),
  // An ending that only a later version knows costs nobody the conversation.
  state: entryState.catch('done'),
  parts: z.array(z.unknown()).max(2000),
  modelName: z.string().max(200).nullable(),
  errorCode: z.string().max(100).nullable(),
  errorValues: z
    .record(z.string().max(100), z.union([z.string().max(2000), z.number()]))
    .nullable(),
  createdAt: timestamp,
})
const conversationSchema = z.object({
  id: number,
  kind: z.enum(['chat', 'mind']),
  appId: number.nullable(),
  title: z.string().max(500),
  titledBy: z.enum(['nobody', 'prompt', 'model', 'person']),
  isSticky: z.boolean(),
  lastShown: number.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  entries: z.array(entrySchema).max(50_000),
})
type Conversation = z.output<typeof conversationSchema>

/** What stands beside the log of a conversation: read first, then stored with it. */
export type TakeBeside = (
  oldId: number,
  importing: Importing,
) => Promise<(tx: Database, made: Made) => Promise<void>>

export type Made = {
  groupId: number
  /** Numbers of the entries here, by those there. */
  entryIds: ReadonlyMap<number, number>
  at: Date
}

const nameOf = /^conversations\/(\d{1,10})\.json$/

type Dependencies = { db: Database; takeMap: TakeBeside }

export const importConversations = ({ db, takeMap }: Dependencies): ImportPart => ({
  kinds: ['conversations', 'minds'],
  folder: 'conversations/',
  listThere: listThereByNumber((ownerId, ids, kind) =>
    listOwnGroupIds({ ownerId, ids, kind: kind === 'minds' ? 'mind' : 'chat' }, db),
  ),
  async take(importing) {
    const ids = importing.archive.names
      .flatMap((name) => nameOf.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other)
    for (const [at, oldId] of ids.entries()) {
      await takeOne(oldId, importing, { db, takeMap })
      importing.progress((at + 1) / ids.length)
    }
  },
})

async function takeOne(oldId: number, importing: Importing, dependencies: Dependencies) {
  for (const kind of ['conversations', 'minds'] as const)
    if ((await importing.idOf(kind, oldId)) !== undefined)
      return importing.take(kind, { oldId, title: '' }, () => Promise.resolve())
  const told = await readOne(oldId, importing)
  const isMind = !(told instanceof Failure) && told.kind === 'mind'
  const title = told instanceof Failure ? `${oldId}` : told.title
  await importing.take(isMind ? 'minds' : 'conversations', { oldId, title }, async (keep) => {
    if (told instanceof Failure) throw told
    const putBeside = isMind ? await dependencies.takeMap(oldId, importing) : undefined
    const entries = await entriesHere(told.entries, importing, dependencies.db)
    const group = await groupHere(told, importing)
    await keep(async (tx) => {
      const groupId = await bringGroup(group, importing.context, tx)
      const shown = told.entries.findIndex(({ id }) => id === told.lastShown)
      const made = await keepTree(tx, { groupId, entries, shown: shown < 0 ? null : shown })
      const entryIds = new Map(told.entries.map(({ id }, place) => [id, made[place] ?? 0]))
      await putBeside?.(tx, { groupId, entryIds, at: group.updatedAt })
      return groupId
    })
  })
}

async function readOne(oldId: number, { archive }: Importing): Promise<Conversation | Failure> {
  try {
    const told = await archive.json(`conversations/${oldId}.json`, conversationSchema)
    return told?.id === oldId ? told : new Failure('import.unfit')
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

async function groupHere(told: Conversation, { idOf, timeOf }: Importing) {
  const { kind, appId, title, titledBy, isSticky, createdAt, updatedAt } = told
  const own = appId === null ? undefined : await idOf('apps', appId)
  return {
    kind,
    titledBy,
    isSticky,
    title: storableText(title).slice(0, 200),
    // Those that come with the product have the same numbers everywhere.
    appId: own === undefined ? builtIn(appId) : Number(own),
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
  }
}

async function entriesHere(
  told: Conversation['entries'],
  importing: Importing,
  db: Database,
): Promise<BroughtEntry[]> {
  const places = new Map<number, number>()
  const entries: BroughtEntry[] = []
  for (const { id, parentId, role, state, modelName, createdAt, ...entry } of told) {
    const parts = storable(await partsHere(entry.parts, importing, db))
    const isKnown = entry.errorCode !== null && isFailureCode(entry.errorCode)
    entries.push({
      role,
      parts,
      words: wordsToIndex(plainText(parts)),
      state: state === 'running' ? 'interrupted' : state,
      modelName: modelName === null ? null : storableText(modelName),
      errorCode: isKnown ? entry.errorCode : null,
      errorValues: isKnown ? storable(entry.errorValues) : null,
      createdAt: importing.timeOf(createdAt),
      // Only what stands before it: there are no circles.
      parent: parentId === null ? null : (places.get(parentId) ?? null),
    })
    places.set(id, entries.length - 1)
  }
  return entries
}

const builtIn = (appId: number | null): number | null =>
  appId !== null && appId < firstOwnAppId ? appId : null
