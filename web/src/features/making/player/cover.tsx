import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The picture of a track, or a sign in its place; says nothing, as the title stands beside it. */
export function Cover({ src, className }: { src: string; className?: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong text-soft',
        className,
      )}
    >
      {src !== '' && src !== broken ? (
        <img
          src={src}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name="music" />
      )}
    </span>
  )
}
