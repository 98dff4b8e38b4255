import type { IncomingTexts } from '../en-US/incoming.ts'

export const incoming: IncomingTexts = {
  heic: ({ name }) =>
    `${name} 是 HEIC 圖片，這個瀏覽器無法開啟。請另存為 JPEG（iPhone：設定 › 相機 › 格式 › 最相容），或改用 Safari。`,
  notAPicture: ({ name }) =>
    `${name} 不是這個瀏覽器能開啟的圖片，請選擇 JPEG、PNG、WebP、GIF、AVIF 或 TIFF。`,
  pictureTooLarge: ({ name, megabytes }) =>
    `${name} 超過 ${megabytes} MB，這個瀏覽器無法縮小它，請存成小一點的再選取。`,
  notASong: ({ name }) => `${name} 是圖片，不是歌曲。`,
  noSound: ({ name }) => `${name} 裡沒有聲音，請換一個有聲音的檔案。`,
  tooLong: ({ name, minutes }) => `${name} 超過 ${minutes} 分鐘，請剪短或換一個短一點的。`,
  unreadable: ({ name, codec }) =>
    `${name} 中的聲音是 ${codec} 編碼，這個瀏覽器無法讀取。請另存為 MP3、WAV 或 FLAC，或改用 Chrome、Edge 或 Safari。`,
  notAClip: ({ name }) => `${name} 不是影片，請選擇有畫面的 MP4、MOV 或 WebM 檔案。`,
  soundAlone: ({ name }) => `${name} 只有聲音沒有畫面。請選擇有畫面的檔案，或用在需要歌曲的地方。`,
  brokenMedia: ({ name }) => `${name} 已損毀、不完整或格式無法讀取，請換一份，例如 MP3 或 WAV。`,
  mediaTooLarge: ({ name, megabytes }) =>
    `${name} 超過 ${megabytes} MB，請換短一點或小一點的，例如 MP3。`,
  gone: ({ name }) => `無法再讀取 ${name}：它已被移動、改名或刪除，請重新選取。`,
}
