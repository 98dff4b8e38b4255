/** Formulas, diagrams and colours of code come late. */
const quietMs = 250
const maxMs = 8000

/** Resolves when nothing in an element has changed for a moment and its pictures are there, or when it has taken too long. */
export function sheetSettled(element: HTMLElement): Promise<void> {
  const pictures = Promise.all(
    [...element.querySelectorAll('img')].map((each) => each.decode().catch(() => undefined)),
  )
  const quiet = new Promise<void>((resolve) => {
    let timer = setTimeout(end, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    })
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    function end() {
      observer.disconnect()
      resolve()
    }
  })
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxMs))
  return Promise.race([Promise.all([pictures, quiet, document.fonts.ready]), late]).then(
    () => undefined,
  )
}
