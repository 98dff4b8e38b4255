import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { Link } from 'react-router'
import { downloadFile } from '../../../features/making/works/download-file.ts'
import { canMakeLike, likeLink } from '../../../features/making/works/send-places.ts'
import { LikeButton } from '../../../features/showing/gallery/published-card.tsx'
import { useLike } from '../../../features/showing/gallery/use-like.ts'
import { maySave } from '../../../features/showing/publishing/licences.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

/** What one can do with it, and how often it was done. */
export function WorkActions({ work }: { work: PublishedPage }) {
  const t = useTexts('workPage')
  const { number } = useFormats()
  const { open } = useDialogLink()
  const like = useLike()
  const of = { of: String(work.id) }
  const [file] = work.files
  const counts = [
    t.views({ n: work.views }),
    t.likes({ n: work.likes }),
    t.collects({ n: work.collects }),
    t.remakes({ n: work.remakes }),
  ]
  return (
    <div className="flex flex-col gap-3">
      {canMakeLike(work) && (
        <>
          <Link
            to={likeLink(work)}
            className="inline-flex h-11 items-center justify-center gap-2 rounded-control bg-accent px-5 font-medium text-on-accent hover:brightness-95"
          >
            <Icon name="wand-sparkles" size={16} />
            {t.makeLike}
          </Link>
          {work.hidesPrompt && !work.isMine && (
            <p className="text-small text-soft">{t.makeLikeHidden}</p>
          )}
        </>
      )}
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        <LikeButton work={work} onLike={like} />
        <button
          type="button"
          aria-pressed={work.isCollected}
          data-tooltip={work.isCollected ? t.collected : t.collect}
          aria-label={t.collect}
          onClick={() => open('collect', of)}
          className="touch-target inline-flex h-8 items-center gap-1 rounded-control px-2 text-small text-soft tabular-nums hover:bg-fill"
        >
          <Icon name="bookmark" size={16} className={work.isCollected ? '*:fill-current' : ''} />
          {work.collects > 0 && number(work.collects)}
        </button>
        {file && maySave(work) && (
          <IconButton icon="download" label={t.download} onClick={() => downloadFile(file.url)} />
        )}
        <IconButton icon="share-2" label={t.share} onClick={() => open('share', of)} />
        <span className="flex-1" />
        {!work.isMine && (
          <IconButton icon="flag" label={t.report} onClick={() => open('report', of)} />
        )}
      </div>
      <p className="figures text-small text-soft">{counts.join(' · ')}</p>
    </div>
  )
}
