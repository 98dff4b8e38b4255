import { useRef, useState } from 'react'
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

/** The picture of a case in its shape, from before it is there; the server may have to paint it first. */
export function CasePicture({ src, alt, width, height, className }: CasePictureProps) {
  const t = useTexts('drawingLibrary')
  const [state, setState] = useState<'coming' | 'there' | 'failed'>(src ? 'coming' : 'failed')
  const box = useRef<HTMLSpanElement>(null)
  const isOurs = useTurn(box, state !== 'coming')
  return (
    <span
      ref={box}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes(
        'relative block w-full overflow-hidden rounded-card bg-fill',
        state === 'coming' && 'motion-waiting',
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
          {...(isOurs ? { src: pictureAddress(src) } : {})}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity',
            state === 'coming' && 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
