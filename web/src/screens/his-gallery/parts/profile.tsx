import type { AuthorPage } from '@atelier/contract/features/showing/authors'
import { Link } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { FollowButton } from '../../../features/showing/gallery/follow-button.tsx'
import { ownGalleryPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { AuthorMenu } from './author-menu.tsx'

/** Who somebody is, and what came of what they have published. */
export function Profile({ author }: { author: AuthorPage }) {
  const t = useTexts('authors')
  const { date } = useFormats()
  // On narrower screens the top bar has the heading of the page.
  const Heading = useIsDesktop() ? 'h1' : 'h2'
  const { name, avatar, sign, isMe, since } = author
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4 pt-3 pb-5 lg:pt-5">
      <Avatar src={pictureAddress(avatar)} name={name} size={88} />
      <div className="min-w-0 flex-1 basis-50">
        <Heading className="flex items-center gap-2 text-display font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isMe && <Badge>{t.isYou}</Badge>}
        </Heading>
        {sign && <p className="mt-0.5 max-w-160 wrap-anywhere text-soft">{sign}</p>}
        <Counts author={author} />
        <p className="mt-1 text-small text-faint">{t.since({ date: date(since) })}</p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {isMe ? (
          <Link
            to={ownGalleryPath}
            className="inline-flex h-9 items-center justify-center rounded-control bg-accent px-3.5 font-medium text-on-accent max-sm:flex-1"
          >
            {t.toOwnGallery}
          </Link>
        ) : (
          <FollowButton author={author} className="max-sm:flex-1" />
        )}
        <AuthorMenu author={author} />
      </div>
    </header>
  )
}

function Counts({ author }: { author: AuthorPage }) {
  const t = useTexts('authors')
  const { number } = useFormats()
  const { works, likes, followers, following } = author
  const counts = [
    { name: t.works, n: works },
    { name: t.likes, n: likes },
    { name: t.followers, n: followers },
    { name: t.following, n: following },
  ]
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {counts.map(({ name, n }) => (
        <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-soft">{name}</dt>
          <dd className="figures font-semibold">{number(n)}</dd>
        </div>
      ))}
    </dl>
  )
}
