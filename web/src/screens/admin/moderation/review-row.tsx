import type { ModeratedWork } from '@atelier/contract/features/showing/moderation'
import { Link } from 'react-router'
import { authorPath } from '../../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { DecideButtons } from './decide-buttons.tsx'

type ReviewRowProps = {
  work: ModeratedWork
  isChosen: boolean
  busy: boolean
  onChoose: (id: number) => void
  onShow: () => void
  onRefuse: () => void
}

export function ReviewRow({ work, isChosen, busy, onChoose, onShow, onRefuse }: ReviewRowProps) {
  const t = useTexts('moderation')
  const { dateTime } = useFormats()
  const name = usePublishedName()(work)
  const { author, title, prompt, tags, hidesPrompt, state, site, reports } = work
  const by = t.by({ name: author.name, date: dateTime(work.publishedAt) })
  return (
    <li className="flex gap-4 rounded-card border border-line p-3 has-[input:checked]:border-accent-text max-sm:flex-col sm:p-4">
      <div className="flex items-start gap-3">
        <label className="grid size-8 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t.select({ name })}
            onChange={() => onChoose(work.id)}
            className="size-4.5 cursor-pointer accent-accent"
          />
        </label>
        <Pictures work={work} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 font-medium wrap-anywhere">{title || name}</h2>
          {site !== null && <Badge tone="plain">{t.from({ site })}</Badge>}
          <Badge tone={state === 'waiting' ? 'warning' : 'plain'}>{t.states[state]}</Badge>
          {reports.length > 0 && <Badge tone="danger">{t.reports({ n: reports.length })}</Badge>}
        </div>
        {site === null || state === 'public' ? (
          <Link
            to={authorPath(author.id)}
            className="self-start text-small text-soft hover:underline"
          >
            {by}
          </Link>
        ) : (
          // Of a partner's author, this site has a page once it shows something of theirs.
          <p className="text-small text-soft">{by}</p>
        )}
        {hidesPrompt && <p className="text-small text-soft">{t.hiddenPrompt}</p>}
        {prompt && title && <p className="line-clamp-4 wrap-anywhere">{prompt}</p>}
        {tags.length > 0 && (
          <p className="text-small wrap-anywhere text-soft">
            {tags.map((tag) => `#${tag}`).join(' ')}
          </p>
        )}
        {reports.length > 0 && <Reports reports={reports} />}
        <DecideButtons name={name} words={t} busy={busy} onShow={onShow} onRefuse={onRefuse} />
      </div>
    </li>
  )
}

function Pictures({ work }: { work: ModeratedWork }) {
  const t = useTexts('moderation')
  return (
    <div className="grid w-44 shrink-0 grid-cols-2 gap-1 max-sm:w-auto max-sm:flex-1">
      {work.files.map((file, at) => (
        <a
          key={file.id}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t.openPicture({ n: at + 1 })}
          className={`relative block aspect-square overflow-hidden rounded-control bg-fill ${work.files.length === 1 ? 'col-span-2' : ''}`}
        >
          <FileFace small file={file} alt="" />
        </a>
      ))}
    </div>
  )
}

function Reports({ reports }: Pick<ModeratedWork, 'reports'>) {
  const t = useTexts('moderation')
  const { dateTime } = useFormats()
  return (
    <ul className="flex flex-col gap-1.5 rounded-control bg-danger-fill px-3 py-2">
      {reports.map(({ reason, text, createdAt }) => (
        <li key={`${createdAt} ${reason} ${text}`} className="wrap-anywhere">
          <span className="font-medium">{t.reasons[reason]}</span>{' '}
          <time dateTime={createdAt} className="text-small text-soft">
            {dateTime(createdAt)}
          </time>
          {text && <span className="block">{text}</span>}
        </li>
      ))}
    </ul>
  )
}
