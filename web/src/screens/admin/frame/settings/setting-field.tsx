import type { SiteSettingKey } from '@atelier/contract/site-settings'
import type { ReactNode } from 'react'
import { Field } from '../../../../ui/form/field.tsx'
import type { useSettings } from './use-settings.ts'

type Props = {
  draft: ReturnType<typeof useSettings>
  name: SiteSettingKey
  label: string
  hint?: ReactNode
  /** The words of what can be chosen. */
  choices?: Readonly<Record<string, string>> | undefined
  placeholder?: string
  /** Where the setting itself says none. */
  maxLength?: number
  className?: string | undefined
}

/** A setting in a field of the common kinds, as it is declared; nothing as long as it does not matter. */
export function SettingField({ draft, name, choices, maxLength, placeholder, ...named }: Props) {
  const field = draft.fieldOf(name)
  if (!field || !draft.isShown(field)) return null
  const value = draft.draftOf(name)
  const onChange = (next: unknown) => draft.change(name, next)
  const said = { ...named, problem: draft.problemOf(name) }
  switch (field.kind) {
    case 'switch': {
      const { label, hint } = named
      return (
        <Field kind="switch" label={label} hint={hint} value={value === true} onChange={onChange} />
      )
    }
    case 'choice':
      return (
        <Field
          kind="choice"
          {...said}
          value={value as string | number}
          options={field.options.map((option) => ({
            value: option,
            label: choices?.[option] ?? String(option),
          }))}
          onChange={onChange}
        />
      )
    case 'long':
      return <Field kind="long" {...said} value={value as string} onChange={onChange} />
    case 'secret':
      return (
        <Field
          kind="secret"
          {...said}
          maxLength={maxLength}
          value={(value as string | undefined) ?? ''}
          onChange={onChange}
        />
      )
    case 'codes':
    case 'wholes':
      return <Field {...said} spellCheck={false} value={value as string} onChange={onChange} />
    case 'text':
    case 'code':
    case 'address':
    case 'whole':
    case 'decimal': {
      const { kind } = field
      const longest = kind === 'whole' ? field.max && String(field.max).length : field.maxLength
      return (
        <Field
          kind={kind}
          {...said}
          {...(kind !== 'text' && { spellCheck: false })}
          placeholder={placeholder}
          maxLength={draft.isRoom ? longest : undefined}
          value={value as string}
          onChange={onChange}
        />
      )
    }
    default:
      return null
  }
}
