// A parameter of a recipe as people read it.
import type { ParamValue } from '@atelier/contract/model-declaration'
import type { FieldsTexts } from '../../i18n/locales/en-US/fields.ts'

type Given = { name: string; value: ParamValue; label?: string | undefined }

/** Its name and its value; what nobody has words for is shown as it is. */
export function paramText({ name, value, label }: Given, t: FieldsTexts): [string, string] {
  const names: Record<string, string> = t.names
  const values: Record<string, string> = t.values
  const text = typeof value === 'boolean' ? (value ? t.yes : t.no) : String(value)
  return [names[name] ?? label ?? name, values[text] ?? text]
}
