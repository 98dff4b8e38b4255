import type { MarketPrompt } from '@atelier/contract/features/showing/market'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { searchWith } from './market-place.ts'

/** A prompt among others, by its picture or its first words. All of it leads to its page. */
export function MarketCard({ prompt }: { prompt: MarketPrompt }) {
  const { id, title, description, excerpt, cover } = prompt
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line transition-[background-color] focus-within:bg-fill hover:bg-fill">
      {cover ? (
        <div className="relative aspect-4/3 overflow-hidden border-b border-line bg-fill">
          <FilePicture file={cover} alt="" lazy />
        </div>
      ) : (
        // As high as a picture beside it; alone in its column no higher than its words.
        <div
          aria-hidden="true"
          className="overflow-hidden border-b border-line bg-fill p-4 sm:aspect-4/3"
        >
          <p className="line-clamp-7 text-small whitespace-pre-line text-soft wrap-anywhere">
            {excerpt}
          </p>
        </div>
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h2 className="font-medium wrap-anywhere">
          <Link
            to={{ search: searchWith(location.search, { prompt: String(id) }) }}
            state={{ openedHere: true }}
            preventScrollReset
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-2 text-soft wrap-anywhere">{description}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-small text-soft">
          <MarketMarks prompt={prompt} />
        </p>
      </div>
    </li>
  )
}

/** Where it comes from, how it stands, and what is thought of it. */
export function MarketMarks({ prompt }: { prompt: MarketPrompt }) {
  const t = useTexts('market')
  const { author, isBuiltin, isOwn, state, uses, likes, collects, medium } = prompt
  return (
    <>
      <Badge>{t.media[medium]}</Badge>
      {isBuiltin && <Badge>{t.builtin}</Badge>}
      {isOwn && (
        <Badge tone={state === 'refused' ? 'danger' : state === 'waiting' ? 'warning' : 'plain'}>
          {t.states[state]}
        </Badge>
      )}
      {!isBuiltin && !isOwn && <span className="min-w-0 truncate">{t.by({ name: author })}</span>}
      {likes > 0 && <Count icon="heart" n={likes} words={t.likes({ n: likes })} />}
      {collects > 0 && <Count icon="bookmark" n={collects} words={t.collects({ n: collects })} />}
      {uses !== null && uses > 0 && <span className="figures">{t.uses({ n: uses })}</span>}
    </>
  )
}

function Count({ icon, n, words }: { icon: 'heart' | 'bookmark'; n: number; words: string }) {
  return (
    <span className="figures inline-flex items-center gap-1">
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{n}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
