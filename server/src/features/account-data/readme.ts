// What the archive says of itself.
import type { Locale } from '@atelier/contract/primitives'

export const readme: Record<Locale, string> = {
  'en-US': `This archive holds everything that is kept for your account.

profile.json          name, signature, role and ways to log in
sessions.json         where you are logged in
connections.json      your own connections, without their keys
conversations/        each conversation twice: as it is shown (.md), and with all versions (.json)
drawing-parameters.json   your sets of prompt parameters
uploads/              your pictures; uploads.json lists them
works/                what you had made; works.json tells what was asked for
gallery/              what you published, like, have in albums, follow, block and reported
shares.json           your links to conversations and works
ledger/               every change of your balance, and of your VIP time

Dates are in UTC.
`,
  'zh-CN': `此压缩包包含为你的账号保存的全部内容。

profile.json          名称、签名、角色与登录方式
sessions.json         已登录的设备
connections.json      你自己的连接（不含密钥）
conversations/        每个对话各两份：显示的内容（.md）与全部版本（.json）
drawing-parameters.json   你保存的提示词参数组
uploads/              你的图片，清单见 uploads.json
works/                你的作品，生成参数见 works.json
gallery/              你发布、喜欢、收入相册、关注、屏蔽与举报的内容
shares.json           你的对话与作品分享链接
ledger/               余额与 VIP 时间的每一次变动

日期均为 UTC 时间。
`,
  'zh-TW': `這個壓縮檔包含為你的帳號保存的所有內容。

profile.json          名稱、簽名、角色與登入方式
sessions.json         已登入的裝置
connections.json      你自己的連線（不含金鑰）
conversations/        每個對話各兩份：顯示的內容（.md）與所有版本（.json）
drawing-parameters.json   你儲存的提示詞參數組
uploads/              你的圖片，清單在 uploads.json
works/                你的作品，生成參數在 works.json
gallery/              你發布、喜歡、收入相簿、關注、封鎖與檢舉的內容
shares.json           你的對話與作品分享連結
ledger/               餘額與 VIP 時間的每一次變動

日期皆為 UTC 時間。
`,
}
