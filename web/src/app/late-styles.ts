/**
 * Applies the style sheets of every page that the page had fetched; resolves when they count, and also when one cannot be had. Those of a
 * screen are applied with it.
 */
export async function applyLateStyles(): Promise<void> {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]:not([data-screen])'),
  ]
  await Promise.all(links.map(apply))
}

const apply = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.crossOrigin = link.crossOrigin
    sheet.href = link.href
    sheet.onload = () => resolve()
    sheet.onerror = () => resolve()
    link.remove()
    // Before the sheets of a screen that was quicker: their order decides, not when they came.
    document.head.insertBefore(sheet, document.head.querySelector('link[rel=stylesheet]'))
  })
