import type { TasksTexts } from '../en-US/tasks.ts'

const states: TasksTexts['states'] = {
  running: '进行中',
  done: '已完成',
  empty: '没有内容',
  stopped: '已停止',
  length: '达到长度上限',
  refused: '模型拒绝回答',
  interrupted: '已中断',
  failed: '失败',
  ended: '已结束',
}

export const tasks: TasksTexts = {
  title: '任务',
  button: (p) =>
    ['任务', p.running > 0 && `${p.running} 个进行中`, p.ended > 0 && `${p.ended} 个已结束`]
      .filter(Boolean)
      .join('，'),
  clear: '清除已结束',
  none: '没有进行中的任务',
  noneText: '正在生成的回答和作品会显示在这里，包括你在其他设备上发起的。',
  elsewhereFailed: '无法加载其他设备上的任务。',
  untitled: '新对话',
  untitledMind: '新思维导图',
  characters: (p) => `${p.n.toLocaleString('zh-CN')} 字`,
  stop: (p) => `停止“${p.title}”`,
  stopFailed: '无法停止，请重试。',
  states,
  saidEnded: (p) => `“${p.title}”${states[p.state]}。`,
  notices: '较长的任务结束时提醒我',
  noticesText: '你不在本页面时，由浏览器发送通知。',
  noticesRefused: '浏览器不允许本站发送通知。',
}
