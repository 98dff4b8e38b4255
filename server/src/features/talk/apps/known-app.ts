// An app or a role as the rules see it, wherever it stands: in the code or in the database.
import {
  type AppCategory,
  type AppKind,
  type AppState,
  firstOwnAppId,
} from '@atelier/contract/app-terms'
import type { App, AppPage } from '@atelier/contract/features/talk/apps'
import type { Locale } from '@atelier/contract/primitives'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { AppDocument } from '../knowledge/app-documents.ts'
import type { StoredApp } from './apps.store.ts'
import type { AppWords, OfferedApp } from './built-in/built-in-app.ts'
import { isAppCategory } from './categories.ts'

export type KnownApp = {
  id: number
  kind: AppKind
  name: string
  description: string
  icon: string
  category: AppCategory
  opening: string
  questions: readonly string[]
  tools: readonly string[]
  modelId: number | null
  systemMessage: string
  state: AppState
  message: string
  /** Null for what comes with the product, and for what is of the house. */
  ownerId: number | null
  author: string
  uses: number
  sample: App['sample']
  updatedAt: Date | null
}

/** `uses`: on the site, by number. */
export const knownOffered = (
  app: OfferedApp,
  { locale, uses }: { locale: Locale; uses: ReadonlyMap<number, number> },
): KnownApp => ({
  id: app.id,
  kind: app.kind,
  icon: app.icon,
  category: app.category,
  ...app[locale],
  tools: app.tools ?? [],
  modelId: null,
  state: 'public',
  message: '',
  ownerId: null,
  author: app.author ?? '',
  uses: uses.get(app.id) ?? 0,
  sample: sampleOf(app[locale]),
  updatedAt: null,
})

const sampleOf = ({ sampleQuestion: question, sampleAnswer: answer }: AppWords): App['sample'] =>
  question !== undefined && answer !== undefined ? { question, answer } : null

export const knownStored = ({ app, author }: StoredApp): KnownApp => ({
  ...app,
  // A category that a newer version wrote is not known here.
  category: isAppCategory(app.category) ? app.category : 'life',
  author: author.name || author.username || `#${author.id}`,
  sample: null,
})

type Reader = { accountId: number; locale: Locale }

export const describeApp = (app: KnownApp, isPinned: boolean, { accountId }: Reader): App => ({
  id: app.id,
  kind: app.kind,
  name: app.name,
  description: app.description,
  icon: app.icon,
  category: app.category,
  author: app.author,
  uses: app.uses,
  sample: app.sample,
  isBuiltin: app.id < firstOwnAppId,
  isOwn: app.ownerId === accountId,
  isPinned,
  state: app.state,
  updatedAt: app.updatedAt?.toISOString() ?? null,
})

/** All of it, what its author alone may see included for that one alone. */
export function describePage(
  app: KnownApp,
  { isPinned, documents }: { isPinned: boolean; documents: readonly AppDocument[] },
  reader: Reader,
): AppPage {
  const isOwn = app.ownerId === reader.accountId
  const refusal = app.message || failureText('apps.refused', reader.locale)
  return {
    ...describeApp(app, isPinned, reader),
    opening: app.opening,
    questions: [...app.questions],
    tools: [...app.tools],
    documents: documents.filter(({ state }) => isOwn || state === 'ready'),
    modelId: app.modelId,
    systemMessage: isOwn ? app.systemMessage : null,
    message: isOwn && app.state === 'refused' ? refusal : '',
  }
}
