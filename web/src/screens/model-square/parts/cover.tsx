import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { groundOf } from '../../../ui/quiet-ground.ts'

type CoverProps = { name: string; picture: string | undefined; alt: string }

/** What a model looks like in a list: a picture of one's own that it made, else a quiet colour that is its own. */
export function Cover({ name, picture, alt }: CoverProps) {
  const [isLost, setLost] = useState(false)
  if (picture && !isLost)
    return (
      <LazyImage
        src={picture}
        alt={alt}
        onError={() => setLost(true)}
        className="absolute inset-0 size-full object-cover"
      />
    )
  return (
    <span
      className="absolute inset-0 grid place-items-center bg-sunken text-faint"
      style={{ backgroundImage: groundOf(name) }}
    >
      <Icon name="blocks" size={24} />
    </span>
  )
}
