import type { MaskCanvasTexts } from '../en-US/mask-canvas.ts'

export const maskCanvas: MaskCanvasTexts = {
  stage: '要塗抹的圖片',
  stageHelp:
    '塗抹要修改的區域。選取矩形工具時：方向鍵移動，Shift 加方向鍵調整大小，Enter 確定，Esc 取消。[ 和 ] 調整筆刷大小，加號和減號縮放，0 顯示整張圖。',
  tools: '工具',
  brush: '筆刷',
  rectangle: '矩形',
  lasso: '套索',
  hand: '移動畫面',
  eraser: '擦除模式',
  size: '大小',
  sizeOf: (p) => `${p.n} 像素`,
  undo: '復原',
  redo: '重做',
  invert: '反轉選取',
  clear: '清除',
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示整張圖',
  rectangleAt: (p) => `矩形 ${p.width} × ${p.height}，距左 ${p.x}，距上 ${p.y}`,
  rectangleMarked: '已塗抹矩形。',
  rectangleErased: '已擦除矩形。',
  rectangleDropped: '已取消矩形。',
  notLoaded: '圖片載入失敗。',
}
