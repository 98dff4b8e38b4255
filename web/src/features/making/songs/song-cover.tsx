import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type SongCoverProps = {
  src: string
  /** What stands in its place until it has come, as a data URL. */
  blur?: string
  className?: string
}

/** The picture of a song, or a sign in its place; says nothing, as the title stands beside it. */
export function SongCover({ src, blur = '', className = '' }: SongCoverProps) {
  const [broken, setBroken] = useState('')
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong bg-cover text-soft ${className}`}
      style={blur ? { backgroundImage: `url("${blur}")` } : undefined}
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
