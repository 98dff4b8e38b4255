import type { Album } from '@atelier/contract/features/showing/collections'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AlbumCover } from './album-cover.tsx'
import { AlbumMeta } from './album-meta.tsx'
import type { Holding } from './holdings.ts'

type CollectRowProps = {
  album: Album
  holding: Holding | undefined
  onToggle: (album: Album, holds: boolean) => Promise<void>
}

const states = { all: true, some: 'mixed' } as const

/** An album, pressed to put the works in or to take them out. */
export function CollectRow({ album, holding, onToggle }: CollectRowProps) {
  const t = useTexts('albums')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field cannot hold a picture and two lines
    <button
      type="button"
      role="checkbox"
      aria-checked={holding ? states[holding] : false}
      onClick={() => void onToggle(album, holding !== 'all')}
      className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left -outline-offset-2 hover:bg-fill"
    >
      <AlbumCover isSmall album={album} className="size-10 rounded-control" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{album.title}</span>
        <AlbumMeta album={album} />
        {holding === 'some' && <span className="text-small text-soft"> · {t.someIn}</span>}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'grid size-5 shrink-0 place-items-center rounded-small border',
          holding ? 'border-transparent bg-accent text-on-accent' : 'border-line-control',
        )}
      >
        {holding && <Icon name={holding === 'all' ? 'check' : 'minus'} size={16} />}
      </span>
    </button>
  )
}
