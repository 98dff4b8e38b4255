import type { MessagePart } from '@atelier/contract/message-parts'
import { useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { useMessageMeans } from './message-means.ts'

type Picture = Extract<MessagePart, { type: 'image' }>

/** A picture of a message, which opens large. It has its place before it is loaded. */
export function MessagePicture({ picture, small }: { picture: Picture; small?: boolean }) {
  const t = useTexts('chat')
  const { enlarge } = useMessageMeans()
  const [broken, setBroken] = useState(false)
  const url = pictureAddress(picture.url)
  const alt = picture.alt || t.picture
  const { width = 4, height = 3 } = picture
  if (broken || url === '') {
    return (
      <span className="flex size-32 flex-col items-center justify-center gap-2 rounded-card bg-fill text-small text-faint">
        <Icon name="image" />
        {alt}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`${t.enlarge}: ${alt}`}
      onClick={() => enlarge({ url, alt })}
      className="block max-w-full cursor-zoom-in overflow-hidden rounded-card"
      style={{ width: small ? Math.min(width, 240, 240 * (width / height)) : Math.min(width, 512) }}
    >
      <LazyImage
        src={url}
        alt={alt}
        width={width}
        height={height}
        onError={() => setBroken(true)}
        className="h-auto w-full bg-fill"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </button>
  )
}
