// JSON from outside grows when it is read: a value of three letters takes dozens of bytes. What is read is bounded by its values too.

/** More than any list of models, workflow or batch of vectors has. */
export const maxValues = 1_000_000

/** As JSON.parse does; throws also where there are more values than any answer has. Letters are not counted: pictures come as text. */
export function parseBounded(
  text: string,
  reviver?: (key: string, value: unknown, context?: { source?: string }) => unknown,
): unknown {
  // Each value takes a letter at the least.
  if (text.length > maxValues && mayHoldMore(text))
    throw new SyntaxError('The JSON holds more values than is allowed.')
  return JSON.parse(text, reviver)
}

/** Every value but the first follows one of these. In texts they count too, which are not that long. */
function mayHoldMore(text: string): boolean {
  let found = 0
  for (const sign of [',', '[', '{'])
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1))
      if (++found > maxValues) return true
  return false
}
