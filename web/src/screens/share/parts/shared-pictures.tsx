import type { WorkFile } from '@atelier/contract/features/making/works'
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useTexts } from '../../../i18n/use-texts.ts'
import { chequered } from '../../../ui/chequered.ts'
import { classes } from '../../../ui/classes.ts'
import { LazyImage } from '../../../ui/lazy-image.tsx'

const widest = 640

type Enlarge = (picture: { url: string; alt: string }) => void

/** The pictures of a work, which open large. */
export function SharedPictures({ work, onEnlarge }: { work: PublishedWork; onEnlarge: Enlarge }) {
  const t = useTexts('share')
  const { files, prompt } = work
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'))
  const many = pictures.length > 1
  return (
    <div className={classes('grid gap-2', many && 'sm:grid-cols-2')}>
      {pictures.map((file, at) => (
        <Picture
          key={file.id}
          file={file}
          onEnlarge={onEnlarge}
          alt={
            many
              ? `${prompt || t.untitledWork} — ${t.picture({ n: at + 1, of: pictures.length })}`
              : prompt || t.untitledWork
          }
        />
      ))}
    </div>
  )
}

type PictureProps = { file: WorkFile; alt: string; onEnlarge: Enlarge }

function Picture({ file, alt, onEnlarge }: PictureProps) {
  const chat = useTexts('chat')
  const [width, height] = [file.width ?? 1024, file.height ?? 1024]
  return (
    <button
      type="button"
      aria-label={`${chat.enlarge}: ${alt}`}
      onClick={() => onEnlarge({ url: file.url, alt })}
      className={classes(
        'block w-full cursor-zoom-in overflow-hidden rounded-card bg-cover',
        chequered,
      )}
      style={{ maxWidth: Math.min(width, widest) }}
    >
      <LazyImage
        src={file.url}
        alt=""
        width={width}
        height={height}
        className="h-auto w-full bg-cover"
        style={{
          aspectRatio: `${width} / ${height}`,
          ...(file.blur ? { backgroundImage: `url("${file.blur}")` } : {}),
        }}
      />
    </button>
  )
}
