import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useId } from 'react'
import { Link } from 'react-router'
import { workPath } from '../../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { useOver } from '../../../lib/over-screen.ts'
import { FileFace } from '../../../ui/file-face.tsx'

/** Works on one side of the line, side by side. */
export function Lineage({ title, works }: { title: string; works: readonly PublishedWork[] }) {
  const texts = useTexts('gallery')
  const nameOf = usePublishedName()
  const id = useId()
  const over = useOver()
  const open = useOpenOver()
  if (works.length === 0) return null
  return (
    <div>
      <h2 id={id} className="mb-2 font-medium">
        {title}
      </h2>
      <ul aria-labelledby={id} className="scroll-quiet -mx-1 flex gap-2 overflow-x-auto p-1">
        {works.map((work) => {
          const [file] = work.files
          return (
            <li key={work.id} className="w-28 shrink-0">
              <Link
                to={workPath(work.id)}
                onClick={over ? (event) => open(event, workPath(work.id)) : undefined}
                className="group relative block"
              >
                <span className="sr-only">{texts.open({ name: nameOf(work) })}</span>
                <span className="relative block size-28 overflow-hidden rounded-control bg-fill">
                  {file && <FileFace file={file} alt="" />}
                </span>
                <span className="mt-1 block truncate text-small text-soft group-hover:text-text">
                  {work.author.name}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
