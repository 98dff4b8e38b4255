import { useState } from 'react'

type AvatarProps = {
  /** Where the picture is; without one, or when it does not load, the first letter of the name stands for it. */
  src?: string
  name: string
  /** Edge in px. */
  size?: 24 | 28 | 32 | 40 | 56 | 88
}

/** Decorative: the name is said beside it. */
export function Avatar({ src = '', name, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState('')
  const letter = [...name.trim()][0]?.toUpperCase() ?? ''
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-fill-strong font-medium text-soft select-none"
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        letter
      )}
    </span>
  )
}
