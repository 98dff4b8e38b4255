import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { coverHue } from '../cover-hue.ts'

type CoverProps = { name: string; picture: string | undefined; alt: string }

/** What a model looks like in a list: a picture of one's own that it made, else a quiet colour that is its own. */
export function Cover({ name, picture, alt }: CoverProps) {
  const [isLost, setLost] = useState(false)
  if (picture && !isLost)
    return (
      <img
        src={picture}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
        className="absolute inset-0 size-full object-cover"
      />
    )
  const hue = coverHue(name)
  return (
    <span
      className="absolute inset-0 grid place-items-center bg-sunken text-faint"
      style={{
        backgroundImage: `linear-gradient(135deg, oklch(from var(--line) l 0.045 ${hue}), oklch(from var(--sunken) l 0.03 ${(hue + 60) % 360}))`,
      }}
    >
      <Icon name="blocks" size={24} />
    </span>
  )
}
