import { useQueryClient } from '@tanstack/react-query'
import { setConsoleSite } from '../../../lib/console-site.ts'

/** What every room shares, whichever site it is about. */
const shared = ['auth.getInfo', 'sites.front', 'content.jumps']

/** Has the console be about another site; nothing that was read of one may be shown as another's. */
export function useChooseSite(): (code: string) => void {
  const queries = useQueryClient()
  return (code) => {
    setConsoleSite(code)
    queries.removeQueries({ predicate: ({ queryKey: [key] }) => !shared.includes(String(key)) })
  }
}
