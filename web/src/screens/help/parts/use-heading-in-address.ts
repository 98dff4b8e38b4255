import { headingSlug } from '@atelier/contract/heading-slug'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the heading that the address names, as in `#keys-by-vendor`, to the top once `isDrawn`. */
export function useHeadingInAddress(
  article: RefObject<HTMLElement | null>,
  isDrawn: boolean,
): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address once more is a new wish
  useEffect(() => {
    if (!isDrawn || hash === '') return
    const headings = article.current?.querySelectorAll('h3, h4') ?? []
    const wanted = readable(hash)
    const heading = [...headings].find(
      ({ textContent }) => `#${headingSlug(textContent)}` === wanted,
    )
    heading?.scrollIntoView()
  }, [article, isDrawn, hash, key])
}

/** Addresses carry Chinese escaped or not, and by hand also broken. */
function readable(hash: string): string {
  try {
    return decodeURI(hash)
  } catch {
    return hash
  }
}
