import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { Link } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { FollowButton } from '../../../features/showing/gallery/follow-button.tsx'
import { authorPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** Who made it, and when it was published. */
export function AuthorLine({ work }: { work: PublishedPage }) {
  const { date } = useFormats()
  const { author, isMine, isFollowed, publishedAt } = work
  return (
    <div className="flex items-center gap-3">
      <Link
        to={authorPath(author.id)}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-control"
      >
        <Avatar src={pictureAddress(author.avatar)} name={author.name} size={40} />
        <span className="min-w-0">
          <span dir="auto" className="block truncate font-medium group-hover:underline">
            {author.name}
          </span>
          <time dateTime={publishedAt} className="block text-small text-soft">
            {date(publishedAt)}
          </time>
        </span>
      </Link>
      {!isMine && <FollowButton size="small" author={{ ...author, isFollowed }} />}
    </div>
  )
}
