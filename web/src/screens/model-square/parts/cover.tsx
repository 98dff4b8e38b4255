import type { SamplePicture } from '@atelier/contract/features/making/samples'
import { useState } from 'react'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { groundOf } from '../../../ui/quiet-ground.ts'

type CoverProps = {
  name: string
  /** A picture of one's own that it made … */
  own: string | undefined
  /** … and what is said of that. */
  alt: string
  /** The one that comes with the product. */
  cover: SamplePicture | undefined
}

/** What a model looks like: what it last made for oneself, else its cover, else a quiet colour that is its own. */
export function Cover({ name, own, alt, cover }: CoverProps) {
  const [isLost, setLost] = useState(false)
  if (own && !isLost)
    return (
      <LazyImage
        src={own}
        alt={alt}
        onError={() => setLost(true)}
        className="absolute inset-0 size-full object-cover"
      />
    )
  if (cover)
    return <FilePicture lazy file={{ url: cover.url, thumbnail: '', blur: cover.blur }} alt="" />
  return (
    <span
      className="absolute inset-0 grid place-items-center bg-sunken text-faint"
      style={{ backgroundImage: groundOf(name) }}
    >
      <Icon name="blocks" size={24} />
    </span>
  )
}
