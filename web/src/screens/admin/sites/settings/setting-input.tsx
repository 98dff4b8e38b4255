// The field that a setting is changed in, whichever kind it is.
import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { useTexts } from '../../../../i18n/use-texts.ts'
import type { RuleDraft } from '../../frame/settings/price-rules.ts'
import { SettingField } from '../../frame/settings/setting-field.tsx'
import type { PriceLine } from '../../frame/settings/setting-values.ts'
import { type Texts, TextsField } from '../../frame/texts-field.tsx'
import { ModelField } from '../../named-models/model-field.tsx'
import { ColourField } from './colour-field.tsx'
import { MenuField } from './menu-field.tsx'
import { ModelsField } from './models/models-field.tsx'
import { ModelsByKindField } from './models-by-kind-field.tsx'
import { PayWayField } from './pay-way-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceLinesField } from './price-lines-field.tsx'
import { PriceRulesField } from './price-rules-field.tsx'
import { RatesField } from './rates-field.tsx'
import { SecretField } from './secret-field.tsx'
import type { SettingsDraft } from './use-site-settings.ts'

/** Nothing as long as the setting does not matter, as others are typed. */
export function SettingInput({ name: key, draft }: { name: SiteSettingKey; draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const field = draft.fieldOf(key)
  const { label, hint } = t.fields[key] ?? { label: key }
  const value = draft.draftOf(key)
  const problem = draft.problemOf(key)
  const change = (next: unknown) => draft.change(key, next)
  const named = { label, problem, ...(hint ? { hint } : {}) }
  if (!field || !draft.isShown(field)) return null
  switch (field.kind) {
    case 'texts':
      return <TextsField {...named} value={value as Texts} onChange={change} />
    case 'lists':
      return <TextsField {...named} long value={value as Texts} onChange={change} />
    case 'colour':
      return <ColourField {...named} value={value as string} onChange={change} />
    case 'picture':
      return <PictureField {...named} value={value as string} onChange={change} />
    case 'menu':
      return <MenuField {...named} value={value as string[]} onChange={change} />
    case 'rates':
      return (
        <RatesField
          {...named}
          rates={field.rates}
          value={value as Record<string, string>}
          onChange={change}
        />
      )
    case 'ratesByModel':
      return <PriceLinesField {...named} value={value as PriceLine[]} onChange={change} />
    case 'priceRules':
      return <PriceRulesField {...named} value={value as RuleDraft[]} onChange={change} />
    case 'modelsByKind':
      return (
        <ModelsByKindField {...named} value={value as Record<string, string>} onChange={change} />
      )
    case 'secret':
      return (
        <SecretField
          {...named}
          isSet={draft.stored.secrets.includes(key)}
          value={value as string | undefined}
          onChange={change}
        />
      )
    case 'payWay':
      return <PayWayField draft={draft} name={key} />
    case 'model':
      return <ModelField {...named} scope={field.scope} value={value as string} onChange={change} />
    case 'models':
      return (
        <ModelsField {...named} scope={field.scope} value={value as string[]} onChange={change} />
      )
    default:
      return (
        <SettingField draft={draft} name={key} label={label} hint={hint} choices={t.choices[key]} />
      )
  }
}
