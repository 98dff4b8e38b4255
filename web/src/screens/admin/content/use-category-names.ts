import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

const paths = {
  drawingCase: 'drawingLibrary.categories',
  drawingParam: 'drawingLibrary.paramCategories',
  houseApp: 'apps.categories',
  housePrompt: 'market.categories',
} as const

/** What entries of a kind can be about, in the reader's language; by their own names until those are there. */
export function useCategoryNames(kind: keyof typeof paths): (id: string) => string {
  const language = useLocale()
  const { data } = useQuery({
    ...callOptions(paths[kind], { language }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rows: readonly { id: string; name: string }[] = data ?? []
  return (id) => rows.find((row) => row.id === id)?.name ?? id
}
