// As whom a model answers: the app of the conversation, or the role that the caller has put on. The server decides; nothing that a
// request says of a system message is read then.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { chat } from '@atelier/contract/features/talk/chat'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import type { RequestContext } from '../../../../platform/http/request-context.ts'
import { countAppUse } from '../../apps/apps.usecases.ts'
import { findApp, getApp } from '../../apps/find-app.ts'
import type { KnownApp } from '../../apps/known-app.ts'
import { getOwnEntry } from '../../chatlog/chatlog.usecases.ts'
import { openAppGroup } from '../../groups/app-groups.ts'
import { findAppOfGroup } from '../../groups/groups.usecases.ts'
import type { ModelCatalog, UsableModel } from '../../models/models.usecases.ts'

type ChatInput = ParsedInputOf<typeof chat.process>

export type Persona = Pick<KnownApp, 'id' | 'kind' | 'systemMessage' | 'tools' | 'modelId'>

/**
 * The persona of an answer, null for none, and the question with the conversation that an app has. A conversation whose app is gone goes
 * on without it. Throws apps.not_found for a role that is not there, or an app that none has begun with.
 */
export async function findPersona(
  input: ChatInput,
  context: RequestContext<'caller'>,
  { db, clock }: { db: Database; clock: Clock },
): Promise<{ persona: Persona | null; input: ChatInput }> {
  const groupId = await groupOf(input, context, db)
  const inGroup = groupId === undefined ? null : await findAppOfGroup(groupId, context.caller, db)
  if (inGroup !== null) return { persona: (await findApp(inGroup, context, db)) ?? null, input }
  if (!input.appId) return { persona: null, input }
  const wanted = await getApp(input.appId, context, db)
  if (wanted.kind === 'app') {
    // One that was begun without an app stays so.
    if (groupId !== undefined) return { persona: null, input }
    const opened = await openAppGroup(wanted.id, context, { db, clock })
    return { persona: wanted, input: { ...input, options: { ...input.options, groupId: opened } } }
  }
  if (groupId === undefined) await countAppUse(wanted, context.site.id, db)
  return { persona: wanted, input }
}

async function groupOf(
  { options }: ChatInput,
  { caller }: RequestContext<'caller'>,
  db: Database,
): Promise<number | undefined> {
  const entryId = options.continue ?? options.regenerate
  if (entryId === undefined) return options.groupId
  return (await getOwnEntry(entryId, caller, db)).groupId
}

/** The model that an app names, where it is offered to the caller; else undefined. */
export async function findPersonaModel(
  persona: Persona | null,
  { site, caller }: RequestContext<'caller'>,
  { catalog }: { catalog: Pick<ModelCatalog, 'getModel'> },
): Promise<UsableModel | undefined> {
  if (persona === null || persona.modelId === null) return undefined
  try {
    return await catalog.getModel(site, persona.modelId, caller)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
