import type { api } from '@atelier/contract'
import type { Locale } from '@atelier/contract/primitives'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { pageOf } from '../content/content.usecases.ts'
import type { CasePictures } from './case-pictures.ts'
import {
  getRecipe,
  listCases,
  listCategories,
  listExamples,
  listParamCategories,
  listParams,
  type Reader,
} from './drawing-library.usecases.ts'
import { manageParamSets, type ParamSetDependencies } from './param-sets.usecases.ts'

export type DrawingLibraryDependencies = ParamSetDependencies & { pictures: CasePictures }

/** The address changes with the recipe. */
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** In the language that is asked for, else in the caller's. */
const readerOf = (language: Locale | undefined, { site, locale }: Reader): Reader => ({
  site,
  locale: language ?? locale,
})

export const drawingLibraryHandlers = (
  dependencies: DrawingLibraryDependencies,
): Handlers<typeof api.drawingLibrary> => {
  const { pictures } = dependencies
  return {
    async categories({ language }, context) {
      return listCategories(readerOf(language, context), dependencies)
    },
    async caseCategories({ language }, context) {
      const all = await listCategories(readerOf(language, context), dependencies)
      return all.filter(({ cases }) => cases > 0)
    },
    async cases({ language, category, query, ...paging }, context) {
      const wish = { category, query }
      return pageOf(await listCases(wish, readerOf(language, context), dependencies), paging)
    },
    async examples({ language, type, ...paging }, context) {
      return pageOf(listExamples(type, readerOf(language, context), dependencies), paging)
    },
    async casePicture({ id, size, v }, _, { reply }) {
      const recipe = getRecipe(id)
      const file = await pictures.open(recipe, size)
      await reply
        .type('image/webp')
        .header('cache-control', v === pictures.keyOf(recipe) ? forever : forAnHour)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('content-length', file.bytes)
        .send(file.stream)
    },
    async paramCategories({ language }, context) {
      return listParamCategories(readerOf(language, context), dependencies)
    },
    async params({ language, category, query, ...paging }, context) {
      const wish = { category, query }
      return pageOf(await listParams(wish, readerOf(language, context), dependencies), paging)
    },
    async paramSets(wish, { caller }) {
      return manageParamSets(wish, caller.accountId, dependencies)
    },
  }
}
