// The field that a setting is changed in, whichever kind it is.
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { type Texts, TextsField } from '../../frame/texts-field.tsx'
import { ModelField } from '../../named-models/model-field.tsx'
import { ColourField } from './colour-field.tsx'
import { MenuField } from './menu-field.tsx'
import { ModelsField } from './models/models-field.tsx'
import { ModelsByKindField } from './models-by-kind-field.tsx'
import { PayWayField } from './pay-way-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceLinesField } from './price-lines-field.tsx'
import { RatesField } from './rates-field.tsx'
import { SecretField } from './secret-field.tsx'
import type { SettingField } from './setting-groups.ts'
import type { PriceLine } from './setting-values.ts'
import type { SettingsDraft } from './use-site-settings.ts'

export function SettingInput({ field, draft }: { field: SettingField; draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const { key, kind } = field
  const { label, hint } = t.fields[key] ?? { label: key }
  const value = draft.draftOf(field)
  const problem = draft.problemOf(key)
  const change = (next: unknown) => draft.change(key, next)
  const named = { label, problem, ...(hint ? { hint } : {}) }
  switch (kind) {
    case 'switch':
      return (
        <Field kind="switch" label={label} hint={hint} value={value === true} onChange={change} />
      )
    case 'choice':
      return (
        <Field
          kind="choice"
          {...named}
          value={value as string | number}
          options={field.options.map((option) => ({
            value: option,
            label: t.choices[key]?.[option] ?? String(option),
          }))}
          onChange={change}
          className="w-full sm:w-72"
        />
      )
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
      return <PayWayField draft={draft} field={field} />
    case 'model':
      return <ModelField {...named} scope={field.scope} value={value as string} onChange={change} />
    case 'models':
      return (
        <ModelsField {...named} scope={field.scope} value={value as string[]} onChange={change} />
      )
    case 'long':
      return <Field kind="long" {...named} value={value as string} onChange={change} />
    case 'whole':
    case 'decimal':
      return (
        <Field
          kind={kind}
          {...named}
          spellCheck={false}
          value={value as string}
          onChange={change}
          className="sm:w-72"
        />
      )
    default:
      return (
        <Field {...named} spellCheck={kind === 'text'} value={value as string} onChange={change} />
      )
  }
}
