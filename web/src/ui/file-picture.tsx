import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { lazyTurns } from './lazy-turns.ts'

type FilePictureProps = {
  file: {
    url: string
    /** The small one; empty when there is none. */
    thumbnail: string
    /** What stands in its place until it has come, as a data URL; empty when there is none. */
    blur: string
  }
  alt: string
  /** Fetched only when it comes near, and not while somebody flies past: for very many at once. */
  lazy?: boolean
}

/** A picture, small: from its blur to its thumbnail. */
export function FilePicture({ file, alt, lazy = false }: FilePictureProps) {
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const address = file.thumbnail || file.url
  // By hand, as below.
  useLayoutEffect(() => {
    if (!lazy) return
    return lazyTurns.take(() => image.current?.setAttribute('src', address))
  }, [lazy, address])
  if (isBroken)
    return (
      <span className="absolute inset-0 grid place-items-center text-faint">
        <Icon name="image" size={24} />
        <span className="sr-only">{alt}</span>
      </span>
    )
  return (
    <>
      {file.blur !== '' && (
        <span
          aria-hidden="true"
          className="absolute inset-0 bg-cover bg-center transition-[visibility] delay-(--calm) duration-0"
          style={{ backgroundImage: `url("${file.blur}")` }}
        />
      )}
      <img
        ref={image}
        src={lazy ? undefined : address}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
        onLoad={reveal}
        onError={() => setBroken(true)}
        className="absolute inset-0 size-full object-cover opacity-0 transition-[opacity] duration-(--calm)"
      />
    </>
  )
}

// By hand: dozens load while somebody scrolls, and nothing of what React knows changes. What is transparent does not show the blur behind.
function reveal({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.opacity = '1'
  const blur = currentTarget.previousElementSibling
  if (blur instanceof HTMLElement) blur.style.visibility = 'hidden'
}
