// What a model takes, in words. What nobody has words for is shown as the model names it.
import type { FieldsTexts } from './locales/en-US/fields.ts'

type Named = { name: string; label?: string | undefined }

export function nameText({ name, label }: Named, { names }: Pick<FieldsTexts, 'names'>): string {
  const known: Record<string, string> = names
  return known[name] ?? label ?? name
}

/** Upstreams spell one value in many ways: `QUALITY`, `Quality`, `realistic_image`. */
export function valueText(value: string, { values }: Pick<FieldsTexts, 'values'>): string {
  const known: Record<string, string> = values
  return known[value] ?? known[value.toLowerCase().replaceAll('_', '-')] ?? value
}
