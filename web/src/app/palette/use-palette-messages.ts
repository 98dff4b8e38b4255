// Messages that hold what was typed, as the server finds them.
import type { ReplyAt } from '../../api/endpoint-types.ts'
import { useMessageSearch } from '../../features/talk/groups/queries.ts'
import { useSettled } from '../../lib/use-settled.ts'

export type FoundMessage = ReplyAt<'chatlog.search'>['rows'][number]

const maxShown = 8
/** One letter would find everything, one Han character already says something. */
const isWorthAsking = (query: string): boolean => query.length > 1 || /\p{Script=Han}/u.test(query)

export type MessageSearch = {
  rows: readonly FoundMessage[]
  /** `waiting`: what is shown, if anything, is not yet the answer to what was typed. */
  state: 'idle' | 'waiting' | 'found' | 'failed'
  retry: () => void
}

export function usePaletteMessages(query: string): MessageSearch {
  const typed = query.trim()
  const settled = useSettled(typed)
  const asked = isWorthAsking(settled) ? settled : ''
  const { query: search } = useMessageSearch(asked)
  const retry = () => void search.refetch()
  if (!isWorthAsking(typed)) return { rows: [], state: 'idle', retry }
  if (search.isError) return { rows: [], state: 'failed', retry }
  const isAnswer = typed === asked && search.data !== undefined && !search.isPlaceholderData
  const rows = asked === '' ? [] : (search.data?.pages[0]?.rows ?? []).slice(0, maxShown)
  return { rows, state: isAnswer ? 'found' : 'waiting', retry }
}
