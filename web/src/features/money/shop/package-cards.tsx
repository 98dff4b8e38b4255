import type { ShopPackage } from '@atelier/contract/features/money/payments'
import { useId } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { priceText } from './price-text.ts'
import { savingsOf } from './savings.ts'

type PackageCardsProps = {
  packages: readonly ShopPackage[]
  chosenId: number | undefined
  onChoose: (id: number) => void
  /** Lines under each other, where there is little room. */
  compact: boolean
}

/** What is on sale, one of it chosen. */
export function PackageCards({ packages, chosenId, onChoose, compact }: PackageCardsProps) {
  const t = useTexts('shop')
  const name = useId()
  const savings = savingsOf(packages)
  return (
    <div
      role="radiogroup"
      aria-label={t.packages}
      className={classes('grid gap-3', !compact && 'sm:grid-cols-2')}
    >
      {packages.map((sold) => (
        <Card
          key={sold.id}
          name={name}
          sold={sold}
          saving={savings.get(sold.id)}
          isChosen={sold.id === chosenId}
          onChoose={() => onChoose(sold.id)}
        />
      ))}
    </div>
  )
}

type CardProps = {
  name: string
  sold: ShopPackage
  saving: number | undefined
  isChosen: boolean
  onChoose: () => void
}

function Card({ name, sold, saving, isChosen, onChoose }: CardProps) {
  const t = useTexts('shop')
  const formats = useFormats()
  const locale = useLocale()
  const { title, description, credits, tokens, vipDays, badge, isBought, validUntil } = sold
  const more = [
    tokens > 0 && t.tokens({ n: formats.number(tokens) }),
    credits > 0 && vipDays > 0 && t.vipDays({ n: vipDays }),
  ].filter(Boolean)
  return (
    <label
      className={classes(
        'relative flex cursor-pointer flex-col gap-1 rounded-card border bg-surface p-4 transition-[background-color,border-color] has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isChosen
          ? 'border-accent-text ring-1 ring-accent-text'
          : 'border-line hover:border-line-control',
        isBought && 'pointer-events-none opacity-45',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isBought}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-card opacity-0"
      />
      <span className="flex min-h-5 flex-wrap items-center gap-2">
        <span className="font-medium">{title}</span>
        {badge && <Badge>{badge}</Badge>}
        {saving !== undefined && <Badge tone="success">{t.saves({ percent: saving })}</Badge>}
        {isBought && <Badge>{t.bought}</Badge>}
      </span>
      <span className="flex items-baseline justify-between gap-4">
        <span className="figures text-title font-semibold">
          {credits > 0 ? t.credits({ n: formats.number(credits) }) : t.vipDays({ n: vipDays })}
        </span>
        <span className="figures text-title font-semibold whitespace-nowrap">
          {priceText(sold, locale)}
        </span>
      </span>
      {more.length > 0 && <span className="text-soft">{more.join(t.and)}</span>}
      {description && <span className="text-soft">{description}</span>}
      {validUntil && (
        <span className="text-small text-soft">
          {t.validUntil({ date: formats.date(validUntil) })}
        </span>
      )}
    </label>
  )
}
