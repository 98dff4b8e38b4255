import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { abilityNames } from './model-draft.ts'

/** What a model is called here and there, what it can do, and how much of it there is. */
export function ModelName({ model }: { model: AdminModel }) {
  const t = useTexts('adminModels')
  const formats = useFormats()
  const { label, name, abilities, limits, standIns, isOwn, isOffered, onSite } = model
  const { perMinute, perDayEach } = limits
  const told = [
    ...(label === name ? [] : [name]),
    ...(abilities
      ? [
          ...abilityNames.filter((one) => abilities[one]).map((one) => t.abilityNames[one]),
          t.context({ n: formats.number(abilities.contextTokens) }),
        ]
      : []),
    ...(perMinute ? [t.toldPerMinute({ n: perMinute })] : []),
    ...(perDayEach ? [t.toldPerDayEach({ n: perDayEach })] : []),
    ...(standIns.length ? [t.toldStandIns({ n: standIns.length })] : []),
  ]
  return (
    <span className="block">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        {isOwn && <Badge>{t.byHand}</Badge>}
        {onSite.vipOnly && <Badge>{t.vipHere}</Badge>}
        {isOffered && !onSite.isOffered && <Badge tone="warning">{t.notHere}</Badge>}
      </span>
      {told.length > 0 && (
        <span className="block text-small font-normal text-soft wrap-anywhere">
          {told.join(' · ')}
        </span>
      )}
    </span>
  )
}
