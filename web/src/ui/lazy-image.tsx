import { type ImgHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { lazyTurns } from './lazy-turns.ts'

type LazyImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'loading'> & {
  src: string
  alt: string
}

/** A picture that is fetched when it comes near, and with the next turn of all such pictures: who flies past fetches none. */
export function LazyImage({ src, alt, ...others }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null)
  // By hand: what React knows does not change, and nothing is drawn once more for it.
  useLayoutEffect(() => {
    if (image.current?.getAttribute('src') === src) return
    return lazyTurns.take(() => image.current?.setAttribute('src', src))
  }, [src])
  return <img {...others} ref={image} alt={alt} loading="lazy" decoding="async" />
}
