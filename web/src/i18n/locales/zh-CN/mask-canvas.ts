import type { MaskCanvasTexts } from '../en-US/mask-canvas.ts'

export const maskCanvas: MaskCanvasTexts = {
  stage: '要涂抹的图片',
  stageHelp:
    '涂抹要修改的区域。选中矩形工具时：方向键移动，Shift 加方向键调整大小，Enter 确认，Esc 取消。[ 和 ] 调整画笔大小，加号和减号缩放，0 显示全图。',
  tools: '工具',
  brush: '画笔',
  rectangle: '矩形',
  lasso: '套索',
  hand: '移动画面',
  eraser: '擦除模式',
  size: '大小',
  sizeOf: (p) => `${p.n} 像素`,
  undo: '撤销',
  redo: '重做',
  invert: '反选',
  clear: '清空',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示全图',
  rectangleAt: (p) => `矩形 ${p.width} × ${p.height}，距左 ${p.x}，距上 ${p.y}`,
  rectangleMarked: '已涂抹矩形。',
  rectangleErased: '已擦除矩形。',
  rectangleDropped: '已取消矩形。',
  notLoaded: '图片加载失败。',
}
