import type { MarketPrompt } from '@atelier/contract/features/showing/market'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ShelfCard, ShelfMarks } from '../../../ui/shelf/shelf-card.tsx'

type MarketCardProps = {
  prompt: MarketPrompt
  /** Brings it to where it is used; resolves once it is read. */
  onStart: (id: number) => Promise<void>
}

/** A prompt among others, by its picture or its first words. A press tries it. */
export function MarketCard({ prompt, onStart }: MarketCardProps) {
  const t = useTexts('market')
  const [busy, setBusy] = useState(false)
  const { id, title, description, excerpt, cover, category } = prompt
  const start = async () => {
    setBusy(true)
    await onStart(id)
    setBusy(false)
  }
  return (
    <ShelfCard
      category={category}
      title={title}
      description={description}
      cover={
        cover ? (
          <div className="relative aspect-4/3 overflow-hidden bg-(--hue-fill)">
            <FilePicture file={cover} alt="" lazy />
          </div>
        ) : (
          // As high as a picture beside it; alone in its column no higher than its words.
          <div aria-hidden="true" className="overflow-hidden bg-(--hue-fill) p-4 sm:aspect-4/3">
            <p className="line-clamp-7 text-small whitespace-pre-line text-(--hue-text) wrap-anywhere">
              {excerpt}
            </p>
          </div>
        )
      }
      marks={<MarketMarks prompt={prompt} />}
      start={{ label: t.tryOne({ title }), busy, press: () => void start() }}
      details={{ opens: { prompt: String(id) }, text: t.details, label: t.detailsOf({ title }) }}
    />
  )
}

/** Where it comes from, how it stands, and what is thought of it. */
export function MarketMarks({ prompt }: { prompt: MarketPrompt }) {
  const t = useTexts('market')
  const { likes, collects, medium } = prompt
  return (
    <>
      <span className="font-medium text-(--hue-text)">{t.media[medium]}</span>
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
