// On which terms works are published, as they are typed. Pure.
import type { Publication } from '@atelier/contract/features/showing/publications'
import { type Licence, longestTag, maxTags } from '@atelier/contract/gallery-terms'

export type Terms = {
  title: string
  tags: readonly string[]
  licence: Licence
  hidesPrompt: boolean
}

export const defaultTerms: Terms = {
  title: '',
  tags: [],
  licence: 'all-rights',
  hidesPrompt: false,
}

/** A tag as the server keeps it: one line without a sign before it. */
export const tidyTag = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .replace(/^[#＃\s]+/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, longestTag)
    .join('')

/** The tags that a text names, between commas or on lines of their own. */
export const tagsIn = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map(tidyTag)
    .filter(Boolean)

/** With more at its end, as long as there is room, and none twice. */
export function withTags(tags: readonly string[], more: readonly string[]): readonly string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const added = more.filter((tag) => {
    const key = tag.toLowerCase()
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
  return added.length === 0 ? tags : [...tags, ...added].slice(0, maxTags)
}

/** Those on which all of them are published; usual ones where they differ. */
export function termsOf(publications: readonly Terms[]): Terms {
  const [first, ...others] = publications
  if (!first) return defaultTerms
  const shared = <K extends keyof Terms>(name: K): Terms[K] =>
    others.every((each) => same(each[name], first[name])) ? first[name] : defaultTerms[name]
  return {
    title: shared('title'),
    tags: shared('tags'),
    licence: shared('licence'),
    hidesPrompt: shared('hidesPrompt'),
  }
}

const same = (a: Terms[keyof Terms], b: Terms[keyof Terms]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const isSame = (a: Terms, b: Terms): boolean =>
  (['title', 'tags', 'licence', 'hidesPrompt'] as const).every((name) => same(a[name], b[name]))

/** Whether they are published on terms that are not all the same. */
export const differ = (publications: readonly Terms[]): boolean =>
  publications.some((each) => publications[0] !== undefined && !isSame(each, publications[0]))

/** What the main button does with works that stand so; those that never were published are not among the states. */
export function nextStep(
  states: readonly Publication['state'][],
  works: number,
): 'publish' | 'save' | 'hand-in' {
  if (states.includes('refused')) return 'hand-in'
  const isOut = states.length === works && states.every(isLasting)
  return isOut ? 'save' : 'publish'
}

/** It is shown, or waits for that: there is something to take back. */
export const isLasting = (state: Publication['state']): boolean =>
  state === 'public' || state === 'waiting'
