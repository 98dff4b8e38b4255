// An entry as it is being written: whatever is missing is empty, so that one form fits what was stored at any time.
import { type AppKind, appCategories, appPictograms } from '@atelier/contract/app-terms'
import {
  type CaseAspect,
  caseAspects,
  drawingCategories,
  type EntryKind,
  paramCategories,
} from '@atelier/contract/content-terms'
import { marketCategories, type PromptMedium, promptMedia } from '@atelier/contract/market-terms'
import type { Locale, locales } from '@atelier/contract/primitives'
import type { Texts } from '../frame/texts-field.tsx'

export type EntryDraft = {
  title: Texts
  content: Texts
  important: boolean
  question: Texts
  answer: Texts
  url: string
  link: string
  name: string
  icon: string
  ad: string
  domain: string
  type: 1 | 2
  prompt: string
  meaning: Texts
  category: string
  aspect: CaseAspect
  appKind: AppKind
  description: Texts
  systemMessage: Texts
  opening: Texts
  /** One to a line. */
  questions: Texts
  tags: Texts
  medium: PromptMedium
  /** The upstream's name. */
  model: string
}

const fieldsOf: Record<EntryKind, readonly (keyof EntryDraft)[]> = {
  notice: ['title', 'content', 'important'],
  drawingNotice: ['title', 'content'],
  question: ['question', 'answer'],
  banner: ['title', 'url', 'link'],
  menu: ['name', 'title', 'icon', 'url'],
  jump: ['ad', 'domain', 'type'],
  drawingCase: ['title', 'url', 'prompt', 'meaning', 'category', 'aspect'],
  drawingParam: ['title', 'prompt', 'category'],
  houseApp: [
    ...(['appKind', 'title', 'description', 'category', 'icon', 'url'] as const),
    ...(['systemMessage', 'opening', 'questions'] as const),
  ],
  housePrompt: ['title', 'description', 'content', 'category', 'medium', 'url', 'tags'],
  modelPage: ['model', 'content'],
}

const textsOf = (value: unknown): Texts =>
  typeof value === 'object' && value !== null ? (value as Texts) : {}
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const readDraft = (body: Readonly<Record<string, unknown>>): EntryDraft => ({
  title: textsOf(body.title),
  content: textsOf(body.content),
  important: body.important === true,
  question: textsOf(body.question),
  answer: textsOf(body.answer),
  url: wordOf(body.url),
  link: wordOf(body.link),
  name: wordOf(body.name),
  icon: wordOf(body.icon),
  ad: wordOf(body.ad),
  domain: wordOf(body.domain),
  type: body.type === undefined || body.type === 1 ? 1 : 2,
  prompt: wordOf(body.prompt),
  meaning: textsOf(body.meaning),
  category: wordOf(body.category),
  aspect: caseAspects.find((aspect) => aspect === body.aspect) ?? '1:1',
  appKind: body.appKind === 'role' ? 'role' : 'app',
  description: textsOf(body.description),
  systemMessage: textsOf(body.systemMessage),
  opening: textsOf(body.opening),
  questions: textsOf(body.questions),
  tags: textsOf(body.tags),
  medium: promptMedia.find((medium) => medium === body.medium) ?? 'chat',
  model: wordOf(body.model),
})

/** What is sent of a draft: the fields of its kind. */
export const bodyOf = (kind: EntryKind, draft: EntryDraft): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf[kind].map((field) => [
      field,
      draft[field] || byDefault[kind]?.[field] || draft[field],
    ]),
  )

/** What stands in fields as long as nobody has chosen. */
const byDefault: Partial<Record<EntryKind, Partial<Record<keyof EntryDraft, string>>>> = {
  drawingCase: { category: drawingCategories[0] },
  drawingParam: { category: paramCategories[0] },
  houseApp: { category: appCategories[0], icon: appPictograms[0] },
  housePrompt: { category: marketCategories[0] },
}

/** As people read it: in their language, else in another that it was written in, in the server's order. */
export const textFor = (texts: Texts, locale: Locale): string =>
  texts[locale] ?? texts['zh-CN'] ?? texts['en-US'] ?? texts['zh-TW'] ?? ''

/** The languages that a text is written in, of those that it could be. */
export const writtenIn = (texts: Texts, all: typeof locales): Locale[] =>
  all.filter((locale) => texts[locale])
