// What the archive says of itself.
import type { Locale } from '@atelier/contract/primitives'

export const readme: Record<Locale, string> = {
  'en-US': `This archive holds everything that is kept for your account. It can be imported where
Atelier runs: under "Your data" in the user center, on this site or another.

archive.json          what this archive is, for the site that imports it
profile.json          name, description, role and login methods
sessions.json         where you are logged in
connections.json      your own connections, without their keys
models.json           the models that you made
conversations/        each conversation twice: as it is shown (.md), and with all versions (.json)
mind-maps/            each mind map as an outline (.md) and as data (.json)
drawing-parameters.json   your sets of prompt parameters
apps.json                 the apps and roles that you made
prompts.json          your prompts, with what each was before
uploads/              your images, videos and songs; uploads.json lists them
documents/            your files that models answer from; documents.json lists them
works/                what you had made; works.json tells what was asked for, files.json what is what
gallery/              what you published, like, have in albums, follow, block and reported
shares.json           your links to conversations, works and mind maps
ledger/               every change of your balance, and of your VIP time

Dates are in UTC.
`,
  'zh-CN': `此压缩包包含为你的账号保存的全部内容。可在任何运行 Atelier 的站点导入：用户中心的“我的数据”。

archive.json          说明此压缩包是什么，供导入的站点读取
profile.json          名称、签名、角色与登录方式
sessions.json         已登录的设备
connections.json      你自己的连接（不含密钥）
models.json           你创建的模型
conversations/        每个对话各两份：显示的内容（.md）与全部版本（.json）
mind-maps/            每张思维导图各两份：大纲（.md）与数据（.json）
drawing-parameters.json   你保存的提示词参数组
apps.json                 你创建的应用和角色
prompts.json          你的提示词及其历史版本
uploads/              你的图片、视频与音频，清单见 uploads.json
documents/            供模型引用的文件，清单见 documents.json
works/                你的作品，生成参数见 works.json，文件对应关系见 files.json
gallery/              你发布、喜欢、收入相册、关注、屏蔽与举报的内容
shares.json           你的对话、作品与思维导图分享链接
ledger/               余额与 VIP 时间的每一次变动

日期均为 UTC 时间。
`,
  'zh-TW': `這個壓縮檔包含為你的帳號保存的所有內容。可以在任何執行 Atelier 的站台匯入：使用者中心的「我的資料」。

archive.json          說明這個壓縮檔是什麼，供匯入的站台讀取
profile.json          名稱、簽名、角色與登入方式
sessions.json         已登入的裝置
connections.json      你自己的連線（不含金鑰）
models.json           你建立的模型
conversations/        每個對話各兩份：顯示的內容（.md）與所有版本（.json）
mind-maps/            每張心智圖各兩份：大綱（.md）與資料（.json）
drawing-parameters.json   你儲存的提示詞參數組
apps.json                 你建立的應用和角色
prompts.json          你的提示詞與歷次版本
uploads/              你的圖片、影片與音訊，清單在 uploads.json
documents/            供模型引用的檔案，清單在 documents.json
works/                你的作品，生成參數在 works.json，檔案對應在 files.json
gallery/              你發布、喜歡、收入相簿、關注、封鎖與檢舉的內容
shares.json           你的對話、作品與心智圖分享連結
ledger/               餘額與 VIP 時間的每一次變動

日期皆為 UTC 時間。
`,
}
