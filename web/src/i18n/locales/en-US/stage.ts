/** Of drawings that are looked at over the whole window. */
export const stage = {
  enlarge: 'Open large',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all',
  save: 'Download',
  png: 'Image (PNG)',
  svg: 'Drawing (SVG)',
  saveFailed: 'Couldn’t create the file.',
}

export type StageTexts = typeof stage
