// A parameter of a recipe as people read it.
import type { ParamValue } from '@atelier/contract/model-declaration'
import { nameText, valueText } from '../../i18n/field-text.ts'
import type { FieldsTexts } from '../../i18n/locales/en-US/fields.ts'

type Given = { name: string; value: ParamValue; label?: string | undefined }

/** Its name and its value; what nobody has words for is shown as it is. */
export function paramText({ value, ...named }: Given, t: FieldsTexts): [string, string] {
  const text = typeof value === 'boolean' ? (value ? t.yes : t.no) : valueText(String(value), t)
  return [nameText(named, t), text]
}
