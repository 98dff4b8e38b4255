// Places in a prompt that are filled in each time: `{{topic}}`, or `{{topic|what stands there at first}}`.
// No imports: both sides load it.

export type PromptVariable = { name: string; fallback: string }

const place = /\{\{\s*([^{}|\n]{1,60}?)\s*(?:\|([^{}]*))?\}\}/g

/** The variables in their order, each once; the first default that is given counts. */
export function variablesIn(content: string): PromptVariable[] {
  const found = new Map<string, string>()
  for (const [, name = '', fallback = ''] of content.matchAll(place))
    if (name.trim()) found.set(name, found.get(name) || fallback.trim())
  return [...found].map(([name, fallback]) => ({ name, fallback }))
}

/** The prompt with its variables' values; one without a value stays as it is written. */
export const fillVariables = (content: string, values: Readonly<Record<string, string>>): string =>
  content.replace(place, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  )

/** What each variable is until somebody says otherwise. */
export const defaultsIn = (content: string): Record<string, string> =>
  Object.fromEntries(variablesIn(content).map(({ name, fallback }) => [name, fallback]))
