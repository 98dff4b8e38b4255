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
    unknown: 'This model has no such setting.',
    'not-offered': 'This model does not offer this value. Choose another.',
    'out-of-range': 'This value is beyond what the model takes.',
    'wrong-kind': 'This value is of the wrong kind.',
    missing: 'Fill this in.',
    'prompt-wanted': 'Describe what you want.',
    'prompt-too-long': 'Shorten it: this model reads at most {most} characters.',
    'no-negative': 'This model cannot be told what to leave out.',
    'task-not-offered': 'This model cannot do that. Choose another model.',
    'too-many-results': 'This model makes at most {most} at once.',
    'variants-in-one':
      'The braces stand for {count} prompts. Ask for all of them on the Midjourney page, or write one of them; \\{ and \\} are braces as they are.',
    'too-many-works': 'That would be {count} works. At most {most} can be asked for at once.',
    'parent-wanted': 'Choose the work that this goes on from.',
    'no-such-picture': 'The work has {most} results. Choose one of them.',
    'tile-wanted': 'Choose one of the {most} pictures of the grid.',
    'next-not-offered': 'This work cannot be gone on with in that way.',
    'other-model': 'Only a model of the same connection can go on with this work.',
    'input-not-there': 'This file is not there any more, or it is not yours. Choose another.',
    'not-a-picture': 'This file is no picture that a model could read. Choose another.',
    'not-a-clip': 'This file is no video. Choose another.',
    'not-a-song': 'This file is no sound. Choose another.',
    'too-long': 'This is too long: at most {most} seconds fit.',
    'source-wanted': 'Add the picture that is to be changed.',
    'reference-wanted': 'Add at least {least} pictures to go by.',
    'style-wanted': 'Add a picture of the style.',
    'mask-wanted': 'Mark where the picture is to be changed.',
    'first-frame-wanted': 'Add the picture that the clip begins with.',
    'last-frame-wanted': 'Add the picture that the clip ends with.',
    'clip-wanted': 'Add the clip.',
    'song-wanted': 'Add the song.',
    'source-too-many': 'Of pictures to be changed, at most {most} fit.',
    'reference-too-many': 'Of pictures to go by, at most {most} fit.',
    'style-too-many': 'Of pictures of a style, at most {most} fit.',
    'mask-too-many': 'Only one place to change can be marked.',
    'first-frame-too-many': 'A clip begins with one picture.',
    'last-frame-too-many': 'A clip ends with one picture.',
    'clip-too-many': 'Of clips, at most {most} fit.',
    'song-too-many': 'Of songs, at most {most} fit.',
    'source-not-taken': 'This model takes no picture to change here.',
    'reference-not-taken': 'This model takes no pictures to go by here.',
    'style-not-taken': 'This model takes no picture of a style here.',
    'mask-not-taken': 'This model takes no mask here.',
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
