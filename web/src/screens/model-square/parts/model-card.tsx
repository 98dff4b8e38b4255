import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { Link } from 'react-router'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { usePriceText } from '../use-price-text.ts'
import { Cover } from './cover.tsx'

/** Height of the words below a cover, in px: all cards are as high, whatever they say. */
export const wordsHeight = 136

type ModelCardProps = {
  model: WorkModel
  /** The newest picture of one's own that it made. */
  own: string | undefined
  to: string
}

export function ModelCard({ model, own, to }: ModelCardProps) {
  const t = useTexts('modelSquare')
  const studio = useTexts('studio')
  const fields = useTexts('fields')
  const { fromText } = usePriceText()
  return (
    <div className="group/model relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <span className="relative block min-h-0 flex-1 overflow-hidden">
        <Cover name={model.name} own={own} alt={t.yours} cover={model.cover} />
        <span className="absolute top-2 left-2 flex gap-1">
          {model.builtin && <Mark text={studio.builtin} />}
          {model.vipOnly && <Mark text={studio.vipOnly} />}
        </span>
      </span>
      <span
        className="flex shrink-0 flex-col gap-1 p-3 transition-[background-color] group-hover/model:bg-fill"
        style={{ height: wordsHeight }}
      >
        <span className="truncate font-medium">{model.name}</span>
        <span className="truncate text-small text-soft">{model.provider}</span>
        <span className="line-clamp-2 text-small text-soft">{model.description}</span>
        <span className="mt-auto flex items-center gap-1.5 overflow-hidden text-small">
          <span className="figures mr-auto shrink-0 font-medium">{fromText(model)}</span>
          {model.tags.slice(0, 2).map((tag) => (
            <Badge key={tag}>{valueText(tag, fields)}</Badge>
          ))}
        </span>
      </span>
      <Link
        to={{ search: to }}
        state={{ openedHere: true }}
        aria-label={t.open({ name: model.name })}
        className="absolute inset-0 rounded-card -outline-offset-4"
      />
    </div>
  )
}

const Mark = ({ text }: { text: string }) => (
  <span className="rounded-small bg-surface/85">
    <Badge>{text}</Badge>
  </span>
)
