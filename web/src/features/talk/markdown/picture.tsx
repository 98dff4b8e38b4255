// Pictures in an answer. One on another site is fetched only when the reader asks for it, and then by our server:
// its very address may carry words of the conversation to a stranger.
import { useState } from 'react'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { pictureSource } from './addresses.ts'
import { useMarkdownTexts } from './markdown-texts.ts'

interface PictureProps {
  readonly address: string
  readonly alt: string
  /** The address is still being written. */
  readonly pending: boolean
}

export function Picture({ address, alt, pending }: PictureProps) {
  if (pending) return <PendingPicture alt={alt} />
  const source = pictureSource(address)
  if (!source) return <span className="md-picture-refused">{`![${alt}](${address})`}</span>
  if (source.kind === 'own') return <LoadedPicture key={source.src} src={source.src} alt={alt} />
  return (
    <ForeignPicture
      key={source.src}
      address={address}
      src={source.src}
      host={source.host}
      alt={alt}
    />
  )
}

function PendingPicture({ alt }: { alt: string }) {
  return (
    <span className="md-picture-box">
      <span className="md-picture-alt">{alt}</span>
    </span>
  )
}

interface ForeignPictureProps {
  /** As the answer names it. */
  readonly address: string
  readonly src: string
  readonly host: string
  readonly alt: string
}

function ForeignPicture({ address, src, host, alt }: ForeignPictureProps) {
  const texts = useMarkdownTexts()
  const [wanted, setWanted] = useState(false)
  if (wanted) return <LoadedPicture src={src} alt={alt} />
  return (
    <span className="md-picture-box" title={address}>
      <span className="md-picture-words">
        {alt && <span className="md-picture-alt">{alt}</span>}
        <span className="md-picture-host">{texts.pictureFrom({ host })}</span>
      </span>
      <button type="button" className="md-button" onClick={() => setWanted(true)}>
        {texts.showPicture}
      </button>
    </span>
  )
}

function LoadedPicture({ src, alt }: { src: string; alt: string }) {
  const texts = useMarkdownTexts()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  if (state === 'failed') {
    const again = () => {
      setAttempt(attempt + 1)
      setState('loading')
    }
    return (
      <span className="md-picture-box" data-state="failed">
        <span className="md-picture-words">
          {alt && <span className="md-picture-alt">{alt}</span>}
          <span className="md-picture-host" role="status">
            {texts.pictureFailed}
          </span>
        </span>
        <button type="button" className="md-button" onClick={again}>
          {texts.retry}
        </button>
      </span>
    )
  }
  return (
    <LazyImage
      key={attempt}
      className="md-picture"
      data-state={state}
      src={src}
      alt={alt}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}
