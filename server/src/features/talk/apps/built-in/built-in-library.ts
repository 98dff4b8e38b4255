// All apps and roles that come with the product, in the order in which they are shown.
import type { AppKind } from '@atelier/contract/app-terms'
import { type Locale, locales } from '@atelier/contract/primitives'
import { hasWords, plainText } from '../../../../platform/plain-words.ts'
import { appsForCreating } from './apps-for-creating.ts'
import { appsForEveryDay } from './apps-for-every-day.ts'
import { appsForWords } from './apps-for-words.ts'
import { appsForWork } from './apps-for-work.ts'
import type { AppWords, BuiltInApp, KindOfBuiltIn } from './built-in-app.ts'
import { rolesForCompany } from './roles-for-company.ts'
import { rolesForLearning } from './roles-for-learning.ts'
import { rolesForWork } from './roles-for-work.ts'
import { rolesOfCharacter } from './roles-of-character.ts'

const ofKind =
  (kind: AppKind) =>
  (app: BuiltInApp): KindOfBuiltIn => ({ ...app, kind })

export const builtInApps: readonly KindOfBuiltIn[] = [
  ...[appsForWords, appsForWork, appsForCreating, appsForEveryDay].flat().map(ofKind('app')),
  ...[rolesForWork, rolesForLearning, rolesForCompany, rolesOfCharacter].flat().map(ofKind('role')),
]

const byId = new Map(builtInApps.map((app) => [app.id, app]))

export const findBuiltIn = (id: number): KindOfBuiltIn | undefined => byId.get(id)

/** What an app is found by, in all languages. */
export const textOf = (app: { readonly [L in Locale]: AppWords }): string =>
  plainText(
    locales.flatMap((locale) => {
      const { name, description, questions } = app[locale]
      return [name, description, ...questions]
    }),
  )

const texts = new Map(builtInApps.map((app) => [app.id, textOf(app)]))

export type AppWish = {
  kind: AppKind
  category?: string | undefined
  q?: string | undefined
}

/** Those that fit; every word of `q` stands somewhere in their texts, in whichever language. */
export function listBuiltIn({ kind, category, q = '' }: AppWish): KindOfBuiltIn[] {
  return builtInApps.filter(
    (app) =>
      app.kind === kind &&
      (category === undefined || app.category === category) &&
      hasWords(texts.get(app.id) ?? '', q),
  )
}
