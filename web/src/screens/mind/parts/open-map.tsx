import type { Mind } from '@atelier/contract/features/talk/minds'
import { Link } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { mindPath } from '../../../lib/mind-link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMind } from '../use-map.ts'
import { MapEditor } from './map-editor.tsx'

/** One map: asked for, failing, gone, or to be worked on. */
export function OpenMap({ id }: { id: number }) {
  const t = useTexts('mind')
  const query = useMind(id)
  const { data, error } = query
  useTitle(data?.title || t.untitled)
  if (data) return <Whole mind={data} />
  const isGone = error instanceof CallFailure && (error.status === 404 || error.status === 422)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} isHeading={false} />
      {isGone ? (
        <Notice
          icon="network"
          title={t.gone}
          action={
            <Link to={mindPath} className="underline underline-offset-4">
              {t.all}
            </Link>
          }
        >
          {t.goneText}
        </Notice>
      ) : query.isError ? (
        <QueryFailure of={query} />
      ) : (
        <Skeleton className="m-4 min-h-0 flex-1 rounded-card" />
      )}
    </div>
  )
}

const Whole = ({ mind }: { mind: Mind }) => <MapEditor mind={mind} />
