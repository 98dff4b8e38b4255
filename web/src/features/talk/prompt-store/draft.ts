// A prompt that is being written: its fields as typed, and what does not fit in them.
import type { FailureCode } from '@atelier/contract/errors'
import { promptBounds } from '@atelier/contract/prompt-list'
import type { PromptsTexts } from '../../../i18n/locales/en-US/prompts.ts'

export type Draft = {
  /** Absent for one that is new. */
  id?: number | undefined
  title: string
  content: string
  /** As typed, with commas. */
  tags: string
}

export type DraftProblems = { title?: string; content?: string; tags?: string }

export const emptyDraft: Draft = { title: '', content: '', tags: '' }

/** Tags as typed, Chinese commas too; each once. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

type Texts = Pick<
  PromptsTexts,
  'titleEmpty' | 'titleLong' | 'contentEmpty' | 'contentLong' | 'tagsMany' | 'tagLong'
>

/** What does not fit, field by field; nothing when all does. */
export function problemsOf(draft: Draft, t: Texts): DraftProblems {
  const title = lengthProblem(draft.title, promptBounds.titleLength, t.titleEmpty, t.titleLong)
  const content = lengthProblem(
    draft.content,
    promptBounds.contentLength,
    t.contentEmpty,
    t.contentLong,
  )
  const tags = tagsProblem(tagsIn(draft.tags), t)
  return { ...(title ? { title } : {}), ...(content ? { content } : {}), ...(tags ? { tags } : {}) }
}

function lengthProblem(
  typed: string,
  max: number,
  empty: string,
  long: (values: { n: number }) => string,
): string {
  const { length } = typed.trim()
  return length === 0 ? empty : length > max ? long({ n: length - max }) : ''
}

function tagsProblem(tags: readonly string[], t: Texts): string {
  if (tags.length > promptBounds.tags) return t.tagsMany({ n: promptBounds.tags })
  const tag = tags.find(({ length }) => length > promptBounds.tagLength)
  return tag ? t.tagLong({ tag, n: promptBounds.tagLength }) : ''
}

/** The field that a refusal is about. */
export const fieldFailures: Partial<Record<FailureCode, keyof DraftProblems>> = {
  'prompts.title_taken': 'title',
  'prompts.title_conflict': 'title',
  'prompts.content_taken': 'content',
  'prompts.content_conflict': 'content',
}
