// Making, changing, publishing and deleting one's own apps and roles, and keeping some at hand.

import { type AppState, appLimits } from '@atelier/contract/app-terms'
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { AppPage, apps } from '@atelier/contract/features/talk/apps'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { getOwnUploadAt } from '../../identity/uploads/uploads.usecases.ts'
import { documentsOfApp, giveDocuments } from '../knowledge/app-documents.ts'
import { nextState } from '../shelf/next-state.ts'
import { expectFreeOfRefused, isTrusted } from '../shelf/publish.ts'
import * as store from './apps.store.ts'
import { type AppDependencies, readApp } from './apps.usecases.ts'
import { getApp } from './find-app.ts'

type Context = RequestContext<'caller'>
type Request = ParsedInputOf<typeof apps.save>

const ownerIn = ({ site, caller }: Context) => ({ siteId: site.id, ownerId: caller.accountId })

/**
 * Makes an app, or changes one. Throws apps.not_found, apps.too_many, apps.refused_words where others see it, documents.not_found,
 * models.not_found, uploads.not_found.
 */
export async function saveApp(
  request: Request,
  context: Context,
  dependencies: AppDependencies,
): Promise<AppPage> {
  return readApp({ id: await keepApp(request, context, dependencies) }, context, dependencies)
}

/** The same, within a transaction or not; resolves with its number. */
export async function keepApp(
  { id, kind, documents, ...request }: Request,
  context: Context,
  dependencies: AppDependencies,
): Promise<number> {
  const { db, clock } = dependencies
  const contents = { ...request, tools: await offeredAmong(request.tools, context, dependencies) }
  await expectModel(contents.modelId, context, dependencies)
  const words = wordsToIndex(
    [contents.name, contents.description, ...contents.questions].join('\n'),
  )
  const owner = ownerIn(context)
  const at = clock.now()
  return db.transaction(async (tx) => {
    await lockAccount(tx, owner.ownerId)
    const before = id === undefined ? undefined : await store.lockOwn(tx, id, owner)
    if (id !== undefined && !before) throw new Failure('apps.not_found')
    if (contents.icon !== before?.icon) await expectPicture(contents.icon, owner.ownerId, tx)
    if (!before) {
      if ((await store.countOwn(tx, owner.ownerId)) >= appLimits.own)
        throw new Failure('apps.too_many', { values: { most: appLimits.own } })
      const made = await store.insertApp(tx, { ...contents, ...owner, kind }, { words, at })
      await giveDocuments(documents, { appId: made, ownerId: owner.ownerId }, tx)
      return made
    }
    const known = new Set((await documentsOfApp(before.id, tx)).map((document) => document.id))
    // What it learns is said by it, too.
    const changesWords =
      !saysTheSame(before, contents) || documents.some((each) => !known.has(each))
    const change = { is: 'edit', changesWords } as const
    const state = nextState(before.state, change, isTrusted('apps', context))
    if (state === 'public' || state === 'waiting')
      expectFreeOfRefused('apps', textsOf(contents), context)
    await store.updateApp(tx, before.id, { ...contents, state }, { words, at })
    await giveDocuments(documents, { appId: before.id, ownerId: owner.ownerId }, tx)
    return before.id
  })
}

async function offeredAmong(
  names: readonly string[],
  context: Context,
  { listTools }: Pick<AppDependencies, 'listTools'>,
): Promise<string[]> {
  if (names.length === 0) return []
  const tools = await listTools(context)
  return tools.flatMap(({ name }) => (names.includes(name) ? [name] : []))
}

/** A model that is no longer offered may stay where it was: the app then goes by the chosen one. */
async function expectModel(
  modelId: number | null,
  context: Context,
  { catalog }: Pick<AppDependencies, 'catalog'>,
): Promise<void> {
  if (modelId === null) return
  const offered = await catalog.listChatModels(context)
  if (offered.some(({ id }) => id === modelId)) return
  const reason = failureText('models.not_found', context.locale)
  throw new Failure('models.not_found', { fields: [{ field: 'modelId', reason }] })
}

async function expectPicture(
  icon: string,
  ownerId: number,
  tx: AppDependencies['db'],
): Promise<void> {
  if (!icon.startsWith('/')) return
  const { mime } = await getOwnUploadAt(icon, ownerId, tx)
  if (!mime.startsWith('image/')) throw new Failure('uploads.not_found')
}

const textsOf = (app: Omit<store.AppContents, 'modelId' | 'tools' | 'category'>) => ({
  name: [app.name],
  description: [app.description],
  icon: [app.icon],
  opening: [app.opening],
  questions: app.questions,
  systemMessage: [app.systemMessage],
})

const saysTheSame = (before: store.AppContents, after: store.AppContents): boolean =>
  JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(after))

/** Throws apps.not_found, apps.refused_words. */
export const publishApp = (id: number, context: Context, dependencies: AppDependencies) =>
  changeState(id, 'publish', context, dependencies)

/** Throws apps.not_found. */
export const withdrawApp = (id: number, context: Context, dependencies: AppDependencies) =>
  changeState(id, 'withdraw', context, dependencies)

async function changeState(
  id: number,
  is: 'publish' | 'withdraw',
  context: Context,
  dependencies: AppDependencies,
): Promise<AppPage> {
  const { db, clock } = dependencies
  await db.transaction(async (tx) => {
    const before = await store.lockOwn(tx, id, ownerIn(context))
    if (!before) throw new Failure('apps.not_found')
    if (is === 'publish') expectFreeOfRefused('apps', textsOf(before), context)
    const state = nextState(before.state, { is }, isTrusted('apps', context))
    if (state === before.state) return
    const at = clock.now()
    await store.updateApp(tx, id, { state, ...publishing(state, at) }, { at })
  })
  return readApp({ id }, context, dependencies)
}

const publishing = (state: AppState, at: Date) => (state === 'public' ? { publishedAt: at } : {})

/** Throws apps.not_found. */
export async function deleteApp(
  id: number,
  context: Context,
  { db }: Pick<AppDependencies, 'db'>,
): Promise<void> {
  const isGone = await db.transaction((tx) => store.deleteApp(tx, id, ownerIn(context)))
  if (!isGone) throw new Failure('apps.not_found')
}

/** Throws apps.not_found, apps.too_many_pins; to let go of what is gone is no failure. */
export async function pinApp(
  { id, pinned }: { id: number; pinned: boolean },
  context: Context,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<void> {
  const { accountId } = context.caller
  if (!pinned) return store.deletePin(db, accountId, id)
  await getApp(id, context, db)
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const pins = await store.listPins(tx, accountId)
    if (pins.length >= appLimits.pins && !pins.includes(id))
      throw new Failure('apps.too_many_pins', { values: { most: appLimits.pins } })
    await store.insertPin(tx, { accountId, appId: id, createdAt: clock.now() })
  })
}
