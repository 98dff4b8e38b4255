// A parameter of a recipe as people read it.
import type { ParamValue } from '@atelier/contract/model-declaration'
import type { WorkTask } from '@atelier/contract/work-terms'
import { nameText, valueText } from '../../../i18n/field-text.ts'
import type { FieldsTexts } from '../../../i18n/locales/en-US/fields.ts'

type Given = {
  name: string
  value: ParamValue
  label?: string | undefined
  /** What the work was; some names mean something else there. */
  task?: WorkTask
}

/** These hold what somebody wrote, which is never taken for a value that has a text. */
const written = ['title', 'lyrics', 'text', 'search']

/** Its name and its value; what nobody has words for is shown as it is. */
export function paramText({ value, task, ...named }: Given, t: FieldsTexts): [string, string] {
  const name = nameText({ ...named, tasks: task && [task] }, t)
  if (typeof value === 'boolean') return [name, value ? t.yes : t.no]
  const text = String(value)
  return [name, written.includes(named.name) ? text : valueText(text, t, named.name)]
}
