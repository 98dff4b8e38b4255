import { useEffect, useState } from 'react'
import { type More, useMore } from '../../../lib/use-more.ts'
import { galleryLine, type LineWork, setGalleryLine } from './gallery-line.ts'

/** Makes these the works to step through, as long as they stand there; gives the one that is to be brought into sight. */
export function useGalleryLineOf(
  works: readonly LineWork[],
  query: More,
): { key: string } | undefined {
  const [revealed, setRevealed] = useState<{ key: string }>()
  const onNearEnd = useMore(query)
  useEffect(() => {
    const own = { works, onNearEnd, reveal: (id: number) => setRevealed({ key: String(id) }) }
    setGalleryLine(own)
    return () => {
      if (galleryLine() === own) setGalleryLine(null)
    }
  }, [works, onNearEnd])
  return revealed
}
