import type { TasksTexts } from '../en-US/tasks.ts'

const states: TasksTexts['states'] = {
  running: '進行中',
  done: '已完成',
  empty: '沒有內容',
  stopped: '已停止',
  length: '達到長度上限',
  refused: '模型拒絕回答',
  interrupted: '已中斷',
  failed: '失敗',
  ended: '已結束',
}

export const tasks: TasksTexts = {
  title: '任務',
  button: (p) =>
    ['任務', p.running > 0 && `${p.running} 項進行中`, p.ended > 0 && `${p.ended} 項已結束`]
      .filter(Boolean)
      .join('，'),
  clear: '清除已結束',
  none: '沒有進行中的任務',
  noneText: '正在產生的回答和作品會顯示在這裡，包括你在其他裝置上開始的。',
  elsewhereFailed: '無法載入其他裝置上的任務。',
  untitled: '新對話',
  untitledMind: '新心智圖',
  characters: (p) => `${p.n.toLocaleString('zh-TW')} 字`,
  stop: (p) => `停止「${p.title}」`,
  stopFailed: '無法停止，請再試一次。',
  states,
  saidEnded: (p) => `「${p.title}」${states[p.state]}。`,
  notices: '較長的任務結束時通知我',
  noticesText: '你不在這個頁面時，由瀏覽器傳送通知。',
  noticesRefused: '瀏覽器不允許本站傳送通知。',
}
