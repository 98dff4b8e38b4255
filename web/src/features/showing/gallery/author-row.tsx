import type { Author } from '@atelier/contract/features/showing/gallery'
import { Link } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { authorPath } from './gallery-links.ts'

type AuthorRowProps = { title: string; authors: readonly (Author & { works: number })[] }

/** People side by side, each leading to their page. */
export function AuthorRow({ title, authors }: AuthorRowProps) {
  const t = useTexts('gallery')
  if (authors.length === 0) return null
  return (
    <section aria-label={title} className="mb-4">
      <h2 className="mb-1.5 text-small font-medium text-soft">{title}</h2>
      <ul className="-mx-3 flex gap-1 overflow-x-auto px-3 pb-1 [scrollbar-width:thin] sm:-mx-4 sm:px-4">
        {authors.map((author) => (
          <li key={author.id} className="shrink-0">
            <Link
              to={authorPath(author.id)}
              className="flex w-24 flex-col items-center rounded-card px-1 py-2 text-center -outline-offset-2 hover:bg-fill"
            >
              <Avatar src={pictureAddress(author.avatar)} name={author.name} size={56} />
              <span dir="auto" className="mt-1.5 w-full truncate">
                {author.name}
              </span>
              <span className="figures text-small text-soft">{t.works({ n: author.works })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
