import { useEffect } from 'react'
import { useSite } from './queries.ts'

/** Names the page in the browser's tab; without a title of its own it has the site's name. */
export function useTitle(title?: string): void {
  const { siteName } = useSite()
  const name = siteName || 'AI'
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}
