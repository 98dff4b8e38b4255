// What a connection was set up as: a vendor by name, or an engine for whoever else speaks as it does.

const ofEngine = 'engine:'

export const choiceOf = (engine: string, vendor: string | null): string =>
  vendor ?? `${ofEngine}${engine}`

/** The vendor of a choice; null where none was chosen, undefined where nobody chose. */
export const vendorOf = (choice: string | null): string | null | undefined => {
  if (choice === null) return undefined
  return choice.startsWith(ofEngine) ? null : choice
}
