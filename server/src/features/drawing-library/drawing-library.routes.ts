import type { api } from '@atelier/contract'
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
} from './drawing-library.usecases.ts'
import { manageParamSets, type ParamSetDependencies } from './param-sets.usecases.ts'

export type DrawingLibraryDependencies = ParamSetDependencies & { pictures: CasePictures }

/** The address changes with the recipe. */
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

export const drawingLibraryHandlers = (
  dependencies: DrawingLibraryDependencies,
): Handlers<typeof api.drawingLibrary> => {
  const { pictures } = dependencies
  return {
    async categories({ language }, { locale }) {
      return listCategories(language ?? locale, pictures)
    },
    async caseCategories({ language }, { locale }) {
      return listCategories(language ?? locale, pictures).filter(({ cases }) => cases > 0)
    },
    async cases({ language, category, query, ...paging }, { locale }) {
      return pageOf(listCases({ category, query }, language ?? locale, pictures), paging)
    },
    async examples({ language, type, ...paging }, { locale }) {
      return pageOf(listExamples(type, language ?? locale, pictures), paging)
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
    async paramCategories({ language }, { locale }) {
      return listParamCategories(language ?? locale)
    },
    async params({ language, category, query, ...paging }, { locale }) {
      return pageOf(listParams({ category, query }, language ?? locale), paging)
    },
    async paramSets(wish, { caller }) {
      return manageParamSets(wish, caller.accountId, dependencies)
    },
  }
}
