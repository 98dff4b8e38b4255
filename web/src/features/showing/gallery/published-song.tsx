// A published song among others, as a row: its cover plays it, its title opens it, its author and the like stand beside it.
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { CardButton } from './card-buttons.tsx'
import { authorPath, workPath } from './gallery-links.ts'
import { LikeButton, usePublishedName } from './published-card.tsx'

type SongRow = {
  name: string
  /** Behind its title. */
  mark: ReactNode
  /** Below it, where there is room. */
  line: ReactNode
  link: { href: string; onClick: MouseEventHandler<HTMLAnchorElement> }
  actions: ReactNode
}

export type PublishedSongProps = {
  work: PublishedWork
  /** How its songs stand there and play: a screen hands that in, as features do not know each other. */
  songs: (work: PublishedWork, row: SongRow) => ReactNode
  onLike: (work: PublishedWork) => void
  onCollect: (work: PublishedWork) => void
}

export function PublishedSong({ work, songs, onLike, onCollect }: PublishedSongProps) {
  const t = useTexts('gallery')
  const open = useOpenOver()
  const name = usePublishedName()(work)
  const to = workPath(work.id)
  const { author, files } = work
  const style = files[0]?.about.style || work.model
  const by = (
    <Link to={authorPath(author.id)} dir="auto" className="hover:text-text hover:underline">
      {author.name}
    </Link>
  )
  return (
    <article aria-label={name} className="h-full">
      {songs(work, {
        name,
        mark: (
          <span className="max-w-1/2 shrink-0 truncate text-small text-soft @min-[560px]:hidden">
            {by}
          </span>
        ),
        line: (
          <>
            {by} · {style}
          </>
        ),
        link: { href: to, onClick: (event) => open(event, to) },
        actions: (
          <>
            <span className="@max-[560px]:hidden">
              <CardButton
                icon="bookmark"
                label={t.collect}
                isOn={work.isCollected}
                onDark={false}
                onPress={() => onCollect(work)}
              />
            </span>
            <LikeButton work={work} onLike={onLike} />
          </>
        ),
      })}
    </article>
  )
}
