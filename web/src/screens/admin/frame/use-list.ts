import type { CallSettings } from '../../../api/transport.ts'
import { byId, usePages } from '../../../api/use-pages.ts'

type Page<Row> = { rows: Row[]; count: number }

type ListOptions = {
  /** Rows of a full page. */
  size?: number
  /** Shows what was found before until the first page of another filter has come. */
  keepsBefore?: boolean
}

/**
 * A list of the console, page by page, read anew each time that it is shown. `key` begins with the name of the call and tells filters
 * apart; `read` asks for a page. Its failure is shown in its place.
 */
export function useList<Row extends { id: string | number }, More extends object = object>(
  key: readonly unknown[],
  read: (page: { page: number; size: number }, settings: CallSettings) => Promise<Page<Row> & More>,
  { size = 50, keepsBefore = true }: ListOptions = {},
) {
  return usePages<Row, More>({
    queryKey: [...key, 'pages'],
    size,
    read: (page, signal) => read({ page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    keepsBefore,
    refetchOnMount: 'always',
  })
}
