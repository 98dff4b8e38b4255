import type { PayForm } from '@atelier/contract/features/running/site-admin'
import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DeclaredInput } from '../../frame/declared-input.tsx'
import type { SettingsDraft } from './use-site-settings.ts'

/** A way to pay: whether it is in use, and the form that it declares. */
export function PayWayField({ name: key, draft }: { name: SiteSettingKey; draft: SettingsDraft }) {
  const t = useTexts('adminSites')
  const form = draft.stored.payForms.find((one) => one.key === key)
  const value = draft.draftOf(key) as string | undefined
  const isSet = draft.stored.secrets.includes(key)
  const label = t.fields[key]?.label ?? key
  const [isOpen, setOpen] = useState(Boolean(value))
  if (!form) return null
  const isSaidAtPart = form.fields.some(({ name }) => draft.problemOf(`${key}.${name}`))
  const problem = isSaidAtPart ? undefined : draft.problemOf(key)
  return (
    <section aria-label={label} className="flex flex-col gap-4 rounded-card bg-card p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow text-read font-semibold">{label}</h2>
        <Badge tone={isSet ? 'success' : 'plain'}>{isSet ? t.payWayOn : t.payWayOff}</Badge>
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {isSet ? t.payWayReplace : t.payWaySet}
          </Button>
        )}
        {isSet && value !== '' && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              setOpen(false)
              draft.change(key, '')
            }}
          >
            {t.clear({ name: label })}
          </Button>
        )}
      </div>
      {isSet && value === '' && !isOpen && <p className="text-warning">{t.willClear}</p>}
      {isOpen && (
        <>
          {isSet && <p className="text-small text-soft">{t.payWayNote}</p>}
          <PayFields
            form={form}
            value={value || '{}'}
            problemOf={(name) => draft.problemOf(`${key}.${name}`)}
            onChange={(next) => draft.change(key, next)}
          />
          {problem && (
            <p role="alert" className="text-small text-danger">
              {problem}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function PayFields({
  form,
  value,
  problemOf,
  onChange,
}: {
  form: PayForm
  /** JSON text. */
  value: string
  problemOf: (name: string) => string | undefined
  onChange: (value: string | undefined) => void
}) {
  const typed = JSON.parse(value) as Record<string, string>
  const change = (name: string, text: string) => {
    const { [name]: _, ...others } = typed
    const next = text === '' ? others : { ...others, [name]: text }
    onChange(Object.keys(next).length ? JSON.stringify(next) : undefined)
  }
  return form.fields.map((field) => (
    <DeclaredInput
      key={field.name}
      field={field}
      value={typed[field.name] ?? ''}
      problem={problemOf(field.name)}
      onChange={(text) => change(field.name, text)}
    />
  ))
}
