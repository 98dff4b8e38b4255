type Sharp = typeof import('sharp')['default']
let loaded: Promise<Sharp> | undefined

/** Loaded with the first picture: most servers see few. Pixels alone are read: no drawings, pages or scripts. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // SVG can hold scripts and reach for other files.
    sharp.block({
      operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'],
    })
    sharp.cache(false)
    return sharp
  })
  return loaded
}
