import type { IncomingTexts } from '../en-US/incoming.ts'

export const incoming: IncomingTexts = {
  heic: ({ name }) =>
    `${name} 是 HEIC 图片，当前浏览器无法打开。请另存为 JPEG（iPhone：设置 › 相机 › 格式 › 兼容性最佳），或改用 Safari。`,
  notAPicture: ({ name }) =>
    `${name} 不是当前浏览器能打开的图片，请选择 JPEG、PNG、WebP、GIF、AVIF 或 TIFF。`,
  pictureTooLarge: ({ name, megabytes }) =>
    `${name} 超过 ${megabytes} MB，当前浏览器无法缩小它，请存成小一些的再选择。`,
  notASong: ({ name }) => `${name} 是图片，不是歌曲。`,
  noSound: ({ name }) => `${name} 里没有声音，请换一个有声音的文件。`,
  tooLong: ({ name, minutes }) => `${name} 超过 ${minutes} 分钟，请剪短或换一个短一些的。`,
  unreadable: ({ name, codec }) =>
    `${name} 中的声音是 ${codec} 编码，当前浏览器无法读取。请另存为 MP3、WAV 或 FLAC，或改用 Chrome、Edge 或 Safari。`,
  notAClip: ({ name }) => `${name} 不是视频，请选择有画面的 MP4、MOV 或 WebM 文件。`,
  soundAlone: ({ name }) =>
    `${name} 只有声音没有画面。请选择有画面的文件，或在需要歌曲的地方使用它。`,
  brokenMedia: ({ name }) => `${name} 已损坏、不完整或格式无法读取，请换一份，例如 MP3 或 WAV。`,
  mediaTooLarge: ({ name, megabytes }) =>
    `${name} 超过 ${megabytes} MB，请换短一些或小一些的，例如 MP3。`,
  gone: ({ name }) => `无法再读取 ${name}：它已被移动、改名或删除，请重新选择。`,
}
