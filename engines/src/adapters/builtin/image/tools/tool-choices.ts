// What the tools offer to choose from: words alone, so that whoever lists them loads no brush.

export const fileFormats = ['png', 'jpeg', 'webp', 'avif'] as const
export type FileFormat = (typeof fileFormats)[number]

export const restyleNames = [
  'oil',
  'watercolour',
  'sketch',
  'pixel',
  'ink',
  'mosaic',
  'poster',
  'neon',
] as const
export type RestyleName = (typeof restyleNames)[number]

export const markPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
  'tiled',
] as const
