// What a model takes, in words. What nobody has words for is shown as the model names it.
import type { FieldsTexts } from './locales/en-US/fields.ts'

type Named = { name: string; label?: string | undefined; tasks?: readonly string[] | undefined }
type Known = { readonly [name: string]: string | undefined }
type KnownBy = { readonly [name: string]: Known | undefined }

type NameTexts = Pick<FieldsTexts, 'names' | 'namesByTask'>
type ValueTexts = Pick<FieldsTexts, 'values' | 'valuesByName'>

/** One name can mean something else in one task: `scale` is a factor, and of a song its mode. */
export function nameText({ name, label, tasks = [] }: Named, t: NameTexts): string {
  const byTask: KnownBy = t.namesByTask
  const names: Known = t.names
  const own = tasks.map((task) => byTask[task]?.[name]).find((text) => text !== undefined)
  return own ?? names[name] ?? label ?? name
}

/** Upstreams spell one value in many ways: `QUALITY`, `Quality`, `realistic_image`. `name`: of the field that has it. */
export function valueText(value: string, t: ValueTexts, name = ''): string {
  const byName: KnownBy = t.valuesByName
  const values: Known = t.values
  return (
    byName[name]?.[value] ??
    values[value] ??
    values[value.toLowerCase().replaceAll('_', '-')] ??
    value
  )
}
