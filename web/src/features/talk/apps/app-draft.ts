// What somebody fills in of an app. Knows no network.
import { type AppCategory, type AppKind, appLimits } from '@atelier/contract/app-terms'
import type { AppPage } from '@atelier/contract/features/talk/apps'

/** A model that an app can ask for. */
export type ModelOption = { id: number; name: string }

export type AppDraft = {
  name: string
  description: string
  category: AppCategory
  icon: string
  systemMessage: string
  /** 0 for the chosen one. */
  modelId: number
  opening: string
  questions: readonly string[]
  tools: readonly string[]
  documents: readonly AppPage['documents'][number][]
}

export const emptyDraft: AppDraft = {
  name: '',
  description: '',
  category: 'life',
  icon: 'sparkles',
  systemMessage: '',
  modelId: 0,
  opening: '',
  questions: [''],
  tools: [],
  documents: [],
}

export const draftOf = (app: AppPage): AppDraft => ({
  name: app.name,
  description: app.description,
  category: app.category,
  icon: app.icon,
  systemMessage: app.systemMessage ?? '',
  modelId: app.modelId ?? 0,
  opening: app.opening,
  questions: app.questions.length ? app.questions : [''],
  tools: app.tools,
  documents: app.documents,
})

/** As the server takes it: lines that were left empty are no questions. */
export const requestOf = (draft: AppDraft, { id, kind }: { id: number; kind: AppKind }) => ({
  ...draft,
  ...(id > 0 ? { id } : {}),
  kind,
  modelId: draft.modelId > 0 ? draft.modelId : null,
  questions: askedIn(draft),
  tools: [...draft.tools],
  documents: draft.documents.map((document) => document.id),
})

const askedIn = ({ questions }: AppDraft) =>
  questions.map((question) => question.trim()).filter((question) => question !== '')

/** One more line for a question, unless there are as many as there can be. */
export const withLine = (draft: AppDraft): AppDraft =>
  draft.questions.length < appLimits.questions
    ? { ...draft, questions: [...draft.questions, ''] }
    : draft

export type MissingField = 'name' | 'systemMessage'

/** What cannot be left empty, and is. */
export const missingIn = (draft: AppDraft): MissingField[] =>
  (['name', 'systemMessage'] as const).filter((field) => draft[field].trim() === '')
