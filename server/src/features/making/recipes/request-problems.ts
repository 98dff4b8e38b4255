// What is wrong with a request for a work, field by field, in the words that its reader gets.
import type { FieldProblem } from '@atelier/contract/errors'
import type { ParamProblem } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { InputRole } from '@atelier/contract/work-terms'

export type RequestReason =
  | ParamProblem['reason']
  | 'prompt-wanted'
  | 'prompt-too-long'
  | 'no-negative'
  | 'task-not-offered'
  | 'too-many-results'
  | 'too-many-works'
  | 'variants-in-one'
  | 'parent-wanted'
  | 'no-such-picture'
  | 'tile-wanted'
  | 'next-not-offered'
  | 'other-model'
  | 'input-not-there'
  | 'not-a-picture'
  | 'not-a-clip'
  | 'not-a-song'
  | 'too-long'
  | `${InputRole}-wanted`
  | `${InputRole}-too-many`
  | `${InputRole}-not-taken`

/** What a caller calls things, where that is not what they are called here. */
export type WireFields = { readonly [field: string]: string }

export const fieldOf = (field: string, fields: WireFields): string => fields[field] ?? field

export type RequestProblem = {
  field: string
  reason: RequestReason
  values?: { readonly [name: string]: string | number }
}

const texts: Record<Locale, Record<RequestReason, string>> = {
  'en-US': {
    unknown: 'This model doesn’t have this setting.',
    'not-offered': 'This model doesn’t support this value. Choose another.',
    'out-of-range': 'This value is out of range.',
    'wrong-kind': 'This value has the wrong type.',
    missing: 'This is required.',
    'prompt-wanted': 'Describe what you want.',
    'prompt-too-long': 'Too long: this model takes up to {most} characters.',
    'no-negative': 'This model doesn’t support negative prompts.',
    'task-not-offered': 'This model can’t do that. Choose another.',
    'too-many-results': 'This model makes up to {most} at a time.',
    'variants-in-one':
      'The braces expand to {count} prompts. Create them on the Midjourney page, or write just one; \\{ and \\} are literal braces.',
    'too-many-works': 'That is {count} works. The limit is {most} at a time.',
    'parent-wanted': 'Choose the work to build on.',
    'no-such-picture': 'This work has {most} results. Choose one of them.',
    'tile-wanted': 'Choose one of the {most} images in the grid.',
    'next-not-offered': 'This work can’t be continued that way.',
    'other-model': 'Only a model from the same connection can continue this work.',
    'input-not-there': 'This file no longer exists or isn’t yours. Choose another.',
    'not-a-picture': 'This file isn’t an image a model can read. Choose another.',
    'not-a-clip': 'This file isn’t a video. Choose another.',
    'not-a-song': 'This file isn’t audio. Choose another.',
    'too-long': 'Too long: the limit is {most} seconds.',
    'source-wanted': 'Add an image to edit.',
    'reference-wanted': 'Add at least {least} reference images.',
    'style-wanted': 'Add a style reference.',
    'mask-wanted': 'Paint the area to change.',
    'first-frame-wanted': 'Add a first frame.',
    'last-frame-wanted': 'Add a last frame.',
    'clip-wanted': 'Add a video.',
    'song-wanted': 'Add a song.',
    'source-too-many': 'Up to {most} images to edit.',
    'reference-too-many': 'Up to {most} reference images.',
    'style-too-many': 'Up to {most} style references.',
    'mask-too-many': 'Only one area to change.',
    'first-frame-too-many': 'Only one first frame.',
    'last-frame-too-many': 'Only one last frame.',
    'clip-too-many': 'Up to {most} videos.',
    'song-too-many': 'Up to {most} songs.',
    'source-not-taken': 'This model doesn’t take an image to edit here.',
    'reference-not-taken': 'This model doesn’t take reference images here.',
    'style-not-taken': 'This model doesn’t take a style reference here.',
    'mask-not-taken': 'This model doesn’t take an area to change here.',
    'first-frame-not-taken': 'This model takes no first picture here.',
    'last-frame-not-taken': 'This model takes no last picture here.',
    'clip-not-taken': 'This model takes no clip here.',
    'song-not-taken': 'This model takes no song here.',
  },
  'zh-CN': {
    unknown: '此模型没有这项设置。',
    'not-offered': '此模型不提供这个值，请换一个。',
    'out-of-range': '这个值超出了模型可接受的范围。',
    'wrong-kind': '这个值的类型不对。',
    missing: '请填写此项。',
    'prompt-wanted': '请描述你想要的内容。',
    'prompt-too-long': '请缩短：此模型最多读取 {most} 个字符。',
    'no-negative': '此模型不支持反向提示词。',
    'task-not-offered': '此模型做不了这个，请换一个模型。',
    'too-many-results': '此模型一次最多生成 {most} 个。',
    'variants-in-one':
      '花括号代表 {count} 条提示词。请在 Midjourney 页一次提交全部，或只写其中一条；\\{ 与 \\} 表示花括号本身。',
    'too-many-works': '这会是 {count} 个作品，一次最多 {most} 个。',
    'parent-wanted': '请选择要在哪个作品的基础上继续。',
    'no-such-picture': '该作品有 {most} 个结果，请选择其中一个。',
    'tile-wanted': '请选择网格中 {most} 张图里的一张。',
    'next-not-offered': '该作品不能这样继续。',
    'other-model': '只有同一连接的模型才能继续这个作品。',
    'input-not-there': '这个文件已不存在，或不属于你，请换一个。',
    'not-a-picture': '这个文件不是模型能读取的图片，请换一个。',
    'not-a-clip': '这个文件不是视频，请换一个。',
    'not-a-song': '这个文件不是音频，请换一个。',
    'too-long': '太长了：最多 {most} 秒。',
    'source-wanted': '请添加要修改的图片。',
    'reference-wanted': '请至少添加 {least} 张参考图。',
    'style-wanted': '请添加风格图。',
    'mask-wanted': '请标出要修改的区域。',
    'first-frame-wanted': '请添加首帧图片。',
    'last-frame-wanted': '请添加尾帧图片。',
    'clip-wanted': '请添加视频。',
    'song-wanted': '请添加歌曲。',
    'source-too-many': '要修改的图片最多 {most} 张。',
    'reference-too-many': '参考图最多 {most} 张。',
    'style-too-many': '风格图最多 {most} 张。',
    'mask-too-many': '只能标出一处要修改的区域。',
    'first-frame-too-many': '首帧只能有一张图片。',
    'last-frame-too-many': '尾帧只能有一张图片。',
    'clip-too-many': '视频最多 {most} 个。',
    'song-too-many': '歌曲最多 {most} 首。',
    'source-not-taken': '此模型在这里不接受要修改的图片。',
    'reference-not-taken': '此模型在这里不接受参考图。',
    'style-not-taken': '此模型在这里不接受风格图。',
    'mask-not-taken': '此模型在这里不接受蒙版。',
    'first-frame-not-taken': '此模型在这里不接受首帧图片。',
    'last-frame-not-taken': '此模型在这里不接受尾帧图片。',
    'clip-not-taken': '此模型在这里不接受视频。',
    'song-not-taken': '此模型在这里不接受歌曲。',
  },
  'zh-TW': {
    unknown: '這個模型沒有這項設定。',
    'not-offered': '這個模型不提供這個值，請換一個。',
    'out-of-range': '這個值超出模型可接受的範圍。',
    'wrong-kind': '這個值的類型不對。',
    missing: '請填寫此項。',
    'prompt-wanted': '請描述你想要的內容。',
    'prompt-too-long': '請縮短：這個模型最多讀取 {most} 個字元。',
    'no-negative': '這個模型不支援負面提示詞。',
    'task-not-offered': '這個模型做不到，請換一個模型。',
    'too-many-results': '這個模型一次最多產生 {most} 個。',
    'variants-in-one':
      '大括號代表 {count} 條提示詞。請在 Midjourney 頁一次送出全部，或只寫其中一條；\\{ 與 \\} 表示大括號本身。',
    'too-many-works': '這會是 {count} 個作品，一次最多 {most} 個。',
    'parent-wanted': '請選擇要以哪個作品為基礎繼續。',
    'no-such-picture': '這個作品有 {most} 個結果，請選擇其中一個。',
    'tile-wanted': '請選擇格狀圖裡 {most} 張圖中的一張。',
    'next-not-offered': '這個作品不能這樣繼續。',
    'other-model': '只有同一個連線的模型才能繼續這個作品。',
    'input-not-there': '這個檔案已不存在，或不屬於你，請換一個。',
    'not-a-picture': '這個檔案不是模型能讀取的圖片，請換一個。',
    'not-a-clip': '這個檔案不是影片，請換一個。',
    'not-a-song': '這個檔案不是音訊，請換一個。',
    'too-long': '太長了：最多 {most} 秒。',
    'source-wanted': '請加入要修改的圖片。',
    'reference-wanted': '請至少加入 {least} 張參考圖。',
    'style-wanted': '請加入風格圖。',
    'mask-wanted': '請標出要修改的範圍。',
    'first-frame-wanted': '請加入首幀圖片。',
    'last-frame-wanted': '請加入尾幀圖片。',
    'clip-wanted': '請加入影片。',
    'song-wanted': '請加入歌曲。',
    'source-too-many': '要修改的圖片最多 {most} 張。',
    'reference-too-many': '參考圖最多 {most} 張。',
    'style-too-many': '風格圖最多 {most} 張。',
    'mask-too-many': '只能標出一處要修改的範圍。',
    'first-frame-too-many': '首幀只能有一張圖片。',
    'last-frame-too-many': '尾幀只能有一張圖片。',
    'clip-too-many': '影片最多 {most} 個。',
    'song-too-many': '歌曲最多 {most} 首。',
    'source-not-taken': '這個模型在這裡不接受要修改的圖片。',
    'reference-not-taken': '這個模型在這裡不接受參考圖。',
    'style-not-taken': '這個模型在這裡不接受風格圖。',
    'mask-not-taken': '這個模型在這裡不接受遮罩。',
    'first-frame-not-taken': '這個模型在這裡不接受首幀圖片。',
    'last-frame-not-taken': '這個模型在這裡不接受尾幀圖片。',
    'clip-not-taken': '這個模型在這裡不接受影片。',
    'song-not-taken': '這個模型在這裡不接受歌曲。',
  },
}

export const describeProblem = (
  { field, reason, values = {} }: RequestProblem,
  locale: Locale,
): FieldProblem => ({
  field,
  reason: texts[locale][reason].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  ),
})
