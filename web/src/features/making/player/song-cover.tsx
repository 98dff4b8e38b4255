import { useState } from 'react'
import { DrawnCover } from '../../../ui/drawn-cover.tsx'

type SongCoverProps = {
  src: string
  /** What the song is called and how it sounds: what is drawn where it has no picture. */
  name: string
  style?: string
  /** What stands in its place until it has come, as a data URL. */
  blur?: string
  className?: string
}

/** The picture of a song, or one that is drawn for it; says nothing, as the title stands beside it. */
export function SongCover({ src, name, style = '', blur = '', className = '' }: SongCoverProps) {
  const [broken, setBroken] = useState('')
  return (
    <span
      className={`block shrink-0 overflow-hidden rounded-control bg-fill-strong bg-cover ${className}`}
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
        <DrawnCover name={name} style={style} />
      )}
    </span>
  )
}
