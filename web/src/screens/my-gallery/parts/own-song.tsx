import type { ReactNode } from 'react'
import { useLinkClickHandler } from 'react-router'
import { publishedSongs } from '../../../features/making/player/published-songs.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { type OwnItem, useOwnName } from '../own-item.ts'
import { Counts } from './counts.tsx'

type OwnSongProps = { item: OwnItem; to: string; actions: ReactNode }

/** An own song as a row: its cover plays it, its title leads to it. */
export function OwnSong({ item, to, actions }: OwnSongProps) {
  const { work, publication } = item
  const { ago } = useFormats()
  const open = useOpenOver()
  const go = useLinkClickHandler<HTMLAnchorElement>(to)
  const name = useOwnName()(item)
  const style = work.files[0]?.about.style || work.model
  return (
    <article aria-label={name} className="h-full">
      {publishedSongs(
        { ...work, isPublic: publication?.state === 'public' },
        {
          name,
          line: [style, ago(work.createdAt)].join(' · '),
          link: { href: to, onClick: (event) => (publication ? open(event, to) : go(event)) },
          actions: (
            <>
              {publication && (
                <span className="mr-1 text-soft @max-[560px]:hidden">
                  <Counts publication={publication} />
                </span>
              )}
              {actions}
            </>
          ),
        },
      )}
    </article>
  )
}
