import { useEffect, useState } from 'react'
import { preloadImage } from './preload-image.ts'

/** How far a picture is; an empty address is one that cannot be had. */
export function usePreloaded(address: string): 'loading' | 'ready' | 'failed' {
  const [known, setKnown] = useState({ address: '', came: false })
  useEffect(() => {
    if (!address) return
    let wanted = true
    void preloadImage(address).then((came) => wanted && setKnown({ address, came }))
    return () => {
      wanted = false
    }
  }, [address])
  if (!address) return 'failed'
  if (known.address !== address) return 'loading'
  return known.came ? 'ready' : 'failed'
}
