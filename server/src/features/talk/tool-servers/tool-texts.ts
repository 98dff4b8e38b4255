// Our own tools as people know them: a name, and what it does.
import type { Locale } from '@atelier/contract/primitives'

type Text = readonly [title: string, description: string]

const texts: Record<string, Record<Locale, Text>> = {
  calculate: {
    'en-US': ['Calculator', 'Exact arithmetic'],
    'zh-CN': ['计算器', '精确计算'],
    'zh-TW': ['計算機', '精確計算'],
  },
  date: {
    'en-US': ['Date and time', 'Today, weekdays, days between'],
    'zh-CN': ['日期与时间', '今天、星期几、相隔天数'],
    'zh-TW': ['日期與時間', '今天、星期幾、相隔天數'],
  },
  convert_units: {
    'en-US': ['Units', 'Length, weight, temperature…'],
    'zh-CN': ['单位换算', '长度、重量、温度等'],
    'zh-TW': ['單位換算', '長度、重量、溫度等'],
  },
  search_handbook: {
    'en-US': ['Handbook', 'Searches the help pages'],
    'zh-CN': ['使用手册', '在帮助页面中查找'],
    'zh-TW': ['使用手冊', '在說明頁面中查詢'],
  },
  run_javascript: {
    'en-US': ['JavaScript', 'Runs scripts in a closed sandbox'],
    'zh-CN': ['JavaScript', '在封闭的沙盒中运行脚本'],
    'zh-TW': ['JavaScript', '在封閉的沙箱中執行指令碼'],
  },
  plot_chart: {
    'en-US': ['Charts', 'Draws data as a chart'],
    'zh-CN': ['图表', '把数据画成图表'],
    'zh-TW': ['圖表', '把資料畫成圖表'],
  },
  web_search: {
    'en-US': ['Web search', 'Finds pages and names them as sources'],
    'zh-CN': ['网页搜索', '查找网页，并列为来源'],
    'zh-TW': ['網頁搜尋', '尋找網頁，並列為來源'],
  },
  read_page: {
    'en-US': ['Read web page', 'Opens a web address'],
    'zh-CN': ['阅读网页', '打开一个网址'],
    'zh-TW': ['閱讀網頁', '開啟一個網址'],
  },
  search_chats: {
    'en-US': ['My conversations', 'Finds earlier messages'],
    'zh-CN': ['我的对话', '查找以前的消息'],
    'zh-TW': ['我的對話', '尋找先前的訊息'],
  },
  search_works: {
    'en-US': ['My works', 'Finds images, videos, and songs'],
    'zh-CN': ['我的作品', '查找图片、视频和歌曲'],
    'zh-TW': ['我的作品', '尋找圖片、影片與歌曲'],
  },
  draw_picture: {
    'en-US': ['Create image', 'Asks first, with the price'],
    'zh-CN': ['画图', '先询问，并显示价格'],
    'zh-TW': ['畫圖', '先詢問，並顯示價格'],
  },
  make_music: {
    'en-US': ['Create music', 'Asks first, with the price'],
    'zh-CN': ['创作音乐', '先询问，并显示价格'],
    'zh-TW': ['創作音樂', '先詢問，並顯示價格'],
  },
  search_documents: {
    'en-US': ['My documents', 'Finds passages in your documents'],
    'zh-CN': ['我的文档', '在你的文档中查找段落'],
    'zh-TW': ['我的文件', '在你的文件中尋找段落'],
  },
}

/** Undefined for one without words for people. */
export const toolText = (
  name: string,
  locale: Locale,
): { title: string; description: string } | undefined => {
  const text = texts[name]?.[locale]
  return text && { title: text[0], description: text[1] }
}
