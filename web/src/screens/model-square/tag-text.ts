import type { FieldsTexts } from '../../i18n/locales/en-US/fields.ts'

/** A tag as people read it; families of models stay as they are called. */
export function tagText(tag: string, { values, tasks }: FieldsTexts): string {
  const known: Record<string, string> = { ...values, ...tasks }
  return known[tag] ?? tag
}
