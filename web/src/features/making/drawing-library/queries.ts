// What the library asks of the server, in the page's language.
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

/** Part of the installation: another one comes with another version only. */
const kept = { staleTime: Number.POSITIVE_INFINITY }
const size = 24

/** All entries at once, so that searching and choosing need no network. */
export function useParamLibrary() {
  const language = useLocale()
  const categories = useQuery({
    ...callOptions('drawingLibrary.paramCategories', { language }),
    ...kept,
  })
  const entries = useQuery({
    ...callOptions('drawingLibrary.params', { page: 1, size: 1000, language }),
    ...kept,
  })
  return {
    data: categories.data &&
      entries.data && { categories: categories.data, entries: entries.data.rows },
    error: categories.error ?? entries.error,
    isFetching: categories.isFetching || entries.isFetching,
    refetch: () => void Promise.all([categories.refetch(), entries.refetch()]),
  }
}

export function useCaseCategories() {
  const language = useLocale()
  return useQuery({ ...callOptions('drawingLibrary.caseCategories', { language }), ...kept })
}

/** Cases of a category (all when undefined) that have the words, a page after another. */
export function useCases(category: string | undefined, words: string) {
  const language = useLocale()
  const query = words.trim().slice(0, 200)
  const filter = { language, ...(category ? { category } : {}), ...(query ? { query } : {}) }
  return usePages({
    queryKey: [...dataKey('drawingLibrary.cases'), { language, category, query }],
    size,
    read: (page, signal) =>
      call('drawingLibrary.cases', { ...filter, page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    keepsBefore: true,
    ...kept,
  })
}

export type ExampleType = NonNullable<InputAt<'drawingLibrary.examples'>['type']>

/** Examples that suit a screen; `type` is that of its works. */
export function useExamples(type: ExampleType | undefined) {
  const language = useLocale()
  return useQuery({
    ...callOptions('drawingLibrary.examples', {
      page: 1,
      size: 100,
      language,
      ...(type ? { type } : {}),
    }),
    select: ({ rows }): DrawingCase[] => rows,
    ...kept,
  })
}
