/**
 * Opens the browser's print window; the style sheet leaves only the conversation on the paper. Resolves when the window is closed.
 * Paper is light, and the file is proposed under `title`.
 */
export function printSheet(title: string): Promise<void> {
  const { classList } = document.documentElement
  const wasDark = classList.contains('dark')
  const titleBefore = document.title
  classList.remove('dark')
  document.title = title
  return new Promise<void>((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true })
    print()
  }).finally(() => {
    classList.toggle('dark', wasDark)
    document.title = titleBefore
  })
}
