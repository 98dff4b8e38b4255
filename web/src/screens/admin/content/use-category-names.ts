import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

/** What cases or prompt parameters can be about, in the reader's language; by their own names until those are there. */
export function useCategoryNames(kind: 'drawingCase' | 'drawingParam'): (id: string) => string {
  const language = useLocale()
  const path =
    kind === 'drawingCase' ? 'GET /midjourney/fenlei' : 'GET /midjourney/getParamsCategory'
  const { data } = useQuery({
    ...callOptions(path, { language }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rows: readonly { id: string; name: string }[] = data ?? []
  return (id) => rows.find((row) => row.id === id)?.name ?? id
}
