// All apps and roles that come with the product, in the order in which they are shown.
import { type AppKind, appKinds } from '@atelier/contract/app-terms'
import { type Locale, locales } from '@atelier/contract/primitives'
import { readContent } from '../../../../platform/content/read-content.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { hasWords, plainText } from '../../../../platform/plain-words.ts'
import { type AppWords, appContent, type BuiltInApp } from './built-in-app.ts'

const ofKind = (kind: AppKind): BuiltInApp[] =>
  readContent(appContent[kind]).map(({ facts, words }) => ({ ...facts, kind, ...words }))

export const builtInApps = lazily((): readonly BuiltInApp[] => appKinds.flatMap(ofKind))

const byId = lazily(() => new Map(builtInApps().map((app) => [app.id, app])))

export const findBuiltIn = (id: number): BuiltInApp | undefined => byId().get(id)

/** What an app is found by, in all languages. */
export const textOf = (app: { readonly [L in Locale]: AppWords }): string =>
  plainText(
    locales.flatMap((locale) => {
      const { name, description, questions } = app[locale]
      return [name, description, ...questions]
    }),
  )

const texts = lazily(() => new Map(builtInApps().map((app) => [app.id, textOf(app)])))

export type AppRequest = {
  kind: AppKind
  category?: string | undefined
  q?: string | undefined
}

/** Those that fit; every word of `q` stands somewhere in their texts, in whichever language. */
export function listBuiltIn({ kind, category, q = '' }: AppRequest): BuiltInApp[] {
  return builtInApps().filter(
    (app) =>
      app.kind === kind &&
      (category === undefined || app.category === category) &&
      hasWords(texts().get(app.id) ?? '', q),
  )
}
