// Namespaces that are needed together come in one file: the build cuts the files by it, and the page waits for all of a file at once.

/** By the name of the file, whose end is its language. */
export const textsTogether = {
  texts: ['common', 'chat', 'markdown', 'session', 'voice'],
  'making-texts': [
    'compare',
    'drawingLibrary',
    'fields',
    'home',
    'midjourney',
    'music',
    'separation',
    'studio',
    'tools',
    'video',
    'works',
  ],
  'gallery-texts': ['albums', 'authors', 'gallery', 'ownGallery', 'publishing', 'workPage'],
} as const

/** The name of the module of a namespace, without its ending. */
export const textModule = (namespace: string): string =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
