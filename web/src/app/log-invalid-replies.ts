/** So many of a call are told of; whoever looks there needs no more. */
const maxOfCall = 5

const told = new Map<string, number>()

/** Says in the browser's console what in a reply was not as the contract says. */
export function logInvalidReply(key: string, invalid: readonly string[]): void {
  const times = told.get(key) ?? 0
  if (times >= maxOfCall) return
  told.set(key, times + 1)
  // biome-ignore lint/suspicious/noConsole: people are told by the screen; this is for whoever looks for the cause
  console.error(`The reply of ${key} is not what it should be:`, invalid.slice(0, 10).join(', '))
}
