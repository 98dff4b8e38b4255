export const maskCanvas = {
  stage: 'Picture to mark',
  stageHelp:
    'Mark what is to change. With the rectangle chosen: arrow keys move it, Shift with arrow keys resizes it, Enter marks it, Esc drops it. [ and ] change the size of the brush, plus and minus zoom, 0 shows all.',
  tools: 'Tool',
  brush: 'Brush',
  rectangle: 'Rectangle',
  lasso: 'Lasso',
  hand: 'Move the view',
  eraser: 'Erase instead of mark',
  size: 'Size',
  sizeOf: (p: { n: number }) => `${p.n} pixels`,
  undo: 'Undo',
  redo: 'Redo',
  invert: 'Invert',
  clear: 'Clear',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  rectangleAt: (p: { width: number; height: number; x: number; y: number }) =>
    `Rectangle ${p.width} by ${p.height}, ${p.x} from the left, ${p.y} from the top`,
  rectangleMarked: 'Rectangle marked.',
  rectangleErased: 'Rectangle erased.',
  rectangleDropped: 'Rectangle dropped.',
  notLoaded: 'The picture could not be loaded.',
}
export type MaskCanvasTexts = typeof maskCanvas
