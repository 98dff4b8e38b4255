import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { FileFace } from '../../../ui/file-face.tsx'

type FileStripProps = {
  files: PublishedPage['files']
  at: number
  onShow: (at: number) => void
}

/** The pictures or clips of a work, small, to choose which one is large; nothing where there is but one. */
export function FileStrip({ files, at, onShow }: FileStripProps) {
  const t = useTexts('workPage')
  if (files.length < 2) return null
  return (
    <ul aria-label={t.pictures} className="flex gap-2 overflow-x-auto p-1 max-sm:px-4">
      {files.map((each, index) => (
        <li key={each.id} className="shrink-0">
          <button
            type="button"
            aria-label={t.picture({ n: index + 1, of: files.length })}
            aria-pressed={index === at}
            onClick={() => onShow(index)}
            className={classes(
              'relative block size-16 overflow-hidden rounded-control bg-fill',
              index === at
                ? 'outline-2 outline-offset-1 outline-text'
                : 'opacity-75 hover:opacity-100',
            )}
          >
            <FileFace small file={each} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
