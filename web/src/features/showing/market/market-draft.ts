// What somebody fills in of a prompt for the market. Knows no network.
import type { MarketPage, MarketSampleRequest } from '@atelier/contract/features/showing/market'
import {
  type MarketCategory,
  marketLimits,
  type PromptMedium,
} from '@atelier/contract/market-terms'
import { promptBounds } from '@atelier/contract/prompt-list'

/** A sample as the form shows it. */
export type DraftSample = { wish: MarketSampleRequest; name: string; picture: string }

export type MarketDraft = {
  title: string
  description: string
  content: string
  category: MarketCategory
  medium: PromptMedium
  /** As typed, with commas. */
  tags: string
  samples: readonly DraftSample[]
}

export const emptyDraft: MarketDraft = {
  title: '',
  description: '',
  content: '',
  tags: '',
  category: 'life',
  medium: 'chat',
  samples: [],
}

export const draftOf = (prompt: MarketPage): MarketDraft => ({
  title: prompt.title,
  description: prompt.description,
  content: prompt.content,
  category: prompt.category,
  medium: prompt.medium,
  tags: prompt.tags.join(', '),
  samples: prompt.samples.map(({ id, files, answer }) => ({
    wish: { sample: id },
    name: answer.slice(0, 200),
    picture: files?.[0]?.thumbnail ?? '',
  })),
})

/** What another screen brings in the state of the history: words of one's own prompt store. */
export function draftIn(state: unknown): MarketDraft {
  const offer = field(state, 'offer')
  const [title, content] = [field(offer, 'title'), field(offer, 'content')]
  const tags = field(offer, 'tags')
  return {
    ...emptyDraft,
    title: typeof title === 'string' ? title : '',
    content: typeof content === 'string' ? content : '',
    tags: typeof tags === 'string' ? tags : '',
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** As the server takes it. */
export const requestOf = ({ tags, samples, ...draft }: MarketDraft, id: number) => ({
  ...draft,
  ...(id > 0 ? { id } : {}),
  tags: tagsIn(tags),
  samples: samples.map(({ wish: request }) => request),
})

/** Tags as typed, Chinese commas too; each once. */
const tagsIn = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(/[,，、;；\n]/)
        .map((tag) => tag.trim().slice(0, promptBounds.tagLength))
        .filter(Boolean),
    ),
  ].slice(0, promptBounds.tags)

/** With one sample more, each once; no more than there can be. */
export const withSample = (draft: MarketDraft, sample: DraftSample): MarketDraft => {
  const key = JSON.stringify(sample.wish)
  const isThere = draft.samples.some(({ wish: request }) => JSON.stringify(request) === key)
  if (isThere || draft.samples.length >= marketLimits.samples) return draft
  return { ...draft, samples: [...draft.samples, sample] }
}

export type MissingField = 'title' | 'content'

/** What cannot be left empty, and is. */
export const missingIn = (draft: MarketDraft): MissingField[] =>
  (['title', 'content'] as const).filter((name) => draft[name].trim() === '')
