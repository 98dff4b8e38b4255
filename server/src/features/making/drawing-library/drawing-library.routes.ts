import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { pageOf } from '../../site/content/content.usecases.ts'
import type { Samples } from '../samples/open-samples.ts'
import { sampleNames } from '../samples/sample-names.ts'
import { sendSample } from '../samples/send-sample.ts'
import {
  listCases,
  listCategories,
  listExamples,
  listParamCategories,
  listParams,
  type Reader,
} from './drawing-library.usecases.ts'
import { manageParamSets, type ParamSetDependencies } from './param-sets.usecases.ts'

export type DrawingLibraryDependencies = ParamSetDependencies & { samples: Samples }

/** In the language that is asked for, else in the caller's. */
const readerOf = (language: Locale | undefined, { site, locale }: Reader): Reader => ({
  site,
  locale: language ?? locale,
})

export const drawingLibraryHandlers = (
  dependencies: DrawingLibraryDependencies,
): Handlers<typeof api.drawingLibrary> => {
  const { samples } = dependencies
  return {
    async categories({ language }, context) {
      return listCategories(readerOf(language, context), dependencies)
    },
    async caseCategories({ language }, context) {
      const all = await listCategories(readerOf(language, context), dependencies)
      return all.filter(({ cases }) => cases > 0)
    },
    async cases({ language, category, query, ...paging }, context) {
      const request = { category, query }
      return pageOf(await listCases(request, readerOf(language, context), dependencies), paging)
    },
    async examples({ language, type, ...paging }, context) {
      return pageOf(listExamples(type, readerOf(language, context), dependencies), paging)
    },
    async casePicture({ id }, _, raw) {
      const banner = sampleNames.banner(id)
      const name = samples.find(banner) ? banner : sampleNames.case(id)
      if (!(await sendSample(raw, { name }, samples))) throw new Failure('library.case_not_found')
    },
    async paramCategories({ language }, context) {
      return listParamCategories(readerOf(language, context), dependencies)
    },
    async params({ language, category, query, ...paging }, context) {
      const request = { category, query }
      return pageOf(await listParams(request, readerOf(language, context), dependencies), paging)
    },
    async paramSets(request, { caller }) {
      return manageParamSets(request, caller.accountId, dependencies)
    },
  }
}
