import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '../../api/picture-address.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTurn } from './use-turn.ts'

type CasePictureProps = {
  src: string
  alt: string
  width: number
  height: number
  className?: string
}

/** A picture that the server is still painting is asked for again, so often and after so long. */
const mostTries = 6
const pauseMs = 10_000

/** The picture of a case in its shape, from before it is there; the server may have to paint it first. */
export function CasePicture({ src, alt, width, height, className }: CasePictureProps) {
  const t = useTexts('drawingLibrary')
  const [state, setState] = useState<'coming' | 'later' | 'there' | 'failed'>(
    src ? 'coming' : 'failed',
  )
  const [tries, setTries] = useState(1)
  const box = useRef<HTMLSpanElement>(null)
  const isOurs = useTurn(box, state !== 'coming')
  const isAwaited = state === 'coming' || state === 'later'
  useEffect(() => {
    if (state !== 'later') return
    const timer = setTimeout(() => {
      setTries((count) => count + 1)
      setState('coming')
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <span
      ref={box}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes(
        'relative block w-full overflow-hidden rounded-card bg-fill',
        isAwaited && 'motion-waiting',
        className,
      )}
    >
      {state === 'failed' ? (
        <span
          role="img"
          aria-label={`${alt}: ${t.noPicture}`}
          className="absolute inset-0 flex items-center justify-center text-faint"
        >
          <Icon name="image" size={24} />
        </span>
      ) : (
        <img
          // Another address each time: the browser keeps what could not be had.
          {...(isOurs ? { src: `${pictureAddress(src)}${tries > 1 ? `&try=${tries}` : ''}` } : {})}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState(tries < mostTries ? 'later' : 'failed')}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity',
            isAwaited && 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
