import type { Album } from '@atelier/contract/features/showing/collections'
import { classes } from '../../../ui/classes.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The face of an album; a quiet place where it has none. */
export function AlbumCover({
  album: { cover },
  className,
  isSmall = false,
}: {
  album: Pick<Album, 'cover'>
  className?: string
  isSmall?: boolean
}) {
  return (
    <span
      className={classes(
        'relative grid shrink-0 place-items-center overflow-hidden bg-fill text-faint',
        className,
      )}
    >
      {cover ? (
        // Another cover is another picture, which comes from its own blur.
        <FileFace lazy small={isSmall} key={cover.id} file={cover} alt="" />
      ) : (
        <Icon name="images" size={20} />
      )}
    </span>
  )
}
