/** Hands bytes that were made here to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  saveAddress(address, name)
  // Some browsers begin to read only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Has the browser download an address under a name. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** A name that every file system takes, without an ending; never empty. */
export function plainFileName(text: string, otherwise: string): string {
  const name = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    .replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80)
    .trim()
  return name || otherwise
}
