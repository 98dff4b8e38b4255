import type { MarketPrompt } from '@atelier/contract/features/showing/market'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ShelfMarks, ShelfText } from '../../../ui/shelf/shelf-card.tsx'

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
        <ShelfText
          title={title}
          description={description}
          opens={{ prompt: String(id) }}
          marks={<MarketMarks prompt={prompt} />}
        />
      </div>
    </li>
  )
}

/** Where it comes from, how it stands, and what is thought of it. */
export function MarketMarks({ prompt }: { prompt: MarketPrompt }) {
  const t = useTexts('market')
  const { likes, collects, medium } = prompt
  return (
    <>
      <Badge>{t.media[medium]}</Badge>
      <ShelfMarks of={prompt} texts={t}>
        {likes > 0 && <Count icon="heart" n={likes} words={t.likes({ n: likes })} />}
        {collects > 0 && <Count icon="bookmark" n={collects} words={t.collects({ n: collects })} />}
      </ShelfMarks>
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
