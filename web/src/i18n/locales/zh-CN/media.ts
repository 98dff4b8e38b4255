import type { MediaTexts } from '../en-US/media.ts'

export const media: MediaTexts = {
  clipBroken: '此浏览器无法显示这段视频',
  songs: ({ n }) => `${n} 首歌曲`,
  play: ({ title }) => `播放：${title}`,
  pause: ({ title }) => `暂停：${title}`,
  place: ({ title }) => `《${title}》的播放位置`,
  placeOf: ({ at, of }) => `${at}，共 ${of}`,
  songBroken: '这首歌曲无法播放',
  soundUnknown: '此浏览器无法播放这种音频',
  lyrics: '歌词',
}
