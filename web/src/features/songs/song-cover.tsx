import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** The picture of a song, or a sign in its place; says nothing, as the title stands beside it. */
export function SongCover({ src, className = '' }: { src: string; className?: string }) {
  const [broken, setBroken] = useState('')
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong text-soft ${className}`}
    >
      {src !== '' && src !== broken ? (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name="music" />
      )}
    </span>
  )
}
