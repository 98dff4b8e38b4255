import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { type RateName, rateNames } from '@atelier/contract/price-rule'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What this site takes for a model, before its factors, and where that comes from. */
export function ModelPrice({ price }: { price: AdminModel['price'] }) {
  const t = useTexts('adminModels')
  const sites = useTexts('adminSites')
  const formats = useFormats()
  if (!price) return null
  const { rates, source } = price
  const named = rateNames.flatMap((name: RateName) => {
    const credits = rates[name]
    return credits ? [`${formats.rate(credits)} ${sites.rates[name]}`] : []
  })
  return (
    <span className="flex flex-col items-start gap-0.5 text-small">
      {source === 'waiting' && <Badge tone="warning">{t.waitsForPrice}</Badge>}
      {named.map((text) => (
        <span key={text} className="figures">
          {text}
        </span>
      ))}
      <span className="text-soft">
        {named.length === 0 && source !== 'waiting' ? sites.free : t.priceSources[source]}
      </span>
    </span>
  )
}
