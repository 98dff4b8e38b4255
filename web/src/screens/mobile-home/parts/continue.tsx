// What one was at: works and answers under way, then what was used last.
import { isUnderWay } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { ownWorkPath } from '../../../features/showing/gallery/gallery-links.ts'
import { groupLink } from '../../../features/talk/groups/group-link.ts'
import { useShownGroups } from '../../../features/talk/groups/use-group-actions.ts'
import { useRunningGroups } from '../../../features/talk/runs/use-runs.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { lastWorksQuery } from '../home-queries.ts'
import { HomeSection } from './home-section.tsx'
import { pickToContinue, type ToContinue } from './pick-to-continue.ts'

const max = 4

/** Nothing where there is nothing yet. */
export function Continue() {
  const t = useTexts('home')
  const shown = useToContinue()
  if (shown.length === 0) return null
  return (
    <HomeSection title={t.recent}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map((each) => (
          <li key={each.key}>
            <Row shown={each} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function useToContinue(): ToContinue[] {
  const chat = useTexts('chat')
  const { groups = [] } = useShownGroups()
  const running = useRunningGroups()
  const nameOf = useWorkName()
  const { data } = useQuery(lastWorksQuery)
  const conversations = groups.map(
    ({ id, title, updatedAt }): ToContinue => ({
      key: `conversation-${id}`,
      title: title || chat.untitled,
      at: updatedAt,
      isUnderWay: running.has(id),
      to: groupLink(id),
      picture: null,
      blur: '',
    }),
  )
  const works = (data?.rows ?? []).map(
    (work): ToContinue => ({
      key: `work-${work.id}`,
      title: nameOf(work),
      at: work.createdAt,
      isUnderWay: isUnderWay(work.status),
      to: ownWorkPath(work.id),
      picture: work.files[0]?.thumbnail ?? '',
      blur: work.files[0]?.blur ?? '',
    }),
  )
  return pickToContinue([...conversations, ...works], max)
}

function Row({ shown: { to, title, at, picture, blur, isUnderWay } }: { shown: ToContinue }) {
  const t = useTexts('home')
  const formats = useFormats()
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3 rounded-card bg-fill p-2 pr-4 transition-[background-color] hover:bg-fill-strong"
    >
      <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-fill-strong text-soft">
        {picture ? (
          <FilePicture file={{ url: picture, thumbnail: '', blur }} alt="" lazy />
        ) : (
          <Icon name={picture === null ? 'message-circle' : 'image'} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-small text-soft">
          {isUnderWay ? t.underWay : formats.ago(at)}
        </span>
      </span>
      {isUnderWay && <Spinner size={16} />}
    </Link>
  )
}
