import type { TourTexts } from '../en-US/tour.ts'

export const tour: TourTexts = {
  next: '下一步',
  back: '上一步',
  skip: '跳过引导',
  done: '完成',
  dontShowAgain: '不再显示',
  progress: (p) => `第 ${p.n} 步，共 ${p.of} 步`,
  hint: '提示',
  gotIt: '知道了',

  offer: '功能引导',
  offerText: '第一次来？花一分钟了解各项功能。',
  offerTake: '开始引导',
  offerLater: '以后再说',

  greetingTitle: (p) => `欢迎使用 ${p.name}`,
  greetingText: '带你快速看一遍。按方向键前后切换，按 Esc 结束。',
  greetingTextTouch: '带你快速看一遍，一步一个要点。',
  composerTitle: '在这里输入',
  composerText: '按 Enter 发送，按 Shift+Enter 换行。没发送的内容会替你保留。',
  composerTextTouch: '没发送的内容会替你保留。',
  modelTitle: '选择由谁回答',
  modelText: '每个模型都标明了能力和价格，每条消息都可以换。',
  addTitle: '一起带上的都在这里',
  addText:
    '文件、图片、你的作品，还有提示词和工具。问独立的问题时，可以在这里关掉上下文。图片也可以直接粘贴或拖进来。',
  addTextTouch: '文件、图片、你的作品，还有提示词和工具。问独立的问题时，可以在这里关掉上下文。',
  conversationsTitle: '你的对话',
  conversationsText: '问过的都保存在这里，可以搜索、重命名，也可以置顶常用的。',
  menuTitle: '你的对话',
  menuText: '都在这个按钮里，还可以搜索所有问过的内容。',
  accountTitle: '账户与设置',
  accountText: '余额、主题和语言都在这里。访客可以在此注册，已有内容全部保留。',
  meTitle: '我的',
  meText: '账户、设置、帮助，以及本站的公告都在这里。',
  helpTitle: '使用手册',
  helpText: '“帮助”里有所有功能的说明，也可以从那里再看一遍引导。',

  hintVersions: '这里现在有不止一个回答。可以前后切换，对话会从当前显示的这个继续。',
}
