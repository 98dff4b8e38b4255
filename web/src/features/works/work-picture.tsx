import type { WorkFile } from '@atelier/contract/features/works'
import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'

/** A picture of a work, small: from its blur to its thumbnail. */
export function WorkPicture({ file, alt }: { file: WorkFile; alt: string }) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming')
  return (
    <>
      {file.blur !== '' && state !== 'there' && (
        <img
          src={file.blur}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover blur-lg"
        />
      )}
      {state === 'broken' ? (
        <span className="absolute inset-0 grid place-items-center text-faint">
          <Icon name="image" size={24} />
          <span className="sr-only">{alt}</span>
        </span>
      ) : (
        <img
          src={file.thumbnail || file.url}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('broken')}
          className={classes(
            'absolute inset-0 size-full object-cover transition-[opacity] duration-(--calm)',
            state === 'coming' && 'opacity-0',
          )}
        />
      )}
    </>
  )
}
