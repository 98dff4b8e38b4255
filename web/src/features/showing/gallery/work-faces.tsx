// What a work looks like on a card, whatever it is made of; fills its place.
import type { WorkFile } from '@atelier/contract/features/making/works'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { gridColumns } from '../../../lib/picture-grid.ts'
import { classes } from '../../../ui/classes.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { groundOf } from '../../../ui/quiet-ground.ts'
import { mediumOf } from '../../../ui/shown-file.ts'
import { SoundFace } from '../../../ui/sound-face.tsx'
import { StillWave } from '../../../ui/still-wave.tsx'
import { isSeparation } from './published-shape.ts'

type WorkFacesProps = { files: readonly WorkFile[]; name: string }

/** Pictures and clips side by side; of songs the first; of the tracks of a song all, one below the other. */
export function WorkFaces({ files, name }: WorkFacesProps) {
  const [first] = files
  if (first && isSeparation({ files })) return <StemFaces files={files} name={name} />
  if (first && mediumOf(first) === 'sound') return <SongFace files={files} name={name} />
  return (
    <span
      className="grid h-full gap-0.5"
      style={{
        gridTemplateColumns: `repeat(${gridColumns(files.length)}, minmax(0, 1fr))`,
        gridAutoRows: '1fr',
      }}
    >
      {files.map((file) => (
        <span key={file.id} className="relative block min-h-0 overflow-hidden">
          <FileFace lazy file={file} alt="" />
        </span>
      ))}
    </span>
  )
}

/** The name gives way to what a card says of it when it is pointed at. */
const atRest =
  'transition-[opacity] group-focus-within/card:opacity-0 group-hover/card:opacity-0 touch:opacity-100!'

function SongFace({ files, name }: WorkFacesProps) {
  const t = useTexts('media')
  const [first] = files
  if (!first) return null
  const isCovered = first.thumbnail !== ''
  return (
    <span className="relative block h-full overflow-hidden">
      <SoundFace isTitled lazy file={first} alt="" />
      <span
        aria-hidden="true"
        className={classes(
          'absolute inset-x-0 bottom-0 flex flex-col p-3 text-left',
          isCovered && 'bg-linear-to-t from-[#000000c0] to-transparent pt-10 text-[#fff]',
          atRest,
        )}
      >
        <span className="line-clamp-2 font-medium">{name}</span>
        {files.length > 1 && (
          <span className={classes('text-small', !isCovered && 'text-soft')}>
            {t.songs({ n: files.length })}
          </span>
        )}
      </span>
    </span>
  )
}

function StemFaces({ files, name }: WorkFacesProps) {
  const fields = useTexts('fields')
  return (
    <span
      className="flex h-full flex-col gap-1 overflow-hidden p-3"
      style={{ backgroundImage: groundOf(files[0]?.about.title || name) }}
    >
      <span className="flex shrink-0 items-baseline justify-between gap-3">
        <span className="truncate font-medium">{name}</span>
        <span className="figures shrink-0 text-small text-soft">
          {clockText(files[0]?.durationS ?? 0)}
        </span>
      </span>
      {files.map(({ id, about }) => (
        <span key={id} className="flex min-h-0 flex-1 items-center gap-3 text-soft">
          <span className="w-16 shrink-0 truncate text-small">
            {valueText(about.stem ?? '', fields)}
          </span>
          <StillWave peaks={about.peaks ?? []} className="h-full max-h-7 min-w-0 flex-1" />
        </span>
      ))}
    </span>
  )
}
