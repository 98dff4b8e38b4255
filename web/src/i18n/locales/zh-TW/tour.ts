import type { TourTexts } from '../en-US/tour.ts'

export const tour: TourTexts = {
  next: '下一步',
  back: '上一步',
  skip: '略過導覽',
  done: '完成',
  dontShowAgain: '不再顯示',
  progress: (p) => `第 ${p.n} 步，共 ${p.of} 步`,
  hint: '提示',
  gotIt: '知道了',

  offer: '功能導覽',
  offerText: '第一次使用嗎？花一分鐘認識各項功能。',
  offerTake: '開始導覽',
  offerLater: '以後再說',

  greetingTitle: (p) => `歡迎使用 ${p.name}`,
  greetingText: '帶你快速走一遍。按方向鍵前後切換，按 Esc 結束。',
  greetingTextTouch: '帶你快速走一遍，一次一個重點。',
  composerTitle: '在這裡輸入',
  composerText: '按 Enter 傳送，按 Shift+Enter 換行。尚未傳送的內容會為你保留。',
  composerTextTouch: '尚未傳送的內容會為你保留。',
  modelTitle: '選擇由誰回答',
  modelText: '每個模型都標示了能力與價格，每則訊息都能更換。',
  addTitle: '要一起附上的都在這裡',
  addText:
    '檔案、圖片、你的作品，還有提示詞和工具。詢問獨立的問題時，可以在這裡關閉上下文。圖片也能直接貼上或拖曳進來。',
  addTextTouch: '檔案、圖片、你的作品，還有提示詞和工具。詢問獨立的問題時，可以在這裡關閉上下文。',
  conversationsTitle: '你的對話',
  conversationsText: '問過的內容都保存在這裡，可以搜尋、重新命名，也可以釘選常用的。',
  menuTitle: '你的對話',
  menuText: '都在這個按鈕裡，也能搜尋所有問過的內容。',
  accountTitle: '帳號與設定',
  accountText: '餘額、主題和語言都在這裡。訪客可以在此註冊，原有內容全部保留。',
  meTitle: '我的',
  meText: '帳號、設定、說明，以及本站的公告都在這裡。',
  helpTitle: '使用手冊',
  helpText: '「說明」裡有各項功能的介紹，也可以從那裡再看一次導覽。',

  hintVersions: '這裡現在有不只一個回答。可以前後切換，對話會從目前顯示的這個繼續。',
}
