import { useSearchParams } from 'react-router'

/** What a section is asked to show, kept in its address: `?section=spending&model=Big&page=2`. */
export function useAddressFilters() {
  const [query, setQuery] = useSearchParams()
  /** Null removes; another filter than the page begins at the first page. */
  const set = (changes: Record<string, string | null>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known)
        if (!('page' in changes)) next.delete('page')
        for (const [key, value] of Object.entries(changes))
          if (value === null) next.delete(key)
          else next.set(key, value)
        return next
      },
      { preventScrollReset: true, replace: !('page' in changes) },
    )
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return { query, page, set }
}
