import type { MediaTexts } from '../en-US/media.ts'

export const media: MediaTexts = {
  clipBroken: '這個瀏覽器無法顯示這段影片',
  songs: ({ n }) => `${n} 首歌曲`,
  play: ({ title }) => `播放：${title}`,
  pause: ({ title }) => `暫停：${title}`,
  place: ({ title }) => `〈${title}〉的播放位置`,
  placeOf: ({ at, of }) => `${at}，共 ${of}`,
  songBroken: '這首歌曲無法播放',
  soundUnknown: '這個瀏覽器無法播放這種音訊',
  lyrics: '歌詞',
}
