import { pictureAddress } from '../../../api/picture-address.ts'
import { classes } from '../../../ui/classes.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'

type CasePictureProps = {
  src: string
  /** A data URL; empty for a case of the site's own. */
  blur: string
  alt: string
  width: number
  height: number
  className?: string
  /** For very many at once. */
  lazy?: boolean
}

/** The picture of a case in its shape, from before it is there. */
export function CasePicture({
  src,
  blur,
  alt,
  width,
  height,
  className,
  lazy = false,
}: CasePictureProps) {
  return (
    <span
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classes('relative block w-full overflow-hidden rounded-card bg-fill', className)}
    >
      <FilePicture file={{ url: pictureAddress(src), thumbnail: '', blur }} alt={alt} lazy={lazy} />
    </span>
  )
}
